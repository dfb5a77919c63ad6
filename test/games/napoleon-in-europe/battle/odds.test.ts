import { describe, expect, it, vi } from 'vitest'
import { answerOf } from '@/games/napoleon-in-europe/battle/odds/answer.ts'
import OddsSheet from '@/games/napoleon-in-europe/battle/odds/OddsSheet.vue'
import SeriesSheet from '@/games/napoleon-in-europe/battle/odds/SeriesSheet.vue'
import { createOddsSolver } from '@/games/napoleon-in-europe/battle/odds/solver.ts'
import { questionOfArmies, usualPolicy } from '@/rules/napoleon-in-europe/battle/odds/question.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import { battleIn, battleOf, stateOf } from '../../../rules/napoleon-in-europe/battle/board.ts'
import { basicIn, ranksOf, type Ranks } from '../../../rules/napoleon-in-europe/battle/ranks.ts'
import { byRole, inputByLabel, spoken } from '../../../ui/parts/reading.ts'
import { showPart, type ShownPart } from '../table.ts'

const words = () => spoken(document.body)

function showOdds(attacker: Ranks, defender: Ranks, course = {}): ShownPart {
  const state = ranksOf({ attacker, defender, course })
  return showPart(OddsSheet, state, { battle: basicIn(state) })
}

async function press(part: ShownPart, name: string): Promise<void> {
  byRole('button', name).click()
  await part.settle()
}

async function choose(part: ShownPart, name: string, place = 0): Promise<void> {
  const found = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    .filter((input) => spoken(input.closest('label') ?? input) === name)
    .at(place)
  if (found === undefined) throw new Error(`no ${name}`)
  found.click()
  await part.settle()
}

describe('the odds of a Basic battle', () => {
  const two = { front: '2I', rear: '1L' }

  it('tell who wins, how long it takes and what it costs', async () => {
    const part = showOdds({ front: '1I' }, { front: '1I' })
    await part.settle()
    // Who fires first hits first: 6 of 11.
    expect(words()).toMatch(/France wins 45\.5\s%/)
    expect(words()).toMatch(/Britain wins 54\.5\s%/)
    expect(words()).toContain('Rounds from now on, on average 3.3')
    expect(words()).toContain('France loses 0.5 of 1, on average')
    expect(words()).toMatch(/Pieces lost Chance 0 45\.5\s% 1 54\.5\s%/)
  })

  it('name how both sides are taken to fight, and follow what is chosen', async () => {
    const part = showOdds(two, { front: '1I 1A 1L' })
    await part.settle()
    expect(words()).toContain('France Leader rallies in the rear, hits what has most dice')
    expect(words()).toContain('Britain Leader fires in front, artillery in front, hits what has most dice')
    const before = words()
    await choose(part, 'Fire in front')
    expect(words()).toContain('France Leader fires in front, hits what has most dice')
    expect(words()).not.toBe(before)
  })

  it('wait for pieces that are to be named', async () => {
    const owed = { kind: 'casualties', side: 'defender', count: 1 } as const
    const part = showOdds(two, two, { step: 'fire', owed })
    await part.settle()
    expect(words()).toContain('First the pieces are named; then the odds are worked out.')
  })

  it('do not tell who stands where behind the divider', async () => {
    const one = showOdds({ front: '1I', rear: '1I' }, two, { stage: 'deployment', deployed: [] })
    await one.settle()
    const behind = words()
    one.wrapper.unmount()
    const other = showOdds({ front: '2I' }, two, { stage: 'deployment', deployed: [] })
    await other.settle()
    expect(words()).toBe(behind)
  })

  it('are there for armies that are entered', async () => {
    const part = showPart(OddsSheet, ranksOf({ attacker: two, defender: two }))
    await part.settle()
    expect(words()).toContain('Attacker 6 infantry, 2 cavalry, 2 artillery and 1 leader')
    const before = words()
    await press(part, 'Infantry: more')
    expect(words()).toContain('Attacker 7 infantry, 2 cavalry, 2 artillery and 1 leader')
    expect(words()).not.toBe(before)
    const landed = words()
    document.querySelector<HTMLElement>('[role=switch]')?.click()
    await part.settle()
    expect(words()).not.toBe(landed)
  })

  it('ask for armies where a side has none', async () => {
    const part = showOdds({ front: '1I', rear: '1L' }, two)
    await choose(part, 'Other armies')
    await press(part, 'Infantry: less')
    expect(words()).toContain('Each side needs an army: enter both.')
  })
})

describe('what works the odds out', () => {
  const army = { infantry: 2, cavalry: 0, artillery: 0, leader: 0 }
  const policies = { attacker: usualPolicy, defender: usualPolicy }
  const question = questionOfArmies(rulesWith(), null, { attacker: army, defender: army }, policies)

  /** A worker that answers when it is told to. */
  class SlowWorker extends EventTarget {
    static hired: SlowWorker[] = []
    asked: unknown[] = []
    isGone = false
    constructor() {
      super()
      SlowWorker.hired.push(this)
    }
    postMessage(data: unknown): void {
      this.asked.push(data)
    }
    terminate(): void {
      this.isGone = true
    }
    answer(data: unknown): void {
      this.dispatchEvent(new MessageEvent('message', { data }))
    }
  }

  it('is the screen itself where there are no workers', async () => {
    const solver = createOddsSolver(() => null)
    await expect(solver.solve(question)).resolves.toEqual(answerOf(question))
  })

  it('lets go of an old question as soon as there is a new one', async () => {
    vi.stubGlobal('Worker', SlowWorker)
    const solver = createOddsSolver()
    const first = solver.solve(question)
    const second = solver.solve(question)
    await expect(first).resolves.toBeNull()
    const [old, young] = SlowWorker.hired
    expect(old?.isGone).toBe(true)
    young?.answer({ kind: 'endless' })
    await expect(second).resolves.toEqual({ kind: 'endless' })
    const third = solver.solve(question)
    expect(young?.asked).toHaveLength(2)
    young?.dispatchEvent(new Event('error'))
    await expect(third).resolves.toEqual(answerOf(question))
    expect(young?.isGone).toBe(true)
    vi.unstubAllGlobals()
  })
})

describe('several shots', () => {
  const state = stateOf(
    battleOf({
      attacker: { centre: { artillery: 3 } },
      defender: { centre: { infantry: 4 } },
      course: { phase: 'artillery' },
    }),
  )

  it('of three guns at two areas against four infantry hit twice in 1100 of 5832', async () => {
    const props = { battle: battleIn(state), pieces: [], target: null }
    const part = showPart(SeriesSheet, state, props)
    await vi.waitFor(() => expect(words()).toMatch(/2 18\.9\s%/))
    await press(part, 'Artillery, French battle line: less')
    await vi.waitFor(() => expect(words()).toMatch(/2 7\.7\s%/))
    expect(words()).not.toContain('3 0')
  })

  it('are those that were thought of', async () => {
    const props = { battle: battleIn(state), pieces: ['france.artillery.2'], target: 'britain.infantry.3' }
    showPart(SeriesSheet, state, props)
    await vi.waitFor(() => expect(words()).toMatch(/1 27\.8\s% 13\.9\s%/))
    expect(inputByLabel('textbox', 'Artillery, French battle line').value).toBe('1')
  })
})
