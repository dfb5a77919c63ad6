import type { SampleBattle } from '@/messages/samples.ts'
import type { ArmyDraft } from '@/rules/miniatures/armies/index.ts'
import type { Nation } from '@/rules/miniatures/index.ts'
import type { Battle } from './battle.ts'
import type { NewGameForm, SideForm } from './form.ts'

/** A sample battle as the form and the forces of a new game. */
export function fromSample(
  sample: SampleBattle,
  [a, b]: readonly [ArmyDraft, ArmyDraft],
  form: NewGameForm,
): { readonly form: NewGameForm; readonly battle: Battle } {
  const [first, second] = sample.sides
  return {
    form: { ...form, name: sample.name, sides: { a: sampleSide(first), b: sampleSide(second) } },
    battle: { sample: sample.id, armies: { a, b }, scenario: sample.scenario },
  }
}

function sampleSide({ name, nation }: { readonly name: string; readonly nation: Nation }): SideForm {
  return { name, nation, colour: nation, players: '' }
}
