import { flushPromises } from '@vue/test-utils'
import { nextTick } from 'vue'
import { describe, expect, it, vi } from 'vitest'
import AppButton from '@/ui/AppButton.vue'
import Confirm from '@/ui/Confirm.vue'
import MenuButton from '@/ui/MenuButton.vue'
import MultiSegments from '@/ui/MultiSegments.vue'
import Notice from '@/ui/Notice.vue'
import Places from '@/ui/Places.vue'
import Segments from '@/ui/Segments.vue'
import Stepper from '@/ui/Stepper.vue'
import TextField from '@/ui/TextField.vue'
import Toggle from '@/ui/Toggle.vue'
import TopBar from '@/ui/TopBar.vue'
import { allByRole, byRole, findByRole, inputByLabel, namesByRole, show, spoken } from './reading.ts'

describe('a button', () => {
  it('says its two lines and emits a press', () => {
    const wrapper = show(AppButton, { props: { label: 'Go on to fire', note: '3 have not fired' } })
    byRole('button', 'Go on to fire 3 have not fired').click()
    expect(wrapper.emitted('press')).toHaveLength(1)
  })

  it('stays silent while it is disabled, and keeps its focus', () => {
    const wrapper = show(AppButton, { props: { label: 'Roll', disabled: true } })
    const button = byRole('button', 'Roll')
    button.focus()
    button.click()
    expect(wrapper.emitted('press')).toBeUndefined()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('is a link where a link is asked for', () => {
    show(AppButton, { props: { label: 'Rules', as: 'a' }, attrs: { href: '#/rules' } })
    expect(byRole('link', 'Rules').getAttribute('href')).toBe('#/rules')
  })
})

describe('segments', () => {
  const options = [
    { id: 'line', label: 'Line', symbol: 'formation-line' },
    { id: 'column', label: 'Column' },
  ]

  it('choose one', async () => {
    const wrapper = show(Segments, { props: { label: 'Formation', options, modelValue: 'line' } })
    expect(byRole('radiogroup', 'Formation Line Column')).toBeDefined()
    expect(inputByLabel('radio', 'Line').checked).toBe(true)
    inputByLabel('radio', 'Column').click()
    await nextTick()
    expect(wrapper.emitted('update:modelValue')).toEqual([['column']])
  })

  it('do not show a choice as made that was not taken', async () => {
    vi.useFakeTimers()
    show(Segments, {
      props: { label: 'Formation', options, modelValue: 'line', 'onUpdate:modelValue': () => undefined },
    })
    inputByLabel('radio', 'Column').click()
    expect(inputByLabel('radio', 'Column').checked).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    expect(inputByLabel('radio', 'Column').checked).toBe(false)
    expect(inputByLabel('radio', 'Line').checked).toBe(true)
  })

  it('share one name, so that the arrow keys go from one to the next', () => {
    show(Segments, { props: { label: 'Formation', options, modelValue: 'line' } })
    const names = allByRole('radio').map((radio) => radio.getAttribute('name'))
    expect(new Set(names).size).toBe(1)
  })

  it('choose several, in the order of the options', async () => {
    const wrapper = show(MultiSegments, { props: { label: 'Cover', options, modelValue: ['column'] } })
    inputByLabel('checkbox', 'Line').click()
    inputByLabel('checkbox', 'Column').click()
    await nextTick()
    expect(wrapper.emitted('update:modelValue')).toEqual([[['line', 'column']], [['line']]])
  })
})

describe('a stepper', () => {
  function inches(value: number): string {
    return `${value} in`
  }

  function shown(value: number) {
    return show(Stepper, {
      props: { label: 'Distance', minimum: 0, maximum: 24, step: 0.5, modelValue: value, format: inches },
    })
  }

  async function type(text: string): Promise<HTMLInputElement> {
    const field = inputByLabel('textbox', 'Distance')
    field.focus()
    await nextTick()
    field.value = text
    field.dispatchEvent(new Event('input'))
    field.blur()
    await nextTick()
    return field
  }

  it('shows its value with the unit', () => {
    shown(4)
    expect(inputByLabel('textbox', 'Distance').value).toBe('4 in')
  })

  it('steps up and down', () => {
    const wrapper = shown(4)
    byRole('button', 'Distance: more').click()
    byRole('button', 'Distance: less').click()
    expect(wrapper.emitted('update:modelValue')).toEqual([[4.5], [4]])
  })

  it('stops at its bounds', () => {
    const wrapper = shown(0)
    const less = byRole('button', 'Distance: less')
    expect(less.getAttribute('aria-disabled')).toBe('true')
    less.click()
    expect(wrapper.emitted('update:modelValue') ?? []).not.toContainEqual([-0.5])
  })

  it('lets one type', async () => {
    const wrapper = shown(4)
    await type('7,5')
    expect(wrapper.emitted('update:modelValue')).toEqual([[7.5]])
  })

  it('refuses in words what does not fit, and changes nothing', async () => {
    const wrapper = shown(4)
    const field = await type('40')
    expect(wrapper.emitted('update:modelValue')).toBeUndefined()
    expect(field.value).toBe('4 in')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const words = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(words === null ? '' : spoken(words)).toBe('At most 24 in.')
  })
})

describe('a text field', () => {
  it('says what is wrong beside it', () => {
    show(TextField, { props: { label: 'Name', modelValue: '', error: 'Give the unit a name.' } })
    const field = inputByLabel('textbox', 'Name')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent?.trim()).toBe(
      'Give the unit a name.',
    )
  })

  it('hands on what is typed', () => {
    const wrapper = show(TextField, { props: { label: 'Name', modelValue: '', maxlength: 40 } })
    const field = inputByLabel('textbox', 'Name')
    field.value = '32nd Foot'
    field.dispatchEvent(new Event('input'))
    expect(wrapper.emitted('update:modelValue')).toEqual([['32nd Foot']])
    expect(field.maxLength).toBe(40)
  })
})

describe('a toggle', () => {
  it('is a switch with a label', async () => {
    const wrapper = show(Toggle, { props: { label: 'Own dice', modelValue: false } })
    const [lever] = allByRole('switch')
    expect(lever?.getAttribute('aria-checked')).toBe('false')
    expect(document.querySelector(`label[for="${lever?.id}"]`)?.textContent).toContain('Own dice')
    lever?.click()
    await nextTick()
    expect(wrapper.emitted('update:modelValue')).toEqual([[true]])
  })
})

describe('bars', () => {
  it('leads back', () => {
    const wrapper = show(TopBar, { props: { title: 'Quatre Bras', subtitle: 'Turn 4', back: true } })
    expect(byRole('heading', 'Quatre Bras')).toBeDefined()
    byRole('button', 'Back').click()
    expect(wrapper.emitted('back')).toHaveLength(1)
  })

  it('marks the place one is in', () => {
    const places = [
      { id: 'turn', label: 'Turn', symbol: 'place-turn', to: '#/turn' },
      { id: 'log', label: 'Log', symbol: 'place-log', to: '#/log' },
    ]
    show(Places, { props: { places, current: 'log' } })
    expect(byRole('link', 'Log').getAttribute('aria-current')).toBe('page')
    expect(byRole('link', 'Turn').getAttribute('aria-current')).toBeNull()
    expect(byRole('link', 'Turn').getAttribute('href')).toBe('#/turn')
  })

  it('tells quietly, offers an action, and goes away', () => {
    const wrapper = show(Notice, {
      props: { text: 'A new version is ready.', action: 'Use it', dismissable: true },
    })
    expect(spoken(allByRole('status')[0] ?? document.body)).toContain('A new version is ready.')
    byRole('button', 'Use it').click()
    byRole('button', 'Dismiss').click()
    expect(wrapper.emitted('act')).toHaveLength(1)
    expect(wrapper.emitted('dismiss')).toHaveLength(1)
  })
})

describe('a menu', () => {
  const items = [
    { id: 'rules', label: 'Rules' },
    { id: 'remove', label: 'Remove', disabled: true },
  ]

  it('opens, tells what was chosen, and closes', async () => {
    const wrapper = show(MenuButton, { props: { items } })
    byRole('button', 'Menu').click()
    // The sheet loads when it is first asked for.
    await vi.waitFor(() => expect(findByRole('dialog', 'Menu')).toBeDefined())
    expect(byRole('dialog', 'Menu')).toBeDefined()
    byRole('button', 'Rules').click()
    await flushPromises()
    expect(wrapper.emitted('choose')).toEqual([['rules']])
    expect(findByRole('dialog', 'Menu')).toBeUndefined()
  })

  it('does not choose what cannot be done', async () => {
    const wrapper = show(MenuButton, { props: { items } })
    byRole('button', 'Menu').click()
    // The sheet loads when it is first asked for.
    await vi.waitFor(() => expect(findByRole('dialog', 'Menu')).toBeDefined())
    byRole('button', 'Remove').click()
    expect(wrapper.emitted('choose')).toBeUndefined()
  })
})

describe('a question', () => {
  const props = {
    open: true,
    question: 'Remove Quatre Bras?',
    consequence: 'The game and its log go for good.',
    confirmLabel: 'Remove',
    cancelLabel: 'Keep it',
  }

  it('says what follows', async () => {
    show(Confirm, { props })
    await nextTick()
    const dialog = byRole('dialog', 'Remove Quatre Bras?')
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('The game and its log go for good.')
    expect(namesByRole('button')).toEqual(['Close', 'Keep it', 'Remove'])
  })

  it('does it only on a yes', async () => {
    const wrapper = show(Confirm, { props })
    await nextTick()
    byRole('button', 'Keep it').click()
    expect(wrapper.emitted('confirm')).toBeUndefined()
    byRole('button', 'Remove').click()
    expect(wrapper.emitted('confirm')).toHaveLength(1)
  })
})
