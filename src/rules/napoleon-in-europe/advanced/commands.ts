import type * as v from 'valibot'

export const advancedCommands = {} as const satisfies Record<string, v.GenericSchema>
