import type * as v from 'valibot'

export const mapCommands = {} as const satisfies Record<string, v.GenericSchema>
