import type { SampleBattle } from './sample.ts'

export const ligny: SampleBattle = {
  id: 'ligny',
  name: 'Ligny',
  date: '16 June 1815',
  about: 'Street by street against Blücher, with the Guard behind the French line.',
  sides: [
    {
      name: 'France',
      nation: 'france',
      army: `Army: Armée du Nord
Nation: France
Officer: Napoleon +3

Vandamme’s Corps:
Officer: Vandamme +2
15th Light – light infantry, 4 bases
23rd Line – infantry, 4 bases, in column, with Lefol +2

Gérard’s Corps:
Officer: Gérard +2
30th Line – infantry, 4 bases, in column
96th Line – infantry, 4 bases, in column
63rd Line – infantry, 4 bases, in column, with Pécheux +2

Imperial Guard:
4th Guard Grenadiers – guard infantry, 4 bases, in column, with Roguet +2
Guard Dragoons – guard heavy cavalry, 3 bases

Milhaud’s Cavalry:
6th Cuirassiers – elite armoured cavalry, 3 bases, with Milhaud +2

Artillery:
Guard Battery – guard heavy artillery, 2 guns
Gérard’s Battery – medium artillery, 1 gun`,
    },
    {
      name: 'Prussia',
      nation: 'prussia',
      army: `Army: Army of the Lower Rhine
Nation: Prussia
Officer: Blücher +3

Zieten’s Corps:
Officer: Zieten +2
19th Regiment – infantry, 4 bases
7th Regiment – infantry, 4 bases, with Jagow +1
29th Regiment – infantry, 4 bases
1st Westphalian Landwehr – militia infantry, 4 bases
Silesian Schützen – light infantry, 3 bases, skirmishing

Pirch’s Corps:
Officer: Pirch +2
9th Colberg Regiment – infantry, 4 bases
25th Regiment – infantry, 4 bases

Cavalry:
6th Uhlans – lancer cavalry, 3 bases, with Lützow +1
Queen’s Dragoons – elite heavy cavalry, 3 bases

Artillery:
Foot Battery – heavy artillery, 2 guns
Horse Battery – horse artillery, 1 gun`,
    },
  ],
  scenario: {
    turnLimit: 10,
    minutesPerHalfTurn: null,
    terrain: [
      { name: 'Ligny', cover: 'house', note: 'Two blocks of houses, one on each bank of the brook.' },
      { name: 'Saint-Amand', cover: 'house', note: 'On the western flank.' },
      { name: 'Mill of Bussy', cover: 'hill', note: 'One level, behind Ligny.' },
      { name: 'Orchards', cover: 'lightCover', note: 'About both villages.' },
      { name: 'Ligny brook', cover: null, note: 'Rough ground to cross; guns only by the bridges.' },
    ],
    objectives: [
      { name: 'Ligny', heldBy: 'b' },
      { name: 'Saint-Amand', heldBy: 'b' },
      { name: 'Mill of Bussy', heldBy: 'b' },
    ],
    notes:
      'Zieten stands in and about the villages, the other Prussians about the mill. The French set up within 12 inches of their edge.\n' +
      'France wins by holding two of the three places at the end.',
  },
}
