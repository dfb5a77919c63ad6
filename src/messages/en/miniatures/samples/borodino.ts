import type { SampleBattle } from './sample.ts'

export const borodino: SampleBattle = {
  id: 'borodino',
  name: 'Borodino',
  date: '7 September 1812',
  about: 'Eugène’s infantry and Caulaincourt’s cuirassiers go for the guns on the hill.',
  sides: [
    {
      name: 'France',
      nation: 'france',
      army: `Army: Eugène’s Wing
Nation: France
Officer: Prince Eugène +2

Morand’s Division:
Officer: Morand +2
30th Line – infantry, 5 bases, in column, with Bonnamy +1
17th Line – infantry, 4 bases, in column
13th Light – light infantry, 4 bases

Broussier’s Division:
Officer: Broussier +2
9th Line – infantry, 4 bases, in column
18th Light – light infantry, 4 bases

Caulaincourt’s Corps:
Officer: Caulaincourt +2
5th Cuirassiers – elite armoured cavalry, 3 bases
8th Cuirassiers – elite armoured cavalry, 3 bases
Saxon Garde du Corps – elite heavy cavalry, 3 bases, allied, with Thielmann +1

Artillery:
Great Battery – heavy artillery, 2 guns
Horse Battery – horse artillery, 1 gun`,
    },
    {
      name: 'Russia',
      nation: 'russia',
      army: `Army: Raevsky’s Corps
Nation: Russia
Officer: Barclay de Tolly +2

Raevsky’s Line:
Officer: Raevsky +2
Ladoga Regiment – infantry, 4 bases
Poltava Regiment – infantry, 4 bases, with Paskevich +2
19th Jägers – light infantry, 4 bases, with Vuich +1

Likhachev’s Division:
Officer: Likhachev +2
Ufa Regiment – infantry, 4 bases, with Yermolov +1
Shirvan Regiment – infantry, 4 bases
Tomsk Regiment – infantry, 4 bases

Cavalry Reserve:
Chevalier Guard – elite armoured cavalry, 3 bases, with Shevich +1
Sumy Hussars – light cavalry, 3 bases

Artillery:
Redoubt Battery – heavy artillery, 2 guns
Horse Battery – horse artillery, 1 gun`,
    },
  ],
  scenario: {
    turnLimit: 8,
    minutesPerHalfTurn: null,
    terrain: [
      { name: 'Great redoubt', cover: 'house', note: 'On a low hill; counts as a house from the front.' },
      { name: 'Gorki ridge', cover: 'hill', note: 'One level, behind the redoubt.' },
      { name: 'Borodino', cover: 'house', note: 'The village on the French left.' },
      { name: 'Brushwood', cover: 'lightCover', note: 'Along both banks of the brook.' },
      { name: 'Semyonovka brook', cover: null, note: 'Rough ground to cross; no cover.' },
    ],
    objectives: [
      { name: 'Great redoubt', heldBy: 'b' },
      { name: 'Gorki ridge', heldBy: 'b' },
      { name: 'Borodino', heldBy: 'a' },
    ],
    notes:
      'Up to two units and two guns stand in the redoubt; from behind it gives no cover.\n' +
      'The French set up within 12 inches of their edge. Raevsky stands in and beside the redoubt, the other Russians on the ridge.\n' +
      'France wins by holding the redoubt at the end, decisively with the ridge as well.',
  },
}
