import type { OptionDefinition, Provenance } from '@/rules/index.ts'

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

/** Rulings that a table may choose, in their order. */
export function viewsOfOptions(
  definitions: readonly OptionDefinition[],
  texts: Readonly<Record<string, OptionTexts>>,
): readonly OptionView[] {
  return definitions.map((option) => ({
    id: option.id,
    title: texts[option.id]?.title ?? option.id,
    choices: option.choices.map((id) => ({ id, label: texts[option.id]?.choices[id] ?? id })),
    usual: option.default,
    provenance: option.provenance,
  }))
}
