import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import type { CommandOf } from '@/rules/napoleon-in-europe/commands.ts'
import type { NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import type { LandUnit, Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import type { Chances } from './chances.ts'
import { force, lone } from './opening.cases.ts'

type BeginBattle = CommandOf<'beginBattle'>

/** A way to play battles. */
export interface BattleRules {
  readonly name: string
  readonly level: BeginBattle['level']
  readonly options: Partial<NapoleonOptions>
}

const allSwitches: Partial<NapoleonOptions> = {
  countercharges: 'on',
  initiative: 'on',
  reinforcement: 'on',
  terrain: 'on',
  lightInfantry: 'on',
  horseArtillery: 'on',
  napoleon: 'on',
}

export const waysToPlay: readonly BattleRules[] = [
  { name: 'the Standard Rules', level: 'standard', options: {} },
  {
    name: 'the Standard Rules, a leader holding no line',
    level: 'standard',
    options: { leaderHoldsLine: 'off' },
  },
  { name: 'the Standard Rules with every Advanced Rule', level: 'standard', options: allSwitches },
  { name: 'the Basic Rules', level: 'basic', options: {} },
  { name: 'the Basic Rules with the optional leaders', level: 'basic', options: { basicLeaders: 'on' } },
]

const basicUnits: readonly LandUnit[] = ['infantry', 'cavalry', 'artillery', 'leader']
const standardUnits: readonly LandUnit[] = [...basicUnits, 'eliteInfantry', 'militia', 'heavyCavalry']
const advancedUnits: readonly LandUnit[] = [...standardUnits, 'lightInfantry', 'horseArtillery']

function unitsOf({ level, options }: BattleRules): readonly LandUnit[] {
  if (level === 'basic') return basicUnits
  return options.lightInfantry === 'on' ? advancedUnits : standardUnits
}

function army(units: readonly LandUnit[], chances: Chances): Pieces {
  const counts = units.map((unit) => [unit, chances.below(3)] as const).filter(([, count]) => count > 0)
  return { ...Object.fromEntries(counts), infantry: 1 + chances.below(6) }
}

/** Two armies by chance: France and perhaps an ally in groups, against Britain and perhaps another, or a minor. */
export function anyBattle(rules: BattleRules, chances: Chances): BeginBattle {
  const some = (): Pieces => army(unitsOf(rules), chances)
  const ally = rules.level === 'standard' && chances.below(3) === 0
  const main = [force('france', { ...some(), leader: 2 }), ...(ally ? [force('spain', some())] : [])]
  const others = rules.options.reinforcement === 'on' ? chances.below(3) : 0
  const russians = { ...some(), ...(rules.level === 'basic' ? {} : { irregularCavalry: chances.below(2) }) }
  const defenders = [
    [force('britain', some())],
    [force('britain', some()), force('russia', russians)],
    [force(rules.level === 'basic' ? 'austria' : null, some())],
  ]
  const innovation = (): boolean => chances.below(2) === 0
  return lone({
    level: rules.level,
    options: rulesWith(rules.options).options,
    attackers: [
      { from: 'Holland', forces: main },
      ...Array.from({ length: others }, (_, place) => ({
        from: `Region ${place}`,
        forces: [force('france', some())],
      })),
    ],
    defenders: chances.oneOf(defenders) ?? [],
    landed: chances.oneOf([null, null, 'attacker', 'defender'] as const) ?? null,
    napoleon: rules.options.napoleon === 'on' && chances.below(3) > 0,
    innovations: {
      attacker: innovation() ? ['superiorLightCavalry', 'corpsDArmee'] : [],
      defender: innovation() ? ['superiorLightCavalry'] : [],
    },
  })
}
