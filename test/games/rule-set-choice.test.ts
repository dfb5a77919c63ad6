import { createPinia, setActivePinia } from 'pinia'
import { ref } from 'vue'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import RuleSetChoice from '@/games/miniatures/rules/sets/RuleSetChoice.vue'
import { later } from '@/messages/later.ts'
import { defaultOptions, usualCharts, type NamedCharts } from '@/rules/miniatures/index.ts'
import { rulesOf, stockRules } from '../app/rule-sets-shelf.ts'
import { at, thursdayCharts } from '../rules/own-charts.ts'
import { allByRole, show } from '../ui/parts/reading.ts'
import { choose, chosenIn, offered } from './form.ts'
import { settle } from '../app/shell.ts'

vi.mock('@/stores/app-rule-sets.ts', () => import('../app/shelf.ts'))

const { choice } = later.ruleSets
const club = rulesOf('Club rules', [[at('fireDie', 'woods'), -3]], { movedGuns: 'full' })

beforeEach(() => {
  setActivePinia(createPinia())
  stockRules()
})

/** The choice as a form holds it. */
async function choosing(current?: NamedCharts) {
  const charts = ref(current ?? usualCharts)
  const options = ref<Readonly<Record<string, string>>>({ ...defaultOptions, squaresHold: 'no' })
  const wrapper = show(RuleSetChoice, {
    props: {
      current,
      modelValue: charts.value,
      options: options.value,
      'onUpdate:modelValue': (value: NamedCharts) => {
        charts.value = value
        void wrapper.setProps({ modelValue: value })
      },
      'onUpdate:options': (value: Readonly<Record<string, string>>) => (options.value = value),
    },
  })
  await settle()
  return { charts, options }
}

describe('by which rules a game is played', () => {
  it('is no question where there are no others', async () => {
    await choosing()
    expect(allByRole('radiogroup')).toEqual([])
  })

  it('is chosen by name, and the options come along', async () => {
    stockRules(club)
    const form = await choosing()
    expect(offered(choice.label)).toEqual([choice.usual, 'Club rules'])
    expect(chosenIn(choice.label)).toBe(choice.usual)
    await choose(choice.label, 'Club rules')
    const { id, name, charts, options } = club.chartSet
    expect(form.charts.value).toEqual({ id, name, charts })
    expect(form.options.value).toEqual(options)
  })

  it('goes back to the charts as they come, with their options', async () => {
    stockRules(club)
    const form = await choosing()
    await choose(choice.label, 'Club rules')
    await choose(choice.label, choice.usual)
    expect(form.charts.value).toEqual(usualCharts)
    expect(form.options.value).toEqual(defaultOptions)
  })

  it('keeps the rules of a game that are not on this phone', async () => {
    stockRules(club)
    const form = await choosing(thursdayCharts)
    expect(chosenIn(choice.label)).toBe(choice.current('Thursday rules'))
    await choose(choice.label, 'Club rules')
    await choose(choice.label, choice.current('Thursday rules'))
    expect(form.charts.value).toEqual(thursdayCharts)
  })
})
