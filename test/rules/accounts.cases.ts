import { procedures, rulesWith } from '@/rules/miniatures/index.ts'
import type { Procedure, Reason } from '@/rules/index.ts'
import type { MiniaturesRules } from '@/rules/miniatures/index.ts'
import { fireInputOf, type Volley } from './fire.cases.ts'
import { at, chartsWith, named } from './own-charts.ts'
import { resolve } from './resolve.ts'
import { cavalry, column, foot, heavyGun, kempt, medium, napoleon, square } from './standard.ts'

/** What is thrown, and every line that the player may read of it afterwards. */
export interface AccountCase {
  readonly what: string
  readonly reasons: () => readonly Reason[]
  readonly account: readonly string[]
}

/** The reasons of a throw that comes to an end. */
export function of<Input>(
  procedure: Procedure<Input, unknown, MiniaturesRules>,
  input: unknown,
  faces: readonly number[] = [],
  rules: MiniaturesRules = rulesWith(),
): () => readonly Reason[] {
  return () => {
    const { reasons, refusal, needs } = resolve(procedure, input, faces, {}, rules)
    if (refusal !== undefined || needs !== undefined) throw new Error(JSON.stringify(refusal ?? needs))
    return reasons
  }
}

const fired = (volley: Volley, faces: readonly number[], rules?: MiniaturesRules) =>
  of(procedures.fire, fireInputOf(volley), faces, rules)

export const thirtySecond = { ...foot, name: '32nd Foot' } as const
export const firstLine = { ...column, name: '1st Line' } as const
export const hussars = { ...cavalry, name: '7th Hussars' } as const
export const highlanders = { ...square, name: '42nd Highlanders' } as const
export const lüneburg = { ...foot, name: 'Lüneburg', class: 'militia', marker: true } as const
export const ney = { name: 'Ney', value: 2 } as const

/** A table whose chart has no telling fire of 12 to 14 points. */
const withoutTelling = rulesWith(
  {},
  named('No telling', chartsWith([at('fireEffect', 'from12', 'telling'), null])),
)

