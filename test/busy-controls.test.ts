// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse, type SFCDescriptor } from 'vue/compiler-sfc'

const games = fileURLToPath(new URL('../src/games/', import.meta.url))

type Template = NonNullable<NonNullable<SFCDescriptor['template']>['ast']>
type Node = Template['children'][number]
type Element = Extract<Node, { tag: string }>

/** What writes to a game, as it stands in a template. */
const writes = /\bperform\(|\bgame\.(undo|redo|saveAgain|perform|resolve)\(/u

function elementsIn(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => ('tag' in node ? [node, ...elementsIn(node.children)] : []))
}

function expressionOf({ props }: Element, argument: string): string {
  const bound = props.find((prop) => 'arg' in prop && prop.arg?.loc.source === argument)
  return bound !== undefined && 'exp' in bound ? (bound.exp?.loc.source ?? '') : ''
}

function isUnaware(element: Element): boolean {
  const tells = expressionOf(element, 'busy') + expressionOf(element, 'disabled')
  return (
    element.tag === 'AppButton' &&
    writes.test(expressionOf(element, 'press')) &&
    !/busy|isWorking/iu.test(tells)
  )
}

test('[fault: double-tap] every button that writes to a game says when it takes no tap', () => {
  const files = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.vue'),
  )
  const unaware = files.flatMap((file) => {
    const { descriptor } = parse(readFileSync(games + file, 'utf8'))
    const nodes = elementsIn(descriptor.template?.ast?.children ?? [])
    return nodes.filter(isUnaware).map(({ loc }) => `${file}:${loc.start.line}`)
  })
  expect(unaware).toEqual([])
})
