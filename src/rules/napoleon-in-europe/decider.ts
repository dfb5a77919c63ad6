import type { GenericSchema, InferOutput } from 'valibot'
import type { Table } from '../rulebook.ts'
import type { Effects } from './effects.ts'
import type { NapoleonState } from './state.ts'

/** What each command of a part of the rules leads to. @throws Refused */
export type Deciders<Schemas extends Readonly<Record<string, GenericSchema>>> = {
  readonly [Type in keyof Schemas]: (
    state: NapoleonState,
    command: InferOutput<Schemas[Type]>,
    table: Table,
  ) => Effects
}
