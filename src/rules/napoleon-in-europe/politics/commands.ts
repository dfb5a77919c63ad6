import type * as v from 'valibot'

export const politicsCommands = {} as const satisfies Record<string, v.GenericSchema>
