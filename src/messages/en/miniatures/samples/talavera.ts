import type { SampleBattle } from './sample.ts'

export const talavera: SampleBattle = {
  id: 'talavera',
  name: 'Talavera',
  date: '28 July 1809',
  about: 'Victor’s columns cross the Portiña against a line that waits behind the crest.',
  sides: [
    {
      name: 'France',
      nation: 'france',
      army: `Army: Victor’s Corps
Nation: France
Officer: Marshal Victor +2

Ruffin’s Division:
Officer: Ruffin +2
9th Light – light infantry, 4 bases, in column
24th Line – infantry, 4 bases, in column
96th Line – infantry, 4 bases, in column, with Barrois +1

Lapisse’s Division:
Officer: Lapisse +2
16th Light – light infantry, 4 bases, in column
8th Line – infantry, 4 bases, in column
45th Line – infantry, 4 bases, in column

Sebastiani’s Corps:
28th Line – infantry, 4 bases, in column, with Sebastiani +2

Cavalry:
Vistula Lancers – lancer cavalry, 3 bases, allied
10th Chasseurs à Cheval – light cavalry, 3 bases, with Strolz +1

Artillery:
Cascajal Battery – medium artillery, 2 guns
Reserve Battery – heavy artillery, 1 gun`,
    },
    {
      name: 'Britain and Spain',
      nation: 'britain',
      army: `Army: Wellesley’s Army
Nation: Britain
Officer: "Wellesley (Wellington)" +3

Hill’s Division:
Officer: Hill +2
29th Foot – infantry, 4 bases, with Stewart +1
48th Foot – infantry, 4 bases
60th Rifles – light infantry, 3 bases, skirmishing

Sherbrooke’s Division:
Officer: Sherbrooke +2
Coldstream Guards – guard infantry, 4 bases
83rd Foot – infantry, 4 bases, with Cameron +1
2nd KGL Line – infantry, 4 bases

On the right:
24th Foot – infantry, 4 bases, with Mackenzie +2
Osuna Regiment – infantry, 4 bases, Spanish

Cavalry:
23rd Light Dragoons – light cavalry, 3 bases, with Anson +1

Artillery:
Rettberg’s Battery – medium artillery, 2 guns
Redoubt Battery – medium artillery, 1 gun, Spanish`,
    },
  ],
  scenario: {
    turnLimit: 9,
    minutesPerHalfTurn: null,
    terrain: [
      { name: 'Cerro de Medellín', cover: 'hill', note: 'Two levels; the allied left.' },
      { name: 'Cerro de Cascajal', cover: 'hill', note: 'One level; the French guns stand here.' },
      { name: 'Pajar de Vergara', cover: 'lightCover', note: 'An unfinished redoubt, for the Spanish gun.' },
      { name: 'Olive groves', cover: 'woods', note: 'On the allied right.' },
      { name: 'Portiña brook', cover: null, note: 'Rough ground to cross; no cover.' },
    ],
    objectives: [
      { name: 'Cerro de Medellín', heldBy: 'b' },
      { name: 'Pajar de Vergara', heldBy: 'b' },
    ],
    notes:
      'The brook runs across the middle of the table. The French set up beyond it, the allies within 12 inches of their edge.\n' +
      'France needs one of the two places at the end for a draw, and both to win.',
  },
}
