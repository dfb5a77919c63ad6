import type * as v from 'valibot'

export const calendarCommands = {} as const satisfies Record<string, v.GenericSchema>
