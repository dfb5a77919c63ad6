// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse, type SFCDescriptor } from 'vue/compiler-sfc'

const source = fileURLToPath(new URL('../src/', import.meta.url))

/** Attributes whose text a user reads or hears, on elements and on our own parts. */
const attributesRead = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'heading',
  'hint',
  'label',
  'note',
  'placeholder',
  'summary',
  'text',
  'title',
])

type Template = NonNullable<NonNullable<SFCDescriptor['template']>['ast']>
type Node = Template['children'][number]
type Element = Extract<Node, { tag: string }>
type Property = Element['props'][number]

/** Texts written into a template instead of a message module: between tags, and in attributes that are read. */
function textsIn(component: string): string[] {
  const { descriptor, errors } = parse(component)
  expect(errors).toEqual([])
  return descriptor.template?.ast?.children.flatMap(textsOf) ?? []
}

function textsOf(node: Node): string[] {
  if ('tag' in node) return [...node.props.flatMap(textsOfProperty), ...node.children.flatMap(textsOf)]
  if (!('content' in node) || node.loc.source.startsWith('<!--')) return []
  if (typeof node.content === 'string') return withLetters(node.content)
  return sentencesIn(node.loc.source)
}

function textsOfProperty(property: Property): string[] {
  if (!('arg' in property)) {
    return attributesRead.has(property.name) ? withLetters(property.value?.content ?? '') : []
  }
  const bound = property.arg?.loc.source ?? ''
  return attributesRead.has(bound) ? sentencesIn(property.exp?.loc.source ?? '') : []
}

/** Text literals of an expression that read like words, and not like keys. */
function sentencesIn(expression: string): string[] {
  const literals = expression.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/gu)
  return [...literals]
    .map(([, single, double, template]) => single ?? double ?? template?.replace(/\$\{[^}]*\}/gu, '') ?? '')
    .filter((literal) => /\p{L}/u.test(literal) && /^\p{Lu}|\s/u.test(literal))
}

function withLetters(text: string): string[] {
  return /\p{L}/u.test(text) ? [text.trim()] : []
}

const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.vue'),
)

it.each(components)('%s takes every text from a message module', (file) => {
  expect(textsIn(readFileSync(source + file, 'utf8'))).toEqual([])
})

describe('a text outside the message modules is found', () => {
  it.each([
    ['between tags', '<p>Fire</p>'],
    ['beside a value', '<p>{{ bases }} bases</p>'],
    ['deep within', '<ul><li v-for="unit in units"><b v-if="unit">Old Guard</b></li></ul>'],
    ['in an attribute', '<button aria-label="Roll" />'],
    ['in a part’s own attribute', '<Sheet heading="Melee" />'],
    ['in a bound attribute', `<p :title="late ? 'Too late' : ''" />`],
    ['in an expression', '<p>{{ `${bases} bases left` }}</p>'],
  ])('%s', (_where, template) => {
    expect(textsIn(`<template>${template}</template>`)).not.toEqual([])
  })

  it.each([
    ['a message', '<p :title="messages.ui.close">{{ messages.ui.bases(1, 2) }}</p>'],
    ['a key', `<p class="quiet" :label="words['france']">{{ words['line'] }}</p>`],
    ['a sign', '<p>· × −</p>'],
    ['a comment', '<p><!-- Never shown. --></p>'],
  ])('and nothing else: %s', (_what, template) => {
    expect(textsIn(`<template>${template}</template>`)).toEqual([])
  })
})
