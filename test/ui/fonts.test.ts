// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { characters } from '../../scripts/fonts.mjs'

const texts = fileURLToPath(new URL('../../src/messages/', import.meta.url))
const modules = readdirSync(texts, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)

/** The menu's sign, which no text face has: the system draws it. */
const ofTheSystem = '⋮'

it.each(modules)('the fonts have every character of %s', (file) => {
  const strange = new Set(readFileSync(texts + file, 'utf8').match(/[^\s]/gu))
  expect([...strange].filter((character) => !(characters + ofTheSystem).includes(character))).toEqual([])
})
