// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { fireTargets } from '@/rules/napoleon-in-europe/battle/standard/fire-lines.ts'
import {
  chanceOfHits,
  seriesOdds,
  type SeriesShot,
} from '@/rules/napoleon-in-europe/battle/standard/series.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { commandOdds } from '@/rules/odds.ts'
import { besideLeaders, fire } from './fire.cases.ts'
import { battleIn, battleOf, pieceIn, piecesOf, stateOf, type Armies } from './board.ts'

const gunsAgainst = (infantry: number, about: Partial<Armies> = {}) =>
  stateOf(
    battleOf({
      attacker: { centre: { artillery: 3 } },
      defender: { centre: { infantry }, ...about.defender },
      course: { phase: 'artillery' },
    }),
  )

const threeGuns: readonly SeriesShot[] = [1, 2, 3].map((number) => ({
  piece: `france.artillery.${number}`,
  target: 'britain.infantry.1',
}))

describe('three guns at two areas against four infantry', () => {
  // Each hits on 9 of two dice: 10 throws of 36. A hit removes on 1 to 3 of a die.
  const hit = 10 / 36
  const chances = seriesOdds(gunsAgainst(4), threeGuns)

  it('hit at least twice in 1100 of 5832', () => {
    expect(chanceOfHits(chances, 2)).toBeCloseTo(3 * hit ** 2 * (1 - hit) + hit ** 3, 12)
    expect(chanceOfHits(chances, 2)).toBeCloseTo(1100 / 5832, 12)
  })

  it('hit at least once, and at least not at all', () => {
    expect(chanceOfHits(chances, 1)).toBeCloseTo(1 - (1 - hit) ** 3, 12)
    expect(chanceOfHits(chances, 0)).toBeCloseTo(1, 12)
    expect(chanceOfHits(chances, 4)).toBe(0)
  })

  it('remove one and send one back', () => {
    const found = chances.find(({ eliminated, fallenBack }) => eliminated === 1 && fallenBack === 1)
    // Two of three hit; of these two, one of either is half of all.
    expect(found?.probability).toBeCloseTo((3 * hit ** 2 * (1 - hit)) / 2, 12)
    expect(chances.every(({ unfired }) => unfired === 0)).toBe(true)
  })
})

