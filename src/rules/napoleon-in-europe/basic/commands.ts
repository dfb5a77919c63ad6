import type * as v from 'valibot'

export const basicCommands = {} as const satisfies Record<string, v.GenericSchema>
