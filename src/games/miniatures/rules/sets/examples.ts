import { aside } from '@/messages/aside.ts'
import {
  emptyState,
  type CombatCommand,
  type MiniaturesState,
  type UnitClass,
  type UnitDescription,
} from '@/rules/miniatures/index.ts'
import { freshUnit, settled, withArm } from '../../unitDraft.ts'

/** A roll on which a change of the charts is shown; its state has no rules of its own. */
export interface Example {
  readonly text: string
  readonly state: MiniaturesState
  readonly command: CombatCommand
}

type Changes = Partial<UnitDescription>

const texts = aside.ruleEditing.examples
const usualDistance = 4
const farDistances = [8, 16, 24, 36, 48]

/** A full line battalion but for these changes, always one that can be. */
function foot(changes: Changes = {}): UnitDescription {
  return { ...settled({ ...freshUnit('other'), ...changes }), nation: changes.nation ?? 'other' }
}

function horse(changes: Changes = {}): UnitDescription {
  return settled({ ...withArm(freshUnit('other'), 'cavalry'), ...changes })
}

function gun(changes: Changes = {}): UnitDescription {
  return settled({ ...withArm(freshUnit('other'), 'artillery'), kind: 'heavyGun', ...changes })
}

/** Copies of one unit against another, on a table with nobody else. */
function stateOf(first: UnitDescription, second: UnitDescription, copies = 1): MiniaturesState {
  const { attacker, defender } = texts
  const place = { lockedWith: [], removed: null }
  const firsts = Array.from({ length: copies }, (_, index) => ({
    ...first,
    ...place,
    name: attacker,
    id: `a${index + 1}`,
    side: 'a' as const,
  }))
  return {
    ...emptyState,
    sides: [
      { id: 'a', name: attacker, nation: first.nation, colour: first.nation, players: [] },
      { id: 'b', name: defender, nation: second.nation, colour: second.nation, players: [] },
    ],
    units: [...firsts, { ...second, ...place, name: defender, id: 'b1', side: 'b' }],
  }
}

interface Shot {
  readonly firer?: UnitDescription
  readonly copies?: number
  readonly target?: UnitDescription
  readonly distance?: number
  readonly moved?: boolean
}

function shot(
  text: string,
  { firer = foot(), copies = 1, target = foot(), distance = usualDistance, moved = false }: Shot,
): Example {
  const firers = Array.from({ length: copies }, (_, index) => ({ unit: `a${index + 1}`, moved }))
  return {
    text,
    state: stateOf(firer, target, copies),
    command: { type: 'fire', firers, target: 'b1', distance, aspect: 'front', atCharger: false },
  }
}

const usualShot = texts.infantryFire(foot().bases, usualDistance)

function shotAt(what: keyof typeof texts.targets, target: UnitDescription): Example {
  return shot(texts.at(usualShot, texts.targets[what]), { target })
}

function shotBy(what: keyof typeof texts.firers, firing: Shot): Example {
  return shot(texts.at(usualShotOf(firing), texts.firers[what]), firing)
}

function usualShotOf({ firer = foot() }: Shot): string {
  return firer.arm === 'artillery' ? texts.gunsFire(1, usualDistance) : usualShot
}

const numbers = Array.from({ length: 12 }, (_, index) => index + 1)

/** Every row of points that bases and guns add up to, the usual volley first. */
const shots: readonly Example[] = [
  shot(usualShot, {}),
  shot(texts.gunsFire(1, usualDistance), { firer: gun() }),
  shot(texts.horseGunFire(usualDistance), { firer: gun({ kind: 'horse' }) }),
  shotAt('column', foot({ formation: 'column' })),
  shotAt('skirmish', foot({ class: 'light', formation: 'skirmish' })),
  shotAt('hill', foot({ cover: ['hill'] })),
  shotAt('lightCover', foot({ cover: ['lightCover'] })),
  shotAt('woods', foot({ cover: ['woods'] })),
  shotAt('house', foot({ cover: ['house'] })),
  shotAt('gun', gun()),
  shotBy('skirmish', { firer: foot({ class: 'light', formation: 'skirmish' }) }),
  shotBy('marker', { firer: foot({ marker: true }) }),
  shotBy('damaged', { firer: gun({ damaged: true }) }),
  shotBy('moved', { firer: gun(), moved: true }),
  ...farDistances.flatMap((distance) => [
    shot(texts.infantryFire(foot().bases, distance), { distance }),
    shot(texts.gunsFire(1, distance), { firer: gun(), distance }),
    shot(texts.horseGunFire(distance), { firer: gun({ kind: 'horse' }), distance }),
  ]),
  ...numbers.map((bases) =>
    shot(texts.infantryFire(bases, usualDistance), { firer: foot({ startingBases: bases, bases }) }),
  ),
  ...numbers.map((bases) =>
    shot(texts.at(texts.infantryFire(bases, usualDistance), texts.targets.column), {
      firer: foot({ startingBases: bases, bases }),
      target: foot({ formation: 'column' }),
    }),
  ),
  ...numbers.map((copies) => shot(texts.gunsFire(copies, usualDistance), { firer: gun(), copies })),
  ...[1, 2].map((bases) =>
    shot(texts.infantryFire(bases, 8), { firer: foot({ startingBases: bases, bases }), distance: 8 }),
  ),
]