describe('a series of shots', () => {
  it('falls away when nothing like its target is left', () => {
    const chances = seriesOdds(
      gunsAgainst(2, { defender: { centre: { infantry: 2, cavalry: 1 } } }),
      threeGuns,
    )
    const hit = 10 / 36
    expect(chanceOfHits(chances, 2)).toBeCloseTo(hit ** 2 + 2 * hit ** 2 * (1 - hit), 12)
    expect(chanceOfHits(chances, 3)).toBe(0)
    const cut = chances
      .filter(({ unfired }) => unfired === 1)
      .reduce((sum, { probability }) => sum + probability, 0)
    expect(cut).toBeCloseTo(hit ** 2, 12)
  })

  it('ends with the battle', () => {
    const chances = seriesOdds(gunsAgainst(1), threeGuns)
    const hit = 10 / 36
    const unfired = (count: number) =>
      chances
        .filter((chance) => chance.unfired === count)
        .reduce((sum, { probability }) => sum + probability, 0)
    expect(unfired(2)).toBeCloseTo(hit, 12)
    expect(unfired(1)).toBeCloseTo((1 - hit) * hit, 12)
  })

  it('counts nothing that may not be fired', () => {
    const state = gunsAgainst(4)
    expect(seriesOdds(state, [])).toEqual([{ eliminated: 0, fallenBack: 0, unfired: 0, probability: 1 }])
    expect(seriesOdds(state, [{ piece: 'france.artillery.9', target: 'britain.infantry.1' }])).toEqual([
      { eliminated: 0, fallenBack: 0, unfired: 1, probability: 1 },
    ])
    const twice = [...threeGuns.slice(0, 1), ...threeGuns.slice(0, 1)]
    expect(seriesOdds(state, twice).every(({ unfired }) => unfired === 1)).toBe(true)
  })

  it('goes on where a leader has fallen and his owner has not said which', () => {
    const state = besideLeaders('britain', 'austria')
    const shots = [
      { piece: 'france.artillery.1', target: 'britain.infantry.1' },
      { piece: 'france.artillery.1', target: 'britain.infantry.1' },
    ]
    expect(chanceOfHits(seriesOdds(state, shots.slice(0, 1)), 1)).toBeCloseTo(21 / 36, 12)
  })

  it('ends where leaders alone do not hold the line, though it is still to be said which of them fell', () => {
    const battle = battleOf({
      attacker: { left: { artillery: 1 }, centre: { artillery: 1 }, right: { infantry: 1 } },
      defender: { left: { infantry: 1 }, centre: { infantry: 3 }, right: { infantry: 1 } },
      nations: { attacker: ['france'], defender: ['britain', 'austria'] },
      course: { phase: 'artillery' },
    })
    const leaders = (['britain', 'austria'] as const).flatMap((nation) =>
      piecesOf({ left: { leader: 1 } }, 'defender', nation),
    )
    const pieces = [...battle.pieces, ...leaders]
    const shots = [
      { piece: 'france.artillery.1', target: 'britain.infantry.1' },
      { piece: 'france.artillery.2', target: 'britain.infantry.2' },
    ]
    const chances = seriesOdds(stateOf({ ...battle, pieces }, { leaderHoldsLine: 'off' }), shots)
    const cut = chances
      .filter(({ unfired }) => unfired === 1)
      .reduce((sum, { probability }) => sum + probability, 0)
    expect(cut).toBeCloseTo(10 / 36, 12)
  })

  it('is what the commands come to, shot by shot', () => {
    const state = stateOf(
      battleOf({
        attacker: { centre: { artillery: 1, horseArtillery: 1 } },
        defender: { centre: { infantry: 1, cavalry: 1, militia: 1, leader: 1 } },
        course: { phase: 'artillery' },
      }),
    )
    const shots = [
      { piece: 'france.artillery.1', target: 'britain.militia.1' },
      { piece: 'france.horseArtillery.1', target: 'britain.cavalry.1' },
    ]
    const walked = new Map<string, number>()
    for (const [state1, chance1] of walk(state, shots[0])) {
      for (const [state2, chance2] of walk(state1, shots[1])) {
        const gone = (place: string) =>
          battleIn(state2).pieces.filter(({ at, unit }) => at === place && unit !== 'leader').length
        const key = `${gone('lost')} ${gone('defender.retreat')}`
        walked.set(key, (walked.get(key) ?? 0) + chance1 * chance2)
      }
    }
    const series = seriesOdds(state, shots).map(
      ({ eliminated, fallenBack, probability }) => [`${eliminated} ${fallenBack}`, probability] as const,
    )
    expect(new Map(series).size).toBe(walked.size)
    for (const [key, probability] of series) expect(probability, key).toBeCloseTo(walked.get(key) ?? 0, 12)
  })

  it('of a dozen guns at a dozen infantry is there at once', () => {
    const state = stateOf(
      battleOf({
        attacker: { centre: { artillery: 12 } },
        defender: { centre: { infantry: 12, leader: 2 } },
        course: { phase: 'artillery' },
      }),
    )
    const shots = Array.from({ length: 12 }, (_, index) => ({
      piece: `france.artillery.${index + 1}`,
      target: 'britain.infantry.1',
    }))
    expect(fireTargets(state, pieceIn(state, 'france.artillery.1'))).toHaveLength(12)
    const chances = seriesOdds(state, shots)
    const hit = 10 / 36
    expect(chanceOfHits(chances, 12)).toBeCloseTo(hit ** 12, 14)
    expect(chances.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  })
})

/** Every state that a shot may lead to, by the command itself. */
function walk(
  state: NapoleonState,
  shot: SeriesShot | undefined,
): readonly (readonly [NapoleonState, number])[] {
  if (shot === undefined) return []
  const chances = commandOdds(napoleonInEurope, state, fire(shot.piece, shot.target), ({ effects }) =>
    JSON.stringify(effects),
  )
  return chances.map(({ value, probability }) => [
    value.effects.reduce(napoleonInEurope.apply, state),
    probability,
  ])
}
