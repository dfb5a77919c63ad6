import { mapScreens } from '@/messages/en/napoleon-in-europe/map-screens.ts'
import { nationNames } from '@/messages/en/napoleon-in-europe/names.ts'
import { list, opening } from '@/messages/index.ts'
import type { Region, UnnamedRegions } from '@/rules/napoleon-in-europe/board.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { unitsIn } from '@/rules/napoleon-in-europe/pieces.ts'
import { sourceOf } from '@/rules/napoleon-in-europe/map/shipped.ts'
import type { Line } from '../powers/nation.ts'

/** The regions of one owner, those with names and those that are only counted. */
export interface OwnersRegions {
  readonly owner: NationId | null
  readonly regions: readonly Region[]
  readonly unnamed: number
}

/** Every owner with the regions that a search finds, by name. */
export function regionsByOwner(
  { regions, unnamed }: NapoleonState,
  search: string,
): readonly OwnersRegions[] {
  const wanted = search.trim().toLowerCase()
  const found = regions
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const owners: readonly (NationId | null)[] = [...nationIds, null]
  return owners.map((owner) => ({
    owner,
    regions: found.filter((region) => region.owner === owner),
    unnamed: owner === null || wanted !== '' ? 0 : countOf(unnamed[owner]),
  }))
}

function countOf({ homeland, foreignHomeland, minor, northAfrica }: UnnamedRegions): number {
  return homeland + foreignHomeland + minor + northAfrica
}

/** What matters about a region in a line: "Capital, port; occupied by France". */
export function regionNote({ capital, port, northAfrica, occupier, uprising, links }: Region): string {
  const { flags } = mapScreens
  const about = [
    ...(capital === null ? [] : [flags.capital]),
    ...(port ? [flags.port] : []),
    ...(northAfrica ? [flags.northAfrica] : []),
    ...(occupier === null ? [] : [mapScreens.occupied(occupier)]),
    ...(uprising ? [flags.uprising] : []),
  ]
  return opening(about.length === 0 ? mapScreens.borders(links.length) : about.join(', '))
}

/** All that is known about a region. */
export function regionLines(state: NapoleonState, region: Region): readonly Line[] {
  const { region: texts } = mapScreens
  const nationOr = (nation: NationId | null, none: string) => (nation === null ? none : nationNames[nation])
  const namesOf = (ids: readonly string[], all: readonly { readonly id: string; readonly name: string }[]) =>
    ids.length === 0 ? texts.unknown : list(ids.map((id) => all.find((each) => each.id === id)?.name ?? id))
  const armies = state.stacks.filter((stack) => stack.region === region.id)
  const source = sourceOf(region.id)
  return [
    { label: texts.owner, value: nationOr(region.owner, texts.nobody) },
    { label: texts.occupier, value: nationOr(region.occupier, texts.nobody) },
    ...(region.uprising ? [{ label: texts.uprising, value: texts.yes }] : []),
    ...(region.homeland === null ? [] : [{ label: texts.homeland, value: nationNames[region.homeland] }]),
    ...(region.capital === null
      ? []
      : [{ label: texts.capital, value: mapScreens.edit.capitals[region.capital] }]),
    ...(region.port ? [{ label: texts.port, value: texts.yes }] : []),
    ...(region.northAfrica ? [{ label: texts.northAfrica, value: texts.yes }] : []),
    ...(armies.length === 0
      ? []
      : [
          {
            label: texts.pieces,
            value: list(armies.map(({ nation, pieces }) => texts.army(nation, unitsIn(pieces)))),
          },
        ]),
    { label: texts.links, value: namesOf(region.links, state.regions) },
    { label: texts.seas, value: namesOf(region.seas, state.seas) },
    ...(source === null ? [] : [{ label: texts.source, value: source.section }]),
  ]
}
