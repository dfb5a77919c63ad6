// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { advancedTexts } from '@/messages/en/napoleon-in-europe/advanced.ts'
import { basicTexts } from '@/messages/en/napoleon-in-europe/basic.ts'
import { battleBasicTexts } from '@/messages/en/napoleon-in-europe/battle-basic.ts'
import { battleChargeTexts } from '@/messages/en/napoleon-in-europe/battle-charge.ts'
import { battleClosingTexts } from '@/messages/en/napoleon-in-europe/battle-closing.ts'
import { battleOpeningTexts } from '@/messages/en/napoleon-in-europe/battle-opening.ts'
import { battleStandardTexts } from '@/messages/en/napoleon-in-europe/battle-standard.ts'
import { calendarTexts } from '@/messages/en/napoleon-in-europe/calendar.ts'
import { mapTexts } from '@/messages/en/napoleon-in-europe/map.ts'
import { navalTexts } from '@/messages/en/napoleon-in-europe/naval.ts'
import { politicsTexts } from '@/messages/en/napoleon-in-europe/politics.ts'
import { productionTexts } from '@/messages/en/napoleon-in-europe/production.ts'
import { setupTexts } from '@/messages/en/napoleon-in-europe/setup.ts'
import { sharedTexts } from '@/messages/en/napoleon-in-europe/shared.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'

const parts = {
  advancedTexts,
  basicTexts,
  battleBasicTexts,
  battleChargeTexts,
  battleClosingTexts,
  battleOpeningTexts,
  battleStandardTexts,
  calendarTexts,
  mapTexts,
  navalTexts,
  politicsTexts,
  productionTexts,
  setupTexts,
  sharedTexts,
}

/** What the rules' source says, as far as it is written out. */
interface Written {
  /** Codes of refusals, keys of lines, and labels of dice where they are written in their own place. */
  readonly codes: Set<string>
  readonly keys: Set<string>
  readonly labels: Set<string>
  /** Every text of the source, and patterns of those that are put together. */
  readonly texts: Set<string>
  readonly patterns: RegExp[]
}

/** The rules themselves, and what puts their commands to the dice. */
const sources = readdirSync('src/rules/napoleon-in-europe', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `napoleon-in-europe/${name}`)
  .concat('rulebook.ts')

function parsed(name: string): ts.SourceFile {
  const text = readFileSync(`src/rules/${name}`, 'utf8')
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
}

/** The texts that an expression can come to, where it is written out. */
function choices(node: ts.Node | undefined): readonly string[] {
  if (node === undefined) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return choices(node.expression)
  return ts.isConditionalExpression(node) ? [...choices(node.whenTrue), ...choices(node.whenFalse)] : []
}

const inProperty = { code: 'codes', key: 'keys', label: 'labels' } as const

function isNamed(name: string): name is keyof typeof inProperty {
  return name in inProperty
}

/** What a text that is put together can be; nothing where it says too little by itself. */
function patternOf({ head, templateSpans }: ts.TemplateExpression): readonly RegExp[] {
  const written = [head.text, ...templateSpans.map(({ literal }) => literal.text)]
  if (!/\w{3}/u.test(written.join(' '))) return []
  const escaped = written.map((text) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  return [new RegExp(`^${escaped.join('[\\w.]+')}$`, 'u')]
}

function look(node: ts.Node, written: Written): void {
  if (ts.isStringLiteralLike(node)) written.texts.add(node.text)
  if (ts.isTemplateExpression(node)) written.patterns.push(...patternOf(node))
  if (ts.isPropertyAssignment(node)) lookAtProperty(node.name.getText(), node.initializer, written)
  if (ts.isCallExpression(node)) lookAtCall(node, written)
  ts.forEachChild(node, (child) => look(child, written))
}

function lookAtProperty(name: string, value: ts.Expression, written: Written): void {
  if (isNamed(name)) for (const text of choices(value)) written[inProperty[name]].add(text)
}

function lookAtCall({ expression, arguments: [first, second] }: ts.CallExpression, written: Written): void {
  if (expression.getText() === 'refuse') for (const code of choices(first)) written.codes.add(code)
  if (expression.getText() !== 'writeHeading') return
  for (const command of choices(second)) written.keys.add(`heading.${command}`)
}

const written: Written = {
  codes: new Set(),
  keys: new Set(),
  labels: new Set(),
  texts: new Set(),
  patterns: [],
}
for (const name of sources) look(parsed(name), written)

/** Whether the rules can say this: it is written out, as a whole or without what all headings begin with. */
function isSaid(key: string): boolean {
  const names = [key, key.replace(/^heading\./u, '')]
  return names.some(
    (name) => written.texts.has(name) || written.patterns.some((pattern) => pattern.test(name)),
  )
}

describe('the texts of Napoleon in Europe', () => {
  it.each([
    ['codes', 'refusals'],
    ['keys', 'reasons'],
    ['labels', 'dice'],
  ] as const)('are there for all %s that are written in the rules', (kind, texts) => {
    expect([...written[kind]].filter((name) => !(name in napoleon[texts]))).toEqual([])
  })

  it('are there for nothing that no rule says', () => {
    const names = [napoleon.reasons, napoleon.refusals, napoleon.dice].flatMap((table) => Object.keys(table))
    expect(names.filter((name) => !isSaid(name))).toEqual([])
  })

  it.each(['reasons', 'refusals', 'dice'] as const)('are given once: %s', (kind) => {
    const names = Object.values(parts).flatMap((part) => Object.keys(part[kind] ?? {}))
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
    expect(new Set(names)).toEqual(new Set(Object.keys(napoleon[kind])))
  })
})
