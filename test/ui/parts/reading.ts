import { mount, type ComponentMountingOptions, type VueWrapper } from '@vue/test-utils'
import type { Component } from 'vue'
import { afterEach } from 'vitest'

/** Reads the page as a player does: by role and by name. */

const rolesByTag: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  DIALOG: 'dialog',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  SECTION: 'section',
}
const rolesByInput: Readonly<Record<string, string>> = {
  radio: 'radio',
  checkbox: 'checkbox',
  text: 'textbox',
}

function roleOf(element: Element): string | undefined {
  if (element.getAttribute('role') !== null) return element.getAttribute('role') ?? undefined
  if (element instanceof HTMLInputElement) return rolesByInput[element.type]
  return rolesByTag[element.tagName]
}

/** Of pictures and buttons the name is all that is heard; of groups and lists, the content too. */
function isNamedAsAWhole(element: Element): boolean {
  return element.getAttribute('role') === 'img' || element.tagName === 'BUTTON'
}

/** What the element holds for someone who hears it: text, and the names of pictures. */
export function spoken(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data
      if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
      return (isNamedAsAWhole(node) ? node.getAttribute('aria-label') : null) ?? spoken(node)
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function nameOf(element: Element): string {
  const labelled = element.getAttribute('aria-label')
  if (labelled !== null) return labelled
  const by = element.getAttribute('aria-labelledby')
  const heading = by === null ? null : document.getElementById(by)
  if (heading !== null) return spoken(heading)
  if (element instanceof HTMLInputElement) {
    const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`)
    return label === null ? '' : spoken(label)
  }
  return spoken(element)
}

/** All elements of a role, in the order of the page. */
export function allByRole(role: string): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => roleOf(element) === role)
}

/** The names of all elements of a role. */
export function namesByRole(role: string): string[] {
  return allByRole(role).map(nameOf)
}

export function findByRole(role: string, name: string): HTMLElement | undefined {
  return allByRole(role).find((element) => nameOf(element) === name)
}

/** The one element of a role and a name. @throws when there is none */
export function byRole(role: string, name: string): HTMLElement {
  const found = findByRole(role, name)
  if (found === undefined) {
    throw new Error(`no ${role} "${name}" among ${JSON.stringify(namesByRole(role))}`)
  }
  return found
}

/** An input, found by its label. */
export function inputByLabel(role: 'radio' | 'checkbox' | 'textbox', name: string): HTMLInputElement {
  const found = byRole(role, name)
  if (!(found instanceof HTMLInputElement)) throw new Error(`${name} is no input`)
  return found
}

const mounted: VueWrapper[] = []

/** Puts a part on the page, and takes it away after the test. */
export function show(part: Component, options: ComponentMountingOptions<Component>): VueWrapper {
  const wrapper = mount(part, { attachTo: document.body, ...options })
  mounted.push(wrapper)
  return wrapper
}

afterEach(() => {
  for (const wrapper of mounted.splice(0)) wrapper.unmount()
  document.body.innerHTML = ''
})
