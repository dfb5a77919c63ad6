import type { SampleBattle } from './sample.ts'

export const austerlitz: SampleBattle = {
  id: 'austerlitz',
  name: 'Austerlitz',
  date: '2 December 1805',
  about: 'Soult climbs out of the mist onto heights that the allies are just leaving.',
  sides: [
    {
      name: 'France',
      nation: 'france',
      army: `Army: Soult’s Corps
Nation: France
Officer: Marshal Soult +2

Saint-Hilaire’s Division:
Officer: Saint-Hilaire +2
10th Light – light infantry, 4 bases
14th Line – infantry, 4 bases
36th Line – infantry, 4 bases, with Thiébault +1

Vandamme’s Division:
Officer: Vandamme +2
24th Light – light infantry, 4 bases
4th Line – infantry, 4 bases
28th Line – infantry, 4 bases

Guard Cavalry:
Guard Chasseurs à Cheval – guard light cavalry, 3 bases, with Rapp +1
Guard Horse Grenadiers – guard heavy cavalry, 3 bases

Artillery:
Corps Battery – medium artillery, 2 guns
Guard Horse Battery – guard horse artillery, 1 gun`,
    },
    {
      name: 'Russia and Austria',
      nation: 'russia',
      army: `Army: Kutuzov’s Centre
Nation: Russia
Officer: Kutuzov +2

Miloradovich’s Column:
Officer: Miloradovich +2
Novgorod Musketeers – infantry, 4 bases
Apsheron Musketeers – infantry, 4 bases
Little Russia Grenadiers – elite infantry, 4 bases
Salzburg Regiment – infantry, 5 bases, Austrian, with Jurczik +1

Kamensky’s Brigade:
Phanagoria Grenadiers – elite infantry, 4 bases, with Kamensky +1
Ryazhsk Musketeers – infantry, 4 bases

Grand Duke’s Guard:
Officer: Constantine +2
Semenovsky Guard – guard infantry, 4 bases
Guard Hussars – guard light cavalry, 3 bases
Chevalier Guard – elite heavy cavalry, 3 bases

Artillery:
Position Battery – heavy artillery, 2 guns
Austrian Battery – medium artillery, 1 gun, Austrian`,
    },
  ],
  scenario: {
    turnLimit: 8,
    minutesPerHalfTurn: null,
    terrain: [
      { name: 'Pratzen heights', cover: 'hill', note: 'Two levels; the broad ridge across the middle.' },
      { name: 'Stare Vinohrady', cover: 'hill', note: 'One level, at the northern end of the ridge.' },
      { name: 'Pratzen', cover: 'house', note: 'The village in the dip below the ridge.' },
      { name: 'Vineyards', cover: 'lightCover', note: 'On the slopes about Stare Vinohrady.' },
    ],
    objectives: [
      { name: 'Pratzen heights', heldBy: 'b' },
      { name: 'Stare Vinohrady', heldBy: 'b' },
      { name: 'Pratzen', heldBy: null },
    ],
    notes:
      'The French set up within 12 inches of their edge. Miloradovich and Kamensky set up on or behind the heights, the Guard and the guns about Stare Vinohrady.\n' +
      'Whoever holds two of the three places at the end has won.',
  },
}