export const fireAccounts: readonly AccountCase[] = [
  {
    what: 'infantry into the flank of a column, whose officer falls',
    reasons: fired({ by: thirtySecond, target: { ...firstLine, officer: ney }, aspect: 'flank' }, [8, 3]),
    account: [
      'add points fire.bases 8 (count=4, points=2, to=4, reduced=, multiplier=1) [firePoints.to4.infantry, house: M2]',
      'times points fire.exposedTarget 2 (why=column+flank) [fireMultipliers.exposedTarget.value, rule: Volley and cannonade]',
      'total points fire.points 16 (from=15, to=19) [fireEffect.from15.lively, family: M3]',
      'add die fire.exposedDie 1 (why=column+flank) [fireDie.exposedTarget.value, rule: Fire combat effects chart]',
      'total die fire.onTheDie 1 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.deadly 9 (from=15, to=19, least=9, below=) [fireEffect.from15.deadly, family: M3]',
      'order orders order.removeBases 2 (unit=1st Line, bases=2) [rule: Fire combat effects chart]',
      'order orders order.placeMarker 1 (unit=1st Line) [rule: Fire combat effects chart]',
      'result leader leader.falls 2 (officer=Ney, fallsUpTo=4) [fallenLeader.fallsUpTo.value, rule: Fallen leader]',
      'order leader order.officerFalls 1 (officer=Ney, fallsUpTo=4) [fallenLeader.fallsUpTo.value, rule: Fallen leader]',
    ],
  },
  {
    what: 'a marked column in woods on a hill, with Napoleon',
    reasons: fired(
      {
        by: thirtySecond,
        target: { ...firstLine, officer: napoleon, marker: true, cover: ['hill', 'woods'] },
        aspect: 'rear',
      },
      [10],
    ),
    account: [
      'add points fire.bases 8 (count=4, points=2, to=4, reduced=, multiplier=1) [firePoints.to4.infantry, house: M2]',
      'times points fire.exposedTarget 2 (why=column+rear) [fireMultipliers.exposedTarget.value, rule: Volley and cannonade]',
      'total points fire.points 16 (from=15, to=19) [fireEffect.from15.lively, family: M3]',
      'add die fire.exposedDie 1 (why=column+rear) [fireDie.exposedTarget.value, rule: Fire combat effects chart]',
      'add die fire.cover.woods -2 () [fireDie.woods.value, house: M5]',
      'total die fire.onTheDie -1 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.deadly 9 (from=15, to=19, least=9, below=) [fireEffect.from15.deadly, family: M3]',
      'order orders order.removeBases 2 (unit=1st Line, bases=2) [rule: Fire combat effects chart]',
      'order orders order.keepMarker 1 (unit=1st Line) [house: M8]',
      'note leader leader.notByFire 0 (officer=Napoleon) [rule: Fallen leader]',
    ],
  },
  {
    what: 'no effect on a marked unit: from which die on there would have been one',
    reasons: fired(
      { by: { ...thirtySecond, bases: 3 }, at: 8, target: { ...firstLine, formation: 'line', marker: true } },
      [1],
    ),
    account: [
      'add points fire.bases 3 (count=3, points=1, to=8, reduced=, multiplier=1) [firePoints.to8.infantry, house: M2]',
      'total points fire.points 3 (from=3, to=3) [fireEffect.from3.lively, family: M3]',
      'total die fire.onTheDie 0 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.none 1 (from=3, to=3, least=, below=8) [fireEffect.from3.lively, family: M3]',
    ],
  },
  {
    what: 'nothing worse can happen than what does',
    reasons: fired({ by: { ...thirtySecond, bases: 1 }, at: 8, target: lüneburg }, [10]),
    account: [
      'add points fire.bases 1 (count=1, points=1, to=8, reduced=, multiplier=1) [firePoints.to8.infantry, house: M2]',
      'total points fire.points 1 (from=1, to=1) [fireEffect.from1.lively, family: M3]',
      'total die fire.onTheDie 0 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.lively 10 (from=1, to=1, least=10, below=) [fireEffect.from1.lively, family: M3]',
      'order orders order.keepMarker 1 (unit=Lüneburg) [house: M8]',
    ],
  },
  {
    what: 'the next worse result that a table’s own chart has',
    reasons: fired({ by: { ...thirtySecond, bases: 6 }, target: hussars }, [4], withoutTelling),
    account: [
      'add points fire.bases 12 (count=6, points=2, to=4, reduced=, multiplier=1) [firePoints.to4.infantry, house: M2]',
      'total points fire.points 12 (from=12, to=14) [fireEffect.from12.lively, family: M3]',
      'total die fire.onTheDie 0 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.lively 4 (from=12, to=14, least=4, below=10) [fireEffect.from12.lively, family: M3]',
      'order orders order.placeMarker 1 (unit=7th Hussars) [rule: Fire combat effects chart]',
    ],
  },
  {
    what: 'guns that are not alike, at the last base of a marked unit',
    reasons: fired(
      {
        by: [
          { ...heavyGun, marker: true },
          { ...heavyGun, marker: true, moved: true },
          { ...medium, moved: true },
          heavyGun,
        ],
        at: 12,
        target: { ...lüneburg, bases: 1 },
      },
      [10],
    ),
    account: [
      'add points fire.guns 2 (count=1, points=4, to=16, reduced=markedFirer, multiplier=0.5) [firePoints.to16.heavyGun, house: M2]',
      'add points fire.guns 1 (count=1, points=4, to=16, reduced=markedFirer+movedGun, multiplier=0.25) [firePoints.to16.heavyGun, house: M2]',
      'add points fire.guns 1.5 (count=1, points=3, to=16, reduced=movedGun, multiplier=0.5) [firePoints.to16.otherGun, house: M2]',
      'add points fire.guns 4 (count=1, points=4, to=16, reduced=, multiplier=1) [firePoints.to16.heavyGun, house: M2]',
      'note points fire.rounded 9 (exact=8.5) [house: M6]',
      'total points fire.points 9 (from=8, to=9) [fireEffect.from8.lively, family: M3]',
      'total die fire.onTheDie 0 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.telling 10 (from=8, to=9, least=8, below=11) [fireEffect.from8.telling, family: M3]',
      'order orders order.removeUnit 1 (unit=Lüneburg, arm=infantry) [rule: Fire combat effects chart]',
    ],
  },
  {
    what: 'a gun worth less than a point, at a gun',
    reasons: fired({ by: { ...medium, marker: true, damaged: true }, at: 36, target: medium }, [10]),
    account: [
      'add points fire.guns 1 (count=1, points=1, to=36, reduced=, multiplier=1) [firePoints.to36.otherGun, house: M2]',
      'times points fire.markedFirer 0.5 () [fireMultipliers.markedFirer.value, rule: Volley and cannonade]',
      'times points fire.damagedGun 0.5 () [fireMultipliers.damagedGun.value, rule: Volley and cannonade]',
      'note points fire.leastPoints 1 (exact=0.25) [fireLimits.leastPoints.value, house: M6]',
      'total points fire.points 1 (from=1, to=1) [fireEffect.from1.lively, family: M3]',
      'total die fire.onTheDie 0 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.lively 10 (from=1, to=1, least=10, below=) [fireEffect.from1.lively, family: M3]',
      'order orders order.placeMarker 1 (unit=) [rule: Fire combat effects chart]',
    ],
  },
  {
    what: 'more points than any band ends at',
    reasons: fired({ by: Array(24).fill(heavyGun), at: 24, target: hussars }, [2]),
    account: [
      'add points fire.guns 72 (count=24, points=3, to=24, reduced=, multiplier=1) [firePoints.to24.heavyGun, house: M2]',
      'total points fire.points 72 (from=50, to=more) [fireEffect.from50.lively, family: M3]',
      'total die fire.onTheDie 0 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.deadly 2 (from=50, to=more, least=2, below=4) [fireEffect.from50.deadly, family: M3]',
      'order orders order.removeBases 2 (unit=7th Hussars, bases=2) [rule: Fire combat effects chart]',
      'order orders order.placeMarker 1 (unit=7th Hussars) [rule: Fire combat effects chart]',
    ],
  },
]

