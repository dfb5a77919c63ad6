import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './run.mjs'

/*
 * Makes the app's two fonts from the packages that they come in: the letters of western European languages and
 * the signs that the app writes, without small capitals and the like. The display face does without instructions
 * for coarse screens, which are half of it; the text face needs its few for even spaces.
 */
const fonts = [
  [
    '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    'source-sans-3.woff2',
    false,
  ],
  ['@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2', 'old-standard-tt.woff2', true],
]

/** What stands beside plain letters: kerning, accents, and figures of one width and height. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum', 'liga']

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('')
}

/** Every character that the fonts have, where the packages have it. */
export const characters = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœıŠšŽžŸ', '–—‘’‚“”„•…‹›†‡′″€−½¼¾'].join('')

async function make([source, target, noHinting]) {
  const whole = await readFile(join(root, 'node_modules', source))
  const part = await subsetFont(whole, characters, { targetFormat: 'woff2', keepFeatures, noHinting })
  await writeFile(join(root, 'src/ui/fonts', target), part)
  console.log(`${target}: ${(part.length / 1000).toFixed(1)} kB of ${(whole.length / 1000).toFixed(1)} kB`)
}

if (process.argv[1] === import.meta.filename) {
  await mkdir(join(root, 'src/ui/fonts'), { recursive: true })
  for (const font of fonts) await make(font)
}
