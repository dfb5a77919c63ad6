const dangerous: ReadonlySet<string> = new Set(['marker-morale', 'marker-damage', 'officer-fallen'])

/** Whether a symbol stands for harm, and so takes the danger colour beside its shape. */
export function isDangerous(symbol: string): boolean {
  return dangerous.has(symbol)
}
