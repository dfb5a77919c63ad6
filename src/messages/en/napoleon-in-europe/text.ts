import type { Parameters } from '@/rules/index.ts'

/** What a key says with its parameters. */
export type Text = (parameters: Parameters) => string

/** The texts of a part of the rules: its reasons by key, its refusals by code. */
export interface RuleTexts {
  readonly reasons: Readonly<Record<string, Text>>
  readonly refusals: Readonly<Record<string, Text>>
  /** What dice are thrown for, by their label, where the thrower alone does not tell: "Overture". */
  readonly dice?: Readonly<Record<string, string>>
}
