import { flushPromises } from '@vue/test-utils'
import { nextTick, type Component } from 'vue'
import { allByRole, inputByLabel, show, spoken } from '../ui/parts/reading.ts'

/** Fills forms in as a player does: by the label of the field. */

/** Puts a form part on the page and keeps what is chosen on it, as the screen around it does. */
export function showForm<Value>(
  part: Component,
  start: Value,
  props: Readonly<Record<string, unknown>> = {},
) {
  const form = { value: start }
  const wrapper = show(part, {
    props: {
      ...props,
      modelValue: start,
      'onUpdate:modelValue': (value: Value) => {
        form.value = value
        void wrapper.setProps({ modelValue: value })
      },
    },
  })
  return form
}

function group(label: string): HTMLElement | undefined {
  return allByRole('radiogroup').find((candidate) => spoken(candidate).startsWith(`${label} `))
}

function choicesOf(label: string): readonly HTMLLabelElement[] {
  return [...(group(label)?.querySelectorAll('label') ?? [])]
}

/** What a group of choices offers; empty where it is not there. */
export function offered(label: string): readonly string[] {
  return choicesOf(label).map(spoken)
}

/** What is chosen in a group. */
export function chosenIn(label: string): string | undefined {
  const chosen = choicesOf(label).find((choice) => choice.querySelector('input')?.checked === true)
  return chosen && spoken(chosen)
}

/** Chooses one of a group. @throws when it is not offered */
export async function choose(label: string, option: string): Promise<void> {
  const choice = choicesOf(label).find((candidate) => spoken(candidate) === option)
  const input = choice?.querySelector('input')
  if (!input) throw new Error(`${label} offers ${JSON.stringify(offered(label))}, not ${option}`)
  input.click()
  await nextTick()
}

/** A switch, found by its label. */
export function lever(label: string): HTMLElement | undefined {
  const words = [...document.querySelectorAll('label')].find((candidate) =>
    spoken(candidate).startsWith(label),
  )
  return document.getElementById(words?.htmlFor ?? '') ?? undefined
}

export function isOn(label: string): boolean {
  return lever(label)?.getAttribute('aria-checked') === 'true'
}

export async function flip(label: string): Promise<void> {
  const found = lever(label)
  if (found === undefined) throw new Error(`there is no switch ${label}`)
  found.click()
  await nextTick()
}

/** Types into a text field. */
export async function write(label: string, text: string): Promise<void> {
  const field = inputByLabel('textbox', label)
  field.focus()
  field.value = text
  field.dispatchEvent(new Event('input'))
  field.blur()
  await nextTick()
}

/** Lets what was asked of the disk, and parts that load late, arrive. */
export async function arrive(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await flushPromises()
}
