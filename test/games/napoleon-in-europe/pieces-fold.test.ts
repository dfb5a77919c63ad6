import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import PiecesFold from '@/games/napoleon-in-europe/powers/PiecesFold.vue'

it.each([
  ['99999', 'At most 99.'],
  ['−5', 'At least 0.'],
  ['3.7', 'Whole numbers only.'],
  ['abc', 'Type a number.'],
  ['', 'Type a number.'],
])('a mistyped number of pieces is refused in words, and changes nothing: “%s”', async (typed, words) => {
  const part = mount(PiecesFold, {
    attachTo: document.body,
    props: { nation: 'france', title: 'France', words: '', pieces: { infantry: 6 }, units: ['infantry'] },
  })
  const field = part.get('input')
  await field.trigger('focus')
  await field.setValue(typed)
  await field.trigger('blur')
  expect(part.emitted('change')).toBeUndefined()
  expect(part.get('[role=status]').text()).toBe(words)
  expect(field.attributes('aria-invalid')).toBe('true')
  part.unmount()
})
