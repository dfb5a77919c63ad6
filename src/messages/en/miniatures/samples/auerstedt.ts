import type { SampleBattle } from './sample.ts'

export const auerstedt: SampleBattle = {
  id: 'auerstedt',
  name: 'Auerstedt',
  date: '14 October 1806',
  about: 'Davout, alone on the Kösen road, has to hold a village against the main army of Prussia.',
  sides: [
    {
      name: 'France',
      nation: 'france',
      army: `Army: Davout’s Corps
Nation: France
Officer: Marshal Davout +2

Gudin’s Division:
Officer: Gudin +2
25th Line – infantry, 4 bases
85th Line – infantry, 4 bases
21st Line – infantry, 4 bases, with Petit +1
12th Line – infantry, 4 bases

Friant’s Division:
Officer: Friant +2
111th Line – infantry, 4 bases
108th Line – infantry, 4 bases

Morand’s Division:
Officer: Morand +2
13th Light – light infantry, 4 bases
61st Line – infantry, 4 bases

Cavalry:
1st Chasseurs à Cheval – light cavalry, 3 bases, with Vialannes +1

Artillery:
Corps Battery – heavy artillery, 2 guns
Gudin’s Battery – medium artillery, 1 gun`,
    },
    {
      name: 'Prussia',
      nation: 'prussia',
      army: `Army: Brunswick’s Army
Nation: Prussia
Officer: Duke of Brunswick +2

Schmettau’s Division:
Officer: Schmettau +2
Malschitzky Regiment – infantry, 4 bases
Schimonsky Regiment – infantry, 4 bases, with Alvensleben +1
Schack Grenadiers – elite infantry, 3 bases

Wartensleben’s Division:
Officer: Wartensleben +2
Brunswick Regiment – infantry, 4 bases
Kleist Regiment – infantry, 4 bases
Hanstein Grenadiers – elite infantry, 3 bases

Blücher’s Cavalry:
Officer: Blücher +3
Heising Cuirassiers – elite heavy cavalry, 4 bases
Irwing Dragoons – elite heavy cavalry, 4 bases
Württemberg Hussars – light cavalry, 3 bases

Artillery:
Wilkins’s Battery – heavy artillery, 2 guns
Merkatz’s Horse Battery – horse artillery, 1 gun`,
    },
  ],
  scenario: {
    turnLimit: 10,
    minutesPerHalfTurn: null,
    terrain: [
      { name: 'Hassenhausen', cover: 'house', note: 'The village astride the road, in the middle.' },
      { name: 'Gardens and hedges', cover: 'lightCover', note: 'A belt 4 inches deep about the village.' },
      { name: 'Sonnenberg', cover: 'hill', note: 'One level, south-west of the village.' },
      { name: 'Spielberg', cover: 'house', note: 'A hamlet on the northern flank.' },
      { name: 'Ranzen copse', cover: 'woods', note: 'Small; between Spielberg and the road.' },
    ],
    objectives: [
      { name: 'Hassenhausen', heldBy: 'a' },
      { name: 'Sonnenberg', heldBy: null },
      { name: 'Spielberg', heldBy: null },
    ],
    notes:
      'Gudin stands in and about Hassenhausen; Friant, Morand and the cavalry set up within 12 inches of the French edge, the Prussians within 12 inches of theirs.\n' +
      'France wins by holding Hassenhausen at the end, Prussia by holding two of the three places.',
  },
}
