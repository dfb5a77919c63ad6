function inKeyOrder(_key: string, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  return Object.fromEntries(Object.entries(part).sort(([first], [second]) => (first < second ? -1 : 1)))
}

/** JSON text with the keys of every object in order, so that equal data always gives equal text. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, inKeyOrder)
}
