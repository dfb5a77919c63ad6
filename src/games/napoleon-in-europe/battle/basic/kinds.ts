import type { Kind, SideOwner } from '@/messages/en/napoleon-in-europe/battle/basic.ts'
import type { BasicBattle, BasicPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { landUnits } from '@/rules/napoleon-in-europe/pieces.ts'

/** Pieces of one kind in one place: one symbol and one figure. */
export interface KindView {
  readonly key: string
  readonly unit: BasicPiece['unit']
  readonly nation: NationId | null
  readonly pieces: readonly BasicPiece[]
  /** A few signs beside the figure, such as how many have moved or are named. */
  readonly mark: string
  /** What a tap does, read aloud; absent where it does nothing. */
  readonly heard?: string | undefined
}

/** The nation that leads a side. */
export function ownerOf({ nations }: BasicBattle, side: Side): SideOwner {
  return { side, nation: nations[side][0] }
}

function keyOf({ unit, nation }: Pick<BasicPiece, 'unit' | 'nation'>): string {
  return `${nation ?? ''}.${unit}`
}

/** Whether two pieces are of one kind. */
export function areKin(one: BasicPiece, other: BasicPiece): boolean {
  return keyOf(one) === keyOf(other)
}

/** Pieces by kind, infantry first. */
export function kindsOf(pieces: readonly BasicPiece[]): readonly KindView[] {
  const kinds = new Map<string, KindView>()
  for (const piece of pieces) {
    const key = keyOf(piece)
    const { unit, nation } = piece
    kinds.set(key, { key, unit, nation, pieces: [...(kinds.get(key)?.pieces ?? []), piece], mark: '' })
  }
  return [...kinds.values()].sort((one, other) => placeOf(one) - placeOf(other))
}

function placeOf({ unit, nation }: Pick<BasicPiece, 'unit' | 'nation'>): number {
  return landUnits.indexOf(unit) * (nationIds.length + 1) + (nation === null ? 0 : nationIds.indexOf(nation))
}

/** A kind as it is said; its nation only where several stand on its side. */
export function saidKind(battle: BasicBattle, { unit, nation, pieces }: KindView): Kind {
  const [first] = pieces
  const isAllied = first !== undefined && battle.nations[first.side].length > 1
  return { unit, nation: isAllied ? nation : null, count: pieces.length }
}

/** Pieces as they are said. */
export function saidKinds(battle: BasicBattle, pieces: readonly BasicPiece[]): readonly Kind[] {
  return kindsOf(pieces).map((kind) => saidKind(battle, kind))
}
