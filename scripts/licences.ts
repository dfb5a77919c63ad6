import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Licence } from '../src/app/about/licences.ts'

const modules = join(import.meta.dirname, '..', 'node_modules')

/** Modules that tools add to what is shipped, by the start of their ids. */
const addedByTools: readonly (readonly [start: string, name: string])[] = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
  ['\0plugin-vue:', '@vitejs/plugin-vue'],
]

/** What the service worker is made of: that is built after everything else. */
const inServiceWorker = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies']

/** The fonts in `src/ui/fonts` are cut from these. */
const fonts = ['@fontsource-variable/source-sans-3', '@fontsource/old-standard-tt']

/** The package that a module comes from; undefined for the app's own. */
export function packageOf(id: string): string | undefined {
  const added = addedByTools.find(([start]) => id.startsWith(start))
  return added?.[1] ?? /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
}

/** The licences of packages, each text once, with all that it holds for; in the order of their names. */
export function licencesOf(names: Iterable<string>): Licence[] {
  const byText = new Map<string, Licence>()
  for (const name of [...new Set(names)].sort()) {
    const { version, license } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'))
    const text = textOf(name)
    const packages = [...(byText.get(text)?.packages ?? []), `${name} ${version}`]
    byText.set(text, { licence: String(license), packages, text })
  }
  return [...byText.values()]
}

/** The text of a package's licence, without those of what it was built with. @throws where there is none */
function textOf(name: string): string {
  const folder = join(modules, name)
  const file =
    existsSync(folder) && readdirSync(folder).find((each) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(each))
  if (!file) throw new Error(`${name} is shipped, and its licence is not there`)
  const [own = ''] = readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled/m)
  return own.trim()
}

/**
 * Writes down the licences of everything that ends up in the built app, and of the fonts, for the page that shows
 * them. `collect` belongs to the build of each worker, too.
 */
export function licences(): { readonly collect: () => Plugin; readonly emit: Plugin } {
  const shipped = new Set([...inServiceWorker, ...fonts])

  function collect(): Plugin {
    return {
      name: 'collect-licences',
      apply: 'build',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          for (const id of file.moduleIds) {
            const name = packageOf(id)
            if (name !== undefined) shipped.add(name)
          }
        }
      },
    }
  }

  const emit: Plugin = {
    name: 'emit-licences',
    apply: 'build',
    generateBundle: {
      // What workers are made of is known by then.
      order: 'post',
      handler() {
        const source = JSON.stringify(licencesOf(shipped))
        this.emitFile({ type: 'asset', name: 'licences.json', source })
      },
    },
  }

  return { collect, emit }
}
