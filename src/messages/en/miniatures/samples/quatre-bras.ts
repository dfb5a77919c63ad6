import type { SampleBattle } from './sample.ts'

export const quatreBras: SampleBattle = {
  id: 'quatre-bras',
  name: 'Quatre Bras',
  date: '16 June 1815',
  about: 'Ney has the afternoon to take a crossroads that Wellington means to keep.',
  sides: [
    {
      name: 'France',
      nation: 'france',
      army: `Army: Ney’s Wing
Nation: France
Officer: Marshal Ney +2

Jérôme’s Division:
1st Line – infantry, 4 bases, in column
2nd Line – infantry, 4 bases, in column, with Jérôme +2
1st Light – light infantry, 4 bases, skirmishing

Bachelu’s Division:
Officer: Bachelu +2
61st Line – infantry, 4 bases
108th Line – infantry, 4 bases
2nd Light – light infantry, 4 bases

Cavalry:
8th Cuirassiers – elite armoured cavalry, 3 bases, with Kellermann +2
6th Lancers – lancer cavalry, 3 bases, with Piré +2
1st Chasseurs à Cheval – light cavalry, 3 bases

Artillery:
Foot Battery – medium artillery, 2 guns
Horse Battery – horse artillery, 1 gun`,
    },
    {
      name: 'Britain',
      nation: 'britain',
      army: `Army: Anglo-Allied Army
Nation: Britain
Officer: Wellington +3

Picton’s Division:
Officer: Picton +2
42nd Highlanders – infantry, 4 bases, with Pack +1
32nd Foot – infantry, 4 bases, with Kempt +1
28th Foot – infantry, 4 bases
95th Rifles – light infantry, 3 bases, skirmishing

Halkett’s Brigade:
69th Foot – infantry, 4 bases, with Halkett +1

Netherlanders:
Officer: Perponcher +2
27th Jägers – light infantry, 3 bases, skirmishing, allied
5th Militia – militia infantry, 4 bases, allied

Brunswickers:
Leib Battalion – elite infantry, 3 bases, allied, with Duke of Brunswick +2
Brunswick Hussars – light cavalry, 3 bases, allied

Artillery:
Rogers’s Battery – medium artillery, 2 guns
Kuhlmann’s Troop – horse artillery, 1 gun`,
    },
  ],
  scenario: {
    turnLimit: 10,
    minutesPerHalfTurn: null,
    terrain: [
      { name: 'Quatre Bras', cover: 'house', note: 'The hamlet at the crossroads.' },
      { name: 'Gemioncourt', cover: 'house', note: 'A farm with strong walls, in the middle.' },
      { name: 'Bossu wood', cover: 'woods', note: 'Along the western edge.' },
      { name: 'Tall rye', cover: 'lightCover', note: 'Between the farm and the crossroads, until trodden.' },
      { name: 'Gemioncourt stream', cover: null, note: 'Rough ground to cross; no cover.' },
    ],
    objectives: [
      { name: 'Quatre Bras', heldBy: 'b' },
      { name: 'Gemioncourt', heldBy: 'b' },
      { name: 'Bossu wood', heldBy: 'b' },
    ],
    notes:
      'The French set up within 12 inches of their edge. The Netherlanders stand in Gemioncourt and the wood, everyone else of the allies within 12 inches of the crossroads.\n' +
      'France wins by holding Quatre Bras at the end; with the other two places alone it is a draw.',
  },
}
