import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { computed, shallowRef } from 'vue'
import type { ProcedureId, ResolveInputs } from '@/games/miniatures/resolve/inputs.ts'
import {
  freshQuickEntry,
  quickInputs,
  quickState,
  type QuickEntry,
} from '@/games/miniatures/resolve/quick.ts'
import { createQuickTable } from '@/games/miniatures/resolve/quickTable.ts'
import ResolvePanel from '@/games/miniatures/resolve/ResolvePanel.vue'
import { freshUnit, withArm } from '@/games/miniatures/unitDraft.ts'
import SheetPage from '@/ui/SheetPage.vue'
import { byRole, findByRole, namesByRole, show, spoken } from '../ui/parts/reading.ts'
import { dealt } from './combat.ts'
import { arrive } from './form.ts'

const settled = 450

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

interface Shown {
  readonly procedure?: ProcedureId
  readonly entry?: Partial<QuickEntry>
  readonly faces?: readonly number[]
}

/** Quick resolve as its screen puts it together. */
function panel({ procedure = 'fire', entry = {}, faces = [] }: Shown = {}) {
  const whole = { ...freshQuickEntry(procedure), ...entry }
  const owners = shallowRef<ReadonlySet<string>>(new Set())
  const table = createQuickTable(
    computed(() => quickState(whole)),
    dealt(...faces),
    {
      uses: (side) => owners.value.has(side),
      async set(side, own) {
        owners.value = new Set(own ? [...owners.value, side] : [...owners.value].filter((id) => id !== side))
      },
    },
  )
  let open = true
  const wrapper = show(ResolvePanel, {
    props: {
      open,
      'onUpdate:open': (wanted: boolean) => {
        open = wanted
        void wrapper.setProps({ open })
      },
      inputs: quickInputs(procedure, whole),
      'onUpdate:inputs': (inputs: ResolveInputs) => void wrapper.setProps({ inputs }),
      table,
      frame: SheetPage,
      fixed: true,
    },
  })
  return { wrapper, table, owners, isOpen: () => open }
}

async function press(name: string): Promise<void> {
  byRole('button', name).click()
  await arrive()
}

/** What has just appeared under the thumb takes no tap for a moment. */
async function pause(milliseconds = settled): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await arrive()
}

function said(): string {
  return spoken(document.body)
}

describe('quick resolve on its sheet', () => {
  it('counts those who fight beside a unit as its support', async () => {
    panel({ procedure: 'melee', entry: { firstHelp: 2 } })
    await vi.waitFor(() => expect(said()).toContain('Attacker supported by those beside it'))
    expect(said()).toContain('In support +2')
  })

  it('rolls, shows the outcome, and is done', async () => {
    const { wrapper } = panel({ faces: [9] })
    expect(said()).toContain('Fire points row 8–9, family 8')
    await press('Roll the D10')
    expect(wrapper.emitted('resolved')).toHaveLength(1)
    expect(said()).toContain('D10: 9, rolled')
    expect(namesByRole('button')).not.toContain('Roll the D10')
    await pause()
    await press('Done')
    expect(wrapper.emitted('done')).toHaveLength(1)
    expect(namesByRole('button')).toContain('Roll the D10')
  })

  it('says whom it struck, and what is left of it', async () => {
    panel({ entry: { second: { ...freshUnit('britain', 'Target'), formation: 'column' } }, faces: [7] })
    await press('Roll the D10')
    expect(said()).toContain('Telling fire')
    expect(said()).toContain('3 of 4 bases, morale marker')
  })

  it('never calls recorded what is not kept', async () => {
    panel({ faces: [9] })
    await press('Roll the D10')
    expect(said()).not.toContain('Recorded')
    expect(said()).not.toContain('Not yet saved')
  })

  it('takes the result back', async () => {
    const { table } = panel({ faces: [9] })
    await press('Roll the D10')
    await pause()
    await press('Undo')
    expect(table.resolved.value).toBeNull()
    expect(namesByRole('button')).toContain('Roll the D10')
  })

  it('says why nothing can be rolled', async () => {
    panel({ entry: { first: withArm(freshUnit('france', 'Lancers'), 'cavalry') } })
    expect(said()).toContain('Lancers is cavalry and does not fire.')
    expect(namesByRole('button')).not.toContain('Roll the D10')
  })
})

