import type * as v from 'valibot'

export const navalCommands = {} as const satisfies Record<string, v.GenericSchema>
