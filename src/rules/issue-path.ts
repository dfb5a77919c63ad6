import type { BaseIssue } from 'valibot'

/** Where in the data an issue lies, such as `commands[0].units[3].name`; empty for the whole. */
export function issuePath(issue: BaseIssue<unknown>): string {
  const keys = issue.path?.map(({ key }) => key) ?? []
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`
    return path === '' ? String(key) : `${path}.${String(key)}`
  }, '')
}
