// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isGreatCommander, procedures } from '@/rules/miniatures/index.ts'
import { resolve } from './resolve.ts'

describe('the three who fall only in melee', () => {
  it.each([
    'Napoleon',
    'NAPOLÉON',
    'Napoleon I',
    'Duke of Wellington',
    'Blücher',
    'Blucher',
    'General Bluecher',
  ])('are known by name: %s', (name) => expect(isGreatCommander(name)).toBe(true))

  it.each(['', 'Ney', 'Jérôme', 'Wellingtons', 'Picton'])('are not others: “%s”', (name) => {
    expect(isGreatCommander(name)).toBe(false)
  })

  it('need no word that they are: a name is enough', () => {
    const officer = { name: 'Wellington', value: 3 }
    const { outcome, rolls } = resolve(procedures.leader, { officer, basesRemoved: 2, danger: 'fire' }, [])
    expect(outcome).toEqual({ officer: 'notAtRisk' })
    expect(rolls).toEqual([])
  })

  it('roll where it is said that they do', () => {
    const officer = { name: 'Napoleon', value: 3, onlyFallsInMelee: false }
    const { needs } = resolve(procedures.leader, { officer, basesRemoved: 1, danger: 'fire' }, [])
    expect(needs?.label).toBe('leader')
  })
})
