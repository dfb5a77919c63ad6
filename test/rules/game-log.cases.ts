import type { Reason } from '@/rules/index.ts'
import { begun, correct, Game, lockedInMelee, quatreBras, tableCheck } from './game.ts'
import { thursdayCharts } from './own-charts.ts'
import { foot, kempt, type Difference } from './standard.ts'

/** What is done, and what the log says of it besides the sums. */
export interface LogCase {
  readonly what: string
  readonly reasons: () => readonly Reason[]
  readonly log: readonly string[]
}

type Step = Difference | readonly [command: Difference, faces: readonly number[]]

/** The reasons of the last of several commands. */
export function last(start: () => Game, ...steps: readonly Step[]): () => readonly Reason[] {
  return () => {
    const game = start()
    const all = steps.map((step) => (isThrown(step) ? game.play(...step) : game.play(step)))
    return all.at(-1)?.reasons ?? []
  }
}

function isThrown(step: Step): step is readonly [Difference, readonly number[]] {
  return Array.isArray(step)
}

const change = (changes: Difference, unit = 'u5') => ({ type: 'changeUnit', unit, changes })
const scenario = (changes: Difference) => ({ type: 'changeScenario', changes })
const agreed = () =>
  begun({
    ...quatreBras,
    scenario: {
      minutesPerHalfTurn: 20,
      terrain: [
        { name: 'Wood', cover: 'woods' },
        { name: 'Hill', cover: 'hill', note: 'steep' },
      ],
      objectives: [{ name: 'Farm', heldBy: 'b' }, { name: 'Bridge' }],
      notes: 'Fog.',
    },
  })

export const setupLogs: readonly LogCase[] = [
  {
    what: 'a game begins',
    reasons: last(() => new Game(), quatreBras),
    log: ['heading.begin (game=Quatre Bras)'],
  },
  {
    what: 'a game begins by own charts',
    reasons: last(() => new Game(), { ...quatreBras, chartSet: thursdayCharts }),
    log: ['heading.begin (game=Quatre Bras)', 'charts.own (charts=Thursday rules, count=2)'],
  },
  {
    what: 'it is renamed',
    reasons: last(begun, { type: 'renameGame', name: 'Ligny' }),
    log: ['heading.renameGame (game=Ligny)'],
  },
  {
    what: 'its options change',
    reasons: last(begun, { type: 'changeOptions', options: { squaresHold: 'no' } }),
    log: ['heading.changeOptions (rules=miniatures-1+squaresHold=no)'],
  },
  {
    what: 'its charts change',
    reasons: last(begun, { type: 'changeCharts', chartSet: thursdayCharts }),
    log: ['heading.changeCharts (charts=Thursday rules)', 'charts.changed (count=2)'],
  },
  {
    what: 'a side is renamed',
    reasons: last(begun, { type: 'changeSide', side: 'b', changes: { name: 'Prussia' } }),
    log: ['heading.changeSide (side=Prussia)'],
  },
  {
    what: 'units are added',
    reasons: last(begun, { type: 'addUnits', side: 'b', unit: { ...foot, name: '95th Foot' }, copies: 2 }),
    log: ['heading.addUnits (unit=95th Foot, copies=2)'],
  },
  {
    what: 'a unit is copied',
    reasons: last(begun, { type: 'duplicateUnit', unit: 'u5' }),
    log: ['heading.addUnits (unit=33rd Foot, copies=1)'],
  },
  {
    what: 'a unit changes its formation',
    reasons: last(begun, change({ formation: 'square' })),
    log: ['heading.changeFormation (unit=32nd Foot, formation=square, cover=, officer=Kempt, led=1)'],
  },
  {
    what: 'a unit takes cover',
    reasons: last(begun, change({ cover: ['woods', 'hill'] })),
    log: ['heading.changeCover (unit=32nd Foot, formation=line, cover=woods+hill, officer=Kempt, led=1)'],
  },
  {
    what: 'a unit is led',
    reasons: last(begun, change({ officer: kempt }, 'u8')),
    log: ['heading.changeOfficer (unit=Lüneburg, formation=line, cover=, officer=Kempt, led=1)'],
  },
  {
    what: 'a unit is led by somebody without a name',
    reasons: last(begun, change({ officer: { value: 1 } }, 'u8')),
    log: ['heading.changeOfficer (unit=Lüneburg, formation=line, cover=, officer=, led=1)'],
  },
  {
    what: 'a unit is led no more',
    reasons: last(begun, change({ officer: null })),
    log: ['heading.changeOfficer (unit=32nd Foot, formation=line, cover=, officer=, led=0)'],
  },
  {
    what: 'a unit is deleted',
    reasons: last(begun, { type: 'deleteUnit', unit: 'u5' }),
    log: ['heading.deleteUnit (unit=32nd Foot)'],
  },
  {
    what: 'a unit is placed',
    reasons: last(begun, { type: 'placeUnit', unit: 'u5', at: 1 }),
    log: ['heading.placeUnit (unit=32nd Foot)'],
  },
  {
    what: 'the scenario changes: notes and clock',
    reasons: last(agreed, scenario({ notes: '', minutesPerHalfTurn: 15 })),
    log: ['heading.changeScenario ()', 'scenario.clock (minutes=15)', 'scenario.notes ()'],
  },
  {
    what: 'the scenario changes: no clock',
    reasons: last(agreed, scenario({ minutesPerHalfTurn: null })),
    log: ['heading.changeScenario ()', 'scenario.clock (minutes=0)'],
  },
  {
    what: 'the scenario changes: other cover, no objective',
    reasons: last(
      agreed,
      scenario({
        terrain: [
          { name: 'Wood', cover: 'lightCover' },
          { name: 'Hill', cover: 'hill', note: 'steep' },
        ],
        objectives: [{ name: 'Farm' }],
      }),
    ),
    log: [
      'heading.changeScenario ()',
      'scenario.terrainChanged (terrain=Wood)',
      'scenario.objectiveGone (objective=Bridge)',
      'scenario.objectiveHeld (objective=Farm, side=)',
    ],
  },
]