describe('a double tap', () => {
  it('[fault: double-tap] on the button that rolls does not put the result away', async () => {
    const { wrapper, table } = panel({ faces: [9] })
    await press('Roll the D10')
    await press('Done')
    await press('Undo')
    await pause(settled - 1)
    await press('Done')
    expect(wrapper.emitted('done')).toBeUndefined()
    expect(table.resolved.value).not.toBeNull()
    await pause(1)
    await press('Done')
    expect(wrapper.emitted('done')).toHaveLength(1)
  })

  it('[fault: double-tap] on Done does not roll again', async () => {
    const { table } = panel({ faces: [9, 10] })
    await press('Roll the D10')
    await pause()
    await press('Done')
    await press('Roll the D10')
    expect(table.resolved.value).toBeNull()
    await pause()
    await press('Roll the D10')
    expect(table.resolved.value?.rolls).toMatchObject([{ face: 10 }])
  })

  it('[fault: double-tap] on Undo does not take the real dice into the hand', async () => {
    const { owners } = panel({ faces: [9] })
    await press('Roll the D10')
    await pause()
    await press('Undo')
    await press('Own dice')
    expect([...owners.value]).toEqual([])
  })

  it('[fault: double-tap] on Own dice types no face', async () => {
    const { table } = panel()
    await press('Own dice')
    await press(namesByRole('button').find((name) => name.startsWith('7')) ?? '7')
    expect(table.resolved.value).toBeNull()
  })
})

describe('real dice in quick resolve', () => {
  async function type(face: number): Promise<void> {
    await pause()
    const key = namesByRole('button').find((name) => name === String(face) || name.startsWith(`${face}: `))
    await press(key ?? String(face))
  }

  it('are typed for the side that throws', async () => {
    const { table } = panel()
    await press('Own dice')
    await type(9)
    expect(table.resolved.value?.rolls).toMatchObject([{ face: 9, origin: 'typed' }])
    expect(said()).toContain('D10: 9, typed')
  })

  it('are those of both in a melee', async () => {
    const { table, owners } = panel({ procedure: 'melee' })
    await press('Own dice')
    expect([...owners.value]).toEqual(['a', 'b'])
    await type(6)
    expect(said()).toContain('What did the defender’s D10 show?')
    await type(3)
    expect(table.resolved.value?.rolls).toMatchObject([
      { face: 6, origin: 'typed' },
      { face: 3, origin: 'typed' },
    ])
  })

  it('of one side stay on the table while the app rolls the other', async () => {
    const { table } = panel({ procedure: 'melee', faces: [2] })
    await press('Own dice')
    await type(6)
    await pause()
    await press('Roll in the app')
    expect(table.resolved.value).toBeNull()
    await pause()
    await press('Roll the next D10')
    expect(table.resolved.value?.rolls).toMatchObject([
      { face: 6, origin: 'typed' },
      { face: 2, origin: 'rolled' },
    ])
  })

  it('that were mistyped are typed again', async () => {
    const { table } = panel({ procedure: 'melee' })
    await press('Own dice')
    await type(6)
    await pause()
    await press('Mistyped')
    expect(findByRole('button', 'Mistyped')).toBeUndefined()
    await type(8)
    await type(3)
    expect(table.resolved.value?.rolls).toMatchObject([{ face: 8 }, { face: 3 }])
  })
})

describe('closing the sheet', () => {
  it('of a roll that nobody has seen asks nothing', async () => {
    const { isOpen } = panel()
    await press('Close')
    expect(isOpen()).toBe(false)
  })

  it('of a roll that is half done asks first, and gives it up', async () => {
    const { isOpen, table } = panel({ procedure: 'melee' })
    await press('Own dice')
    await pause()
    await press('6')
    await press('Close')
    vi.useRealTimers()
    await vi.waitFor(() => expect(findByRole('dialog', 'Give this roll up?')).toBeDefined())
    await press('Go on')
    expect(isOpen()).toBe(true)
    expect(table.waitingCommand.value?.rolls).toMatchObject([{ face: 6 }])
    await press('Close')
    await vi.waitFor(() => expect(findByRole('dialog', 'Give this roll up?')).toBeDefined())
    await press('Give up')
    expect(table.waitingCommand.value).toBeNull()
    expect(isOpen()).toBe(false)
  })
})
