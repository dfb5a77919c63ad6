import type { NationId } from '@/ui/nations.ts'

const line = { symbol: 'class-line', label: 'line' }
const light = { symbol: 'class-light', label: 'light' }
const elite = { symbol: 'class-elite', label: 'elite' }
const shaken = [{ symbol: 'marker-morale', label: 'morale marker' }]
const france: NationId = 'france'
const britain: NationId = 'britain'

/** The roster of the pictures. */
export const roster = [
  {
    title: 'France',
    figure: '20 of 22 bases',
    units: [
      {
        nation: france,
        symbol: 'infantry-column',
        name: '1st Line',
        pip: line,
        line: 'in column, woods',
        markers: shaken,
        bases: 3,
        startingBases: 4,
        officer: undefined,
      },
      {
        nation: france,
        symbol: 'infantry-column',
        name: '2nd Line',
        pip: line,
        line: 'in column,',
        markers: [],
        bases: 4,
        startingBases: 4,
        officer: { name: 'Jérôme +1', label: 'officer' },
      },
      {
        nation: france,
        symbol: 'infantry-line',
        name: '61st Line',
        pip: line,
        line: 'in line',
        markers: shaken,
        bases: 4,
        startingBases: 4,
        officer: undefined,
      },
      {
        nation: france,
        symbol: 'infantry-skirmish',
        name: '1st Light',
        pip: light,
        line: 'skirmishing',
        markers: [],
        bases: 3,
        startingBases: 4,
        officer: undefined,
      },
      {
        nation: france,
        symbol: 'armoured-cavalry-line',
        name: '8th Cuirassiers',
        pip: elite,
        line: 'armoured, charging',
        markers: [],
        bases: 3,
        startingBases: 3,
        officer: undefined,
      },
      {
        nation: france,
        symbol: 'lancers-line',
        name: '6th Lancers',
        pip: line,
        line: 'charging',
        markers: [],
        bases: 3,
        startingBases: 3,
        officer: undefined,
      },
    ],
  },
  {
    title: 'Britain',
    figure: '21 of 21 bases',
    units: [
      {
        nation: britain,
        symbol: 'infantry-square',
        name: '42nd Highlanders',
        pip: line,
        line: 'in square,',
        markers: [],
        bases: 4,
        startingBases: 4,
        officer: { name: 'Picton +1', label: 'officer' },
      },
      {
        nation: britain,
        symbol: 'infantry-line',
        name: '32nd Foot',
        pip: line,
        line: 'in line',
        markers: [],
        bases: 4,
        startingBases: 4,
        officer: undefined,
      },
      {
        nation: britain,
        symbol: 'infantry-line',
        name: '28th Foot',
        pip: line,
        line: 'in line',
        markers: [],
        bases: 4,
        startingBases: 4,
        officer: undefined,
      },
    ],
  },
]
