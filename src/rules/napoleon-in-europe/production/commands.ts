import type * as v from 'valibot'

export const productionCommands = {} as const satisfies Record<string, v.GenericSchema>
