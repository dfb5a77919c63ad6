/** The three who fall only in melee, as they may be written. (Sheet: Fallen leader.) */
const greatCommanders: readonly string[] = ['napoleon', 'wellington', 'blucher', 'bluecher']

/** Whether a name is that of Napoleon, Wellington or Blücher, however it is spelt. */
export function isGreatCommander(name: string): boolean {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('en')
  return plain.split(/[^a-z]+/u).some((word) => greatCommanders.includes(word))
}
