import { describe, expect, it } from 'vitest'
import { emptyState } from '@/rules/napoleon-in-europe/empty.ts'
import type { CommandOf } from '@/rules/napoleon-in-europe/commands.ts'
import { standingOf } from '@/rules/napoleon-in-europe/standing.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { basicGame } from '../basic-game.ts'
import { refusalOf, tell, withNations } from '../table.ts'
import { beginOf, playersOf } from './begin.ts'

type Change = CommandOf<'changePlayers'>

/** France and Britain are played; France controls Spain. */
const game = tell(emptyState, beginOf({ holds: [{ nation: 'spain', by: 'france' }] })).state
const change: Change = { type: 'changePlayers', players: playersOf(['france', 'britain']) }

function played(about: Partial<Change>, state: NapoleonState = game): NapoleonState {
  return tell(state, { ...change, ...about }).state
}

describe('who controls what nobody plays', () => {
  it('stays as it is where nothing is said about it', () => {
    expect(played({}).nations.spain.control).toEqual({ by: 'france', until: 'overture' })
  })

  it('is agreed on: another holder is its ally, the one before no longer', () => {
    const after = played({ holds: [{ nation: 'spain', by: 'britain' }] })
    expect(after.nations.spain.control).toEqual({ by: 'britain', until: 'overture' })
    expect(standingOf(after, 'spain', 'britain')).toBe('allied')
    expect(standingOf(after, 'spain', 'france')).toBe('neutral')
  })

  it('may be nobody', () => {
    const { state, reasons } = tell(game, { ...change, holds: [] })
    expect(state.nations.spain.control).toBeNull()
    expect(reasons.at(-1)).toMatchObject({ key: 'control.ends', parameters: { nation: 'spain' } })
  })

  it('is told where it is another nation', () => {
    const holds = [
      { nation: 'spain', by: 'france' },
      { nation: 'ottoman', by: 'britain' },
    ] as const
    const { state, reasons } = tell(game, { ...change, holds: holds.map((hold) => ({ ...hold })) })
    expect(reasons.map(({ key }) => key)).toEqual(['heading.changePlayers', 'begin.holds'])
    expect(state.nations.spain).toEqual(game.nations.spain)
    expect(state.nations.ottoman).toMatchObject({ player: null, hasBeenActive: true })
  })

  const refusals: readonly [string, Change['holds'], string][] = [
    ['a nation that has a player', [{ nation: 'britain', by: 'france' }], 'heldNationIsPlayed'],
    ['by a nation that has none', [{ nation: 'spain', by: 'austria' }], 'holderIsNotPlayed'],
    [
      'by two at once',
      [
        { nation: 'spain', by: 'france' },
        { nation: 'spain', by: 'britain' },
      ],
      'heldTwice',
    ],
  ]
  it.each(refusals)('refused: %s', (_title, holds = [], code) => {
    expect(refusalOf(game, { ...change, holds }).code).toBe(code)
  })

  it('refused: by an enemy', () => {
    const relation = { nations: ['spain', 'britain'], kind: 'war', order: 1 } as const
    const atWar = { ...game, relations: [relation] }
    const holds = [{ nation: 'spain', by: 'britain' } as const]
    expect(refusalOf(atWar, { ...change, holds }).code).toBe('holderIsEnemy')
  })
})

describe('a player without a nation', () => {
  it('who has lost it may stay, and be renamed', () => {
    const state = withNations(basicGame({ victory: 'totalVictory' }), { france: { player: null } })
    const players = [
      { id: 'ann', name: 'Anna', nations: [] },
      { id: 'bob', name: 'Bob', nations: ['britain' as const, 'austria' as const] },
      { id: 'cid', name: 'Cid', nations: ['prussia' as const] },
    ]
    expect(played({ players }, state).players[0]).toEqual({ id: 'ann', name: 'Anna' })
  })

  it('refused: one who gives it up', () => {
    const players = [...playersOf(['france']), { id: 'player-2', name: 'Ben', nations: [] }]
    expect(refusalOf(game, { ...change, players }).code).toBe('playerWithoutNation')
  })
})