export const leaderAccounts: readonly AccountCase[] = [
  {
    what: 'falls by the second base',
    reasons: of(procedures.leader, { officer: kempt, basesRemoved: 2, danger: 'fire' }, [9, 2]),
    account: [
      'result leader leader.falls 2 (officer=Kempt, fallsUpTo=4) [fallenLeader.fallsUpTo.value, rule: Fallen leader]',
      'order leader order.officerFalls 1 (officer=Kempt, fallsUpTo=4) [fallenLeader.fallsUpTo.value, rule: Fallen leader]',
      'outcome leader leader.outcome.falls 0 (officer=Kempt) [rule: Fallen leader]',
    ],
  },
  {
    what: 'Napoleon, fired at',
    reasons: of(procedures.leader, { officer: napoleon, basesRemoved: 2, danger: 'fire' }),
    account: [
      'note leader leader.notByFire 0 (officer=Napoleon) [rule: Fallen leader]',
      'outcome leader leader.outcome.notAtRisk 0 (officer=Napoleon) [rule: Fallen leader]',
    ],
  },
]

export const firstMoverAccounts: readonly AccountCase[] = [
  {
    what: 'the French by their 1',
    reasons: of(
      procedures.firstMover,
      { a: { name: 'Prussia', nation: 'prussia' }, b: { name: 'France', nation: 'france' } },
      [5, 5],
    ),
    account: [
      'total a firstMover.onTheDie 0 (unit=Prussia) [rule: Sequence of play]',
      'add b firstMover.french 1 () [firstMover.french.value, rule: Sequence of play]',
      'total b firstMover.onTheDie 1 (unit=France) [rule: Sequence of play]',
      'outcome firstMover firstMover.outcome 0 (side=France, of=b) [rule: Sequence of play]',
    ],
  },
]

export const movementAccounts: readonly AccountCase[] = [
  {
    what: 'a line along a road, over hills and fences',
    reasons: of(procedures.movement, {
      unit: thirtySecond,
      ground: { kind: 'road', hillLevels: 2, fences: 3 },
    }),
    account: [
      'set movement movement.basic 6 (mover=lineInfantry, ground=road) [movement.lineInfantry.basic, house: M1]',
      'note movement movement.noRoadMove 0 () [house: M1]',
      'add movement movement.hillLevel -2 (count=2) [movementCosts.hillLevel.value, rule: Movement]',
      'add movement movement.fence -3 (count=3) [movementCosts.fence.value, rule: Movement]',
      'total movement movement.inches 1 (unit=32nd Foot) [rule: Movement]',
      'note movement movement.staysClear 0 (inches=2) [movementLimits.fromEnemy.value, rule: Sequence of play]',
    ],
  },
  {
    what: 'hills that cost a table two inches a level',
    reasons: of(
      procedures.movement,
      { unit: hussars, ground: { hillLevels: 3 } },
      [],
      rulesWith({}, named('Steep', chartsWith([at('movementCosts', 'hillLevel'), 2]))),
    ),
    account: [
      'set movement movement.basic 12 (mover=lightCavalry, ground=open) [movement.lightCavalry.basic, house: M1]',
      'add movement movement.hillLevel -6 (count=3) [movementCosts.hillLevel.value, changed: Movement]',
      'total movement movement.inches 6 (unit=7th Hussars) [rule: Movement]',
      'note movement movement.staysClear 0 (inches=2) [movementLimits.fromEnemy.value, rule: Sequence of play]',
    ],
  },
  {
    what: 'a marked unit that charges',
    reasons: of(procedures.movement, { unit: { ...hussars, marker: true }, charging: true }),
    account: [
      'set movement movement.charge 18 (mover=lightCavalry, ground=open) [movement.lightCavalry.charge, house: M1]',
      'total movement movement.inches 18 (unit=7th Hussars) [rule: Movement]',
      'note movement movement.checksBeforeContact 0 () [rule: Sequence of play]',
    ],
  },
  {
    what: 'an officer on his own',
    reasons: of(procedures.movement, { unit: null, ground: { kind: 'woods' } }),
    account: [
      'set movement movement.rough 9 (mover=officer, ground=woods) [movement.officer.rough, house: M1]',
      'total movement movement.inches 9 (unit=) [rule: Movement]',
      'note movement movement.staysClear 0 (inches=2) [movementLimits.fromEnemy.value, rule: Sequence of play]',
    ],
  },
]