export const correctionLogs: readonly LogCase[] = [
  {
    what: 'another officer',
    reasons: last(begun, correct('u5', { officer: { name: 'Pack', value: 1 } })),
    log: ['heading.correct (unit=32nd Foot)', 'correct.officer (now=Pack, was=Kempt, led=1)'],
  },
  {
    what: 'an officer without a name in his place',
    reasons: last(begun, correct('u5', { officer: { value: 2 } })),
    log: ['heading.correct (unit=32nd Foot)', 'correct.officer (now=, was=Kempt, led=1)'],
  },
  {
    what: 'an officer without a name where none was',
    reasons: last(begun, correct('u8', { officer: { value: 1 } })),
    log: ['heading.correct (unit=Lüneburg)', 'correct.officer (now=, was=, led=1)'],
  },
  {
    what: 'no officer',
    reasons: last(begun, correct('u5', { officer: null })),
    log: ['heading.correct (unit=32nd Foot)', 'correct.officer (now=, was=Kempt, led=0)'],
  },
  {
    what: 'off the table',
    reasons: last(begun, correct('u5', { onTable: false })),
    log: ['heading.correct (unit=32nd Foot)', 'correct.onTable (now=0, was=1)'],
  },
  {
    what: 'back on the table',
    reasons: last(begun, correct('u5', { onTable: false }), correct('u5', { onTable: true })),
    log: ['heading.correct (unit=32nd Foot)', 'correct.onTable (now=1, was=0)'],
  },
  {
    what: 'no longer locked',
    reasons: last(lockedInMelee, correct('u1', { locked: false })),
    log: ['heading.correct (unit=1st Line)', 'correct.locked (now=0, was=1)'],
  },
  {
    what: 'a base fewer, and still locked',
    reasons: last(lockedInMelee, correct('u1', { bases: 2 })),
    log: ['heading.correct (unit=1st Line)', 'correct.bases (now=2, was=3)'],
  },
  {
    what: 'of a table check: no longer locked',
    reasons: last(lockedInMelee, tableCheck(['u1', { locked: false }])),
    log: [
      'heading.tableCheck (units=1)',
      'correct.unit (unit=1st Line, side=)',
      'correct.locked (now=0, was=1)',
    ],
  },
]
