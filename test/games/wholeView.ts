import { chancesOf } from '@/games/miniatures/describe/odds.ts'
import { questionOf, withChances } from '@/games/miniatures/resolve/chances.ts'
import type { ResolveTable } from '@/games/miniatures/resolve/table.ts'
import { resolveView, type Asked } from '@/games/miniatures/resolve/view.ts'
import type { ResolveView } from '@/ui/resolve/view.ts'

/** The sheet as it stands once the chances are known. */
export function wholeView(asked: Asked, table: ResolveTable): ResolveView {
  const view = resolveView(asked, table)
  const question = view.phase === 'refused' ? null : questionOf(asked.command, table)
  return question === null ? view : withChances(view, chancesOf(question))
}
