import type { Plugin } from 'vite'

/** A chunk that only hands on what another one has: `export{a as b}from"./other.js";`. */
const handingOn = /^export\s*\{([^}]+)\}\s*from\s*"(\.\/[^"]+)";?\s*$/

const lazyImport = /\bimport\("(\.\/[^"]+)"\)/g

interface HandedOn {
  /** The address of the chunk that has it, as chunks of the same folder write it. */
  readonly from: string
  /** An object with the names of the chunk that handed it on. */
  readonly module: string
}

/**
 * Lazy imports go straight to the chunk that has what they ask for. A screen that lies in a file with others
 * would else be one file more to keep and one step more to wait for.
 */
export const straightImports: Plugin = {
  name: 'straight-imports',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const handedOn = new Map<string, HandedOn>()
      for (const [file, chunk] of Object.entries(bundle)) {
        const [, names, from] = (chunk.type === 'chunk' ? handingOn.exec(chunk.code) : null) ?? []
        if (names === undefined || from === undefined) continue
        handedOn.set(file.replace(/^assets\//, './'), { from, module: moduleOf(names) })
        delete bundle[file]
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        chunk.code = chunk.code.replace(lazyImport, (asked, address: string) => {
          const found = handedOn.get(address)
          return found === undefined ? asked : `import("${found.from}").then(e=>(${found.module}))`
        })
      }
    },
  },
}

/** `a as b,c` as an object that Vue and the router take for a module. */
function moduleOf(names: string): string {
  const members = names.split(',').map((each) => {
    const [own = '', given = own] = each.trim().split(/\s+as\s+/)
    return `${given}:e.${own}`
  })
  return `{__esModule:!0,${members.join(',')}}`
}
