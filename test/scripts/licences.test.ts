// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { licencesOf, packageOf } from '../../scripts/licences.ts'

describe('whose a module is', () => {
  it.each([
    ['/home/you/app/node_modules/idb/build/index.js', 'idb'],
    ['/home/you/app/node_modules/@vue/shared/dist/shared.esm-bundler.js', '@vue/shared'],
    ['/home/you/app/node_modules/one/node_modules/two/index.js', 'two'],
    ['/home/you/app/node_modules/valibot/dist/index.mjs?first', 'valibot'],
    ['\0vite/preload-helper.js', 'vite'],
    ['/home/you/app/src/main.ts', undefined],
  ])('%s', (id, name) => {
    expect(packageOf(id)).toBe(name)
  })
})

describe('licences', () => {
  it('stand once for all packages that have them, with their versions', () => {
    const licences = licencesOf(['pinia', '@vueuse/core', '@vueuse/shared', 'pinia', 'idb'])
    expect(licences.map(({ licence, packages }) => [licence, packages])).toEqual([
      ['MIT', ['@vueuse/core 14.4.0', '@vueuse/shared 14.4.0']],
      ['ISC', ['idb 8.0.4']],
      ['MIT', ['pinia 4.1.0']],
    ])
    for (const { text } of licences) expect(text).toMatch(/copyright/i)
  })

  it('leave out those of what a package was built with', () => {
    const [vite] = licencesOf(['vite'])
    expect(vite?.text).toMatch(/^# Vite core license/)
    expect(vite?.text.length).toBeLessThan(2000)
  })

  it('that are not there stop the build', () => {
    expect(() => licencesOf(['nothing-of-the-kind'])).toThrow()
  })
})
