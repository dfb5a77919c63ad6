// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { commandOdds, Refused } from '@/rules/index.ts'
import { miniatures } from '@/rules/miniatures/index.ts'
import { begun, correct, fire, keysOf, lockedInMelee } from './game.ts'
import { medium } from './standard.ts'

describe('a volley in a game', () => {
  it('takes bases and places a marker: 16 points, 8 and 1 for the column', () => {
    const game = begun()
    const { reasons, rolls, effects } = game.play(fire(), [7])
    expect(game.unit('u1')).toMatchObject({ bases: 3, marker: true, removed: null })
    expect(effects).toEqual([
      { type: 'basesLost', unit: 'u1', count: 1 },
      { type: 'markerPlaced', unit: 'u1' },
    ])
    expect(rolls).toMatchObject([{ label: 'fire', side: 'b', face: 7, origin: 'given' }])
    expect(reasons[0]).toMatchObject({
      key: 'heading.fire',
      parameters: { firer: '32nd Foot', target: '1st Line', distance: 4, firers: 1 },
    })
  })

  it('changes nothing where there is no effect', () => {
    const game = begun()
    const before = game.state
    const { effects } = game.play(fire({ distance: 8 }), [2])
    expect(effects).toEqual([])
    expect(game.state).toEqual(before)
  })

  it('waits for its die, with the sum already drawn up', () => {
    const answer = begun().ask(fire())
    expect(answer).toMatchObject({ kind: 'needsDie', die: { sides: 10, label: 'fire', side: 'b' } })
    expect(answer.kind === 'needsDie' && keysOf(answer.reasons)).toContain('fire.points')
  })

  it('damages a gun, then removes it', () => {
    const game = begun()
    game.play(fire({ target: 'u4' }), [8])
    expect(game.unit('u4')).toMatchObject({ damaged: true, marker: true, bases: 1, removed: null })
    game.play(fire({ target: 'u4' }), [8])
    expect(game.unit('u4')).toMatchObject({ bases: 0, removed: 'fire' })
  })

  it('of several guns, one of which moved', () => {
    const game = begun()
    game.play({ type: 'addUnits', side: 'b', unit: { ...medium, name: 'Gun' } })
    const firers = [{ unit: 'u7' }, { unit: 'u9', moved: true }]
    const { reasons } = game.play(fire({ firers, distance: 16 }), [1])
    expect(reasons.find(({ key }) => key === 'fire.points')?.value).toBe(11)
    expect(reasons[0]?.parameters).toMatchObject({ firers: 2 })
  })

  it('counts the marker and the losses that the roster knows', () => {
    const game = begun()
    game.play(correct('u5', { bases: 3, marker: true }))
    const { reasons } = game.play(fire(), [1])
    expect(reasons.find(({ key }) => key === 'fire.points')?.value).toBe(6)
  })

  it('does not touch Napoleon, and asks for no die', () => {
    const game = begun()
    game.play(fire({ target: 'u2', aspect: 'flank' }), [10])
    expect(game.unit('u2')).toMatchObject({ bases: 2, officer: { name: 'Napoleon' } })
  })

  it('takes an officer, by a die of his own side', () => {
    const game = begun()
    const { rolls } = game.play(
      { type: 'fire', firers: [{ unit: 'u1' }], target: 'u5', distance: 4, aspect: 'flank' },
      [7, 4],
    )
    expect(rolls.map(({ side }) => side)).toEqual(['a', 'b'])
    expect(game.unit('u5')).toMatchObject({ bases: 3, officer: null })
    expect(game.alone()).toEqual([])
  })

  it('leaves an unhurt officer of a unit that is gone with the army', () => {
    const game = begun()
    game.play(correct('u5', { bases: 1 }))
    game.play({ type: 'fire', firers: [{ unit: 'u1' }], target: 'u5', distance: 4 }, [8, 5])
    expect(game.unit('u5')).toMatchObject({ removed: 'fire', officer: null })
    expect(game.alone()).toMatchObject([{ side: 'b', officer: { name: 'Kempt' } }])
  })

  it.each([
    {
      what: 'an unknown firer',
      command: fire({ firers: [{ unit: 'u99' }] }),
      code: 'unknownUnit',
      path: 'firers[0].unit',
    },
    { what: 'an unknown target', command: fire({ target: 'u99' }), code: 'unknownUnit', path: 'target' },
    { what: 'one’s own side', command: fire({ target: 'u8' }), code: 'sameSide', path: 'firers[0].unit' },
    { what: 'itself', command: fire({ target: 'u5' }), code: 'sameSide', path: 'firers[0].unit' },
    {
      what: 'one gun twice',
      command: fire({ firers: [{ unit: 'u7' }, { unit: 'u7' }] }),
      code: 'firesOnceInAVolley',
      path: 'firers[1].unit',
    },
    {
      what: 'a square',
      command: fire({ firers: [{ unit: 'u6' }] }),
      code: 'squareDoesNotFire',
      path: 'firers[0].formation',
    },
    { what: 'infantry at 8.5 in', command: fire({ distance: 8.5 }), code: 'outOfRange', path: 'distance' },
    {
      what: 'the charger at 6 in',
      command: fire({ distance: 6, atCharger: true }),
      code: 'chargerTooFar',
      path: 'distance',
    },
  ])('is refused: $what', ({ command, code, path }) => {
    expect(begun().refusal(command, [5])).toMatchObject({ code, path })
  })

  it('is refused to and at units in melee', () => {
    const game = lockedInMelee()
    expect(game.refusal(fire(), [5])?.code).toBe('lockedDoesNotFire')
    expect(game.refusal(fire({ firers: [{ unit: 'u7' }] }), [5])?.code).toBe('nobodyFiresIntoMelee')
  })

  it('is refused to and at units that are gone', () => {
    const game = begun()
    game.play(correct('u1', { onTable: false }))
    expect(game.refusal(fire(), [5])).toMatchObject({ code: 'unitIsGone', path: 'target' })
    const back = { type: 'fire', firers: [{ unit: 'u1' }], target: 'u5', distance: 4 }
    expect(game.refusal(back, [5])).toMatchObject({ code: 'unitIsGone', path: 'firers[0].unit' })
  })

  it('is refused a wrong face, and a face too many, by their places', () => {
    const game = begun()
    expect(game.refusal(fire(), [11])).toMatchObject({ code: 'faceNotOnDie', path: 'faces[0]' })
    expect(game.refusal(fire(), [1, 5])).toMatchObject({ code: 'tooManyFaces', path: 'faces[1]' })
  })
})

describe('the odds of a command', () => {
  const known = v.parse(miniatures.commandSchema, fire({ distance: 4 }))
  const outcome = ({
    reasons,
  }: {
    readonly reasons: readonly { readonly key: string; readonly operation: string }[]
  }) => reasons.find(({ operation }) => operation === 'outcome')?.key ?? ''

  it('are those of the procedure: 16 points, +1', () => {
    const chances = commandOdds(miniatures, begun().state, known, outcome)
    const odds = Object.fromEntries(
      chances.map(({ key, probability }) => [key, Math.round(probability * 100)]),
    )
    expect(odds).toEqual({
      'fire.outcome.none': 10,
      'fire.outcome.lively': 30,
      'fire.outcome.telling': 30,
      'fire.outcome.deadly': 30,
    })
  })

  it('are certain with every die on the table', () => {
    const chances = commandOdds(miniatures, begun().state, known, outcome, [7])
    expect(chances.map(({ key, probability }) => [key, probability])).toEqual([['fire.outcome.telling', 1]])
  })

  it('are refused with the command', () => {
    const own = v.parse(miniatures.commandSchema, fire({ target: 'u8' }))
    expect(() => commandOdds(miniatures, begun().state, own, outcome)).toThrow(Refused)
  })
})
