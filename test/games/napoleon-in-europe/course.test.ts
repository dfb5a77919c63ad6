import { describe, expect, it } from 'vitest'
import CoursePage from '@/games/napoleon-in-europe/course/CoursePage.vue'
import { coursePicture, recordsOf, whenOf } from '@/games/napoleon-in-europe/course/picture.ts'
import { nationIds } from '@/rules/napoleon-in-europe/nations.ts'
import { byRole, findByRole, inputByLabel, namesByRole } from '../../ui/parts/reading.ts'
import { course1805, november1805 } from './november-1805.ts'
import { showPart } from './table.ts'

describe('what is drawn of a campaign', () => {
  it('is every round that is over, and where the nations stand now', () => {
    const records = recordsOf(course1805())
    expect(records).toHaveLength(17)
    expect(records.map(whenOf).slice(-2)).toEqual(['Dec 1806', 'Jan 1807'])
    expect(records.at(-1)?.nations.britain).toEqual({
      regions: 9,
      productionPoints: 19,
      politicalActionPoints: 2,
    })
  })

  it('takes a round that is played again once', () => {
    const state = course1805()
    const again = { ...state, calendar: { ...state.calendar, round: 10 } }
    expect(recordsOf(again)).toHaveLength(10)
  })

  it('is one line a nation, on round levels', () => {
    const picture = coursePicture(recordsOf(course1805()), 'regions')
    expect(picture.levels.map(({ label }) => label)).toEqual(['0', '5', '10', '15', '20', '25'])
    expect(picture.times.map(({ label }) => label)).toEqual(['Sep 1805', 'Mar 1806', 'Sep 1806'])
    expect(picture.lines.britain.startsWith('M0 64L')).toBe(true)
  })

  it('names the lines at their ends, with the names apart and in the picture', () => {
    for (const figure of ['regions', 'productionPoints', 'politicalActionPoints'] as const) {
      const { ends } = coursePicture(recordsOf(course1805()), figure)
      const heights = nationIds.map((id) => ends[id]).toSorted((one, other) => one - other)
      const gaps = heights.slice(1).map((height, place) => height - (heights[place] ?? 0))
      expect(Math.min(...gaps)).toBeGreaterThan(0.07)
      expect(heights.at(-1)).toBeLessThanOrEqual(1)
    }
  })
})

describe('the page of the course', () => {
  it('waits for the first month to be over', () => {
    showPart(CoursePage, november1805())
    expect(document.body.textContent).toContain('once the first month is over')
  })

  it('says in words what the picture shows, for each figure', async () => {
    const part = showPart(CoursePage, course1805())
    expect(namesByRole('img')[0]).toMatch(/^Regions from Sep 1805 to Jan 1807: France from 16 to 16, /u)
    inputByLabel('radio', 'PAP').click()
    await part.settle()
    expect(namesByRole('img')[0]).toMatch(/^PAP from Sep 1805 to Jan 1807: /u)
  })

  it('lets one nation stand out, and all again', async () => {
    const part = showPart(CoursePage, course1805())
    byRole('button', 'Russia').click()
    await part.settle()
    expect(document.querySelectorAll('.nation-line.faint')).toHaveLength(6)
    byRole('button', 'Russia').click()
    await part.settle()
    expect(document.querySelectorAll('.nation-line.faint')).toHaveLength(0)
  })

  it('has all of it as a table, once that is asked for', async () => {
    const part = showPart(CoursePage, course1805())
    expect(findByRole('region', 'As a table')).toBeUndefined()
    const fold = document.querySelector('details')
    if (fold !== null) fold.open = true
    fold?.dispatchEvent(new Event('toggle'))
    await part.settle()
    await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(17)
  })

  it('shows regions alone in the Basic Rules', () => {
    showPart(CoursePage, { ...course1805(), level: 'basic' })
    expect(namesByRole('radio')).toEqual([])
  })
})
