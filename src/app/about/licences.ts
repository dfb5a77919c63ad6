import * as v from 'valibot'
import { readJson } from '@/rules/json.ts'
import { laterFiles } from '../rulebook-files.ts'

const licenceSchema = v.object({
  /** Its usual short name, such as MIT. */
  licence: v.string(),
  /** Name and version of each package that it holds for. */
  packages: v.array(v.string()),
  text: v.string(),
})

/** A licence text, with all of the shipped packages that it holds for. */
export type Licence = v.InferOutput<typeof licenceSchema>

/** The licences of all that is shipped, as the build wrote them down; null where they cannot be read now. */
export async function readLicences(): Promise<readonly Licence[] | null> {
  try {
    const address = (await laterFiles()).find((file) => file.includes('licences'))
    if (address === undefined) return null
    const answer = await fetch(address)
    const read = readJson(await answer.text())
    return 'data' in read ? v.parse(v.array(licenceSchema), read.data) : null
  } catch {
    return null
  }
}
