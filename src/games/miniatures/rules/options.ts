import { later } from '@/messages/later.ts'
import type { Provenance } from '@/rules/index.ts'
import { optionDefinitions } from '@/rules/miniatures/index.ts'

interface OptionTexts {
  readonly title: string
  readonly choices: Readonly<Record<string, string>>
}

/** A ruling that a table may choose, in words. */
export interface OptionView {
  readonly id: string
  readonly title: string
  readonly choices: readonly { readonly id: string; readonly label: string }[]
  readonly usual: string
  readonly provenance: Provenance
}

const texts: Readonly<Record<string, OptionTexts>> = later.options

/** Every ruling that a table may choose, in the order of the rulebook. */
export const optionViews: readonly OptionView[] = optionDefinitions.map((option) => ({
  id: option.id,
  title: texts[option.id]?.title ?? option.id,
  choices: option.choices.map((id) => ({ id, label: texts[option.id]?.choices[id] ?? id })),
  usual: option.default,
  provenance: option.provenance,
}))
