import * as v from 'valibot'

/** The farthest that calendars go from 1970, in milliseconds. */
export const farthestMoment = 8.64e15

/** Milliseconds since 1970, before or after: as far as there is a date to be shown. */
export const momentSchema = v.pipe(v.number(), v.minValue(-farthestMoment), v.maxValue(farthestMoment))