type MeleeText = keyof typeof texts.melee
type Fight = Partial<Pick<Extract<CombatCommand, { type: 'melee' }>, 'aspect' | 'attackerSupported'>>

function fight(what: MeleeText, attacker: UnitDescription, defender = foot(), how: Fight = {}): Example {
  return {
    text: texts.melee[what],
    state: stateOf(attacker, defender),
    command: {
      type: 'melee',
      attacker: 'a1',
      defender: 'b1',
      aspect: 'front',
      attackerCharging: true,
      defenderCharging: false,
      attackerSupported: false,
      defenderSupported: false,
      attackerOthers: [],
      defenderOthers: [],
      ...how,
    },
  }
}

const fights: readonly Example[] = [
  fight('line', foot()),
  fight('column', foot({ formation: 'column' })),
  fight('light', horse()),
  fight('lancers', horse({ kind: 'lancers' })),
  fight('heavy', horse({ kind: 'heavy', class: 'elite' })),
  fight('armoured', horse({ kind: 'armoured', class: 'elite' })),
  fight('twoToOne', foot({ startingBases: 8, bases: 8 })),
  fight('supported', foot(), foot(), { attackerSupported: true }),
  fight('flank', foot(), foot(), { aspect: 'flank' }),
  fight('rear', foot(), foot(), { aspect: 'rear' }),
  fight('square', horse(), foot({ formation: 'square' })),
  fight('hill', foot(), foot({ cover: ['hill'] })),
  fight('lightCover', foot(), foot({ cover: ['lightCover'] })),
  fight('woods', foot(), foot({ cover: ['woods'] })),
  fight('house', foot(), foot({ cover: ['house'] })),
  fight('baseLost', foot({ bases: 3 })),
  fight('marked', foot({ marker: true })),
  fight('militia', foot({ class: 'militia' })),
  fight('lightInfantry', foot({ class: 'light' })),
  fight('elite', foot({ class: 'elite' })),
  fight('guard', foot({ class: 'guard' })),
]

function rally(what: keyof typeof texts.rally, unit: UnitDescription): Example {
  const marked = { ...unit, marker: true }
  return {
    text: texts.rally[what],
    state: stateOf(marked, foot()),
    command: { type: 'rally', unit: 'a1' },
  }
}

function classRally(unitClass: Exclude<UnitClass, 'line'>): Example {
  return rally(unitClass, foot({ class: unitClass }))
}

const rallies: readonly Example[] = [
  rally('line', foot()),
  rally('baseLost', foot({ bases: 3 })),
  rally('french', foot({ nation: 'france' })),
  rally('heavy', horse({ kind: 'heavy', class: 'elite' })),
  classRally('militia'),
  classRally('light'),
  classRally('elite'),
  classRally('guard'),
]

const officer = { name: '', value: 1, onlyFallsInMelee: false }

const leaders: readonly Example[] = [
  {
    text: texts.leader,
    state: stateOf(foot({ officer }), foot()),
    command: { type: 'fallenLeader', unit: 'a1', basesRemoved: 1, danger: 'melee' },
  },
]

type Answer = keyof typeof texts.answers

/** Light cavalry charges, and the charged do something about it. */
function answerTo(answer: Answer, charged: UnitDescription): Example {
  const charge = {
    charger: 'a1',
    target: 'b1',
    answer: null,
    answerHolds: false,
    stage: 'declared',
    aspect: 'front',
    goesOn: false,
  } as const
  return {
    text: texts.answers[answer],
    state: { ...stateOf(horse(), charged), charges: [charge] },
    command: { type: 'answerCharge', charger: 'a1', target: 'b1', answer },
  }
}

const answers: readonly Example[] = [
  answerTo('square', foot()),
  answerTo('counterCharge', horse()),
  answerTo('formLine', foot({ class: 'light', formation: 'skirmish' })),
]

/** The rolls that each chart may show in, the usual one first; none for what no roll is read from. */
const examples: Readonly<Record<string, readonly Example[]>> = {
  chargeReaction: answers,
  firePoints: shots,
  fireMultipliers: shots,
  fireDie: shots,
  fireEffect: shots,
  fireResults: shots,
  fireLimits: shots,
  classValues: [...fights, ...rallies],
  meleeModifiers: fights,
  meleeResult: fights,
  meleeSquare: fights.filter(({ text }) => text === texts.melee.square),
  meleeLimits: fights,
  moraleModifiers: rallies,
  moraleResult: [...rallies, ...fights],
  fullMoveBack: [...fights, ...rallies],
  fallenLeader: leaders,
}

/** The rolls on which a change of a chart can be shown. */
export function examplesOf(chart: string): readonly Example[] {
  return examples[chart] ?? []
}
