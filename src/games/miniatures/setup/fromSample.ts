import type { SampleBattle } from '@/messages/samples.ts'
import type { ArmyDraft } from '@/rules/miniatures/armies/index.ts'
import type { Nation } from '@/rules/miniatures/index.ts'
import type { Battle } from './battle.ts'
import type { NewGameForm, SideForm } from './form.ts'

/** A sample battle as the form and the forces of a new game. Who plays stays. */
export function fromSample(
  sample: SampleBattle,
  [a, b]: readonly [ArmyDraft, ArmyDraft],
  form: NewGameForm,
): { readonly form: NewGameForm; readonly battle: Battle } {
  const [first, second] = sample.sides
  return {
    form: { ...form, name: sample.name, sides: sidesOf(first, second, form) },
    battle: { sample: sample.id, armies: { a, b }, scenario: sample.scenario },
  }
}

interface SampleSide {
  readonly name: string
  readonly nation: Nation
}

function sidesOf(a: SampleSide, b: SampleSide, { sides }: NewGameForm): NewGameForm['sides'] {
  return { a: sampleSide(a, sides.a), b: sampleSide(b, sides.b) }
}

function sampleSide({ name, nation }: SampleSide, { players }: SideForm): SideForm {
  return { name, nation, colour: nation, players }
}
