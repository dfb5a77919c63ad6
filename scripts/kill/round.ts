import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { startBrowser, type OwnBrowser } from './chromium.ts'
import { readStoredGame } from './stored.ts'

/** How the game is played on the screen. */
export interface Screen {
  /** Sets up the game on a fresh phone. */
  begin(page: Page): Promise<void>
  /** Opens the game again after a start. */
  openAgain(page: Page): Promise<void>
  /**
   * Rolls one command to its end.
   *
   * @param shown hears the faces of an unfinished command as soon as the screen shows them
   * @returns the faces of the roll, once the screen calls it recorded
   */
  roll(page: Page, shown: (faces: readonly number[]) => void): Promise<readonly number[]>
}

/** What was heard from the screen, outside the browser. */
class Witness {
  /** The faces of each roll that the screen called recorded, oldest first. */
  readonly recorded: (readonly number[])[] = []
  /** The faces that the screen showed of the command that is not finished. */
  unfinished: readonly number[] = []

  /** @throws when a face that was shown before is another now */
  show(faces: readonly number[]): void {
    requireSame(faces.slice(0, this.unfinished.length), this.unfinished, 'faces were shown')
    this.unfinished = faces
  }

  record(faces: readonly number[]): void {
    this.show(faces)
    this.recorded.push(faces)
    this.unfinished = []
  }
}

/** How many rolls are played at most until the browser is ended. */
const mostRolls = 4
/** One roll in so many rounds must have come to its end, or the rounds show nothing. */
const leastShare = 5

/**
 * Plays a game on one profile, ends the browser in the middle of it as often as asked, and looks each time
 * whether everything that the screen called recorded is there, and every face that it showed.
 *
 * @throws when a roll is lost, a shown face was thrown anew, or the journal does not hold together
 */
export async function killAndCheck(
  url: string,
  profile: string,
  rounds: number,
  screen: Screen,
  tell: (line: string) => void,
): Promise<void> {
  const witness = new Witness()
  let longestPlay = 0
  for (let round = 0; round <= rounds; round += 1) {
    const browser = await startBrowser(profile)
    try {
      await browser.page.goto(url)
      if (round === 0) {
        await screen.begin(browser.page)
        longestPlay = mostRolls * (await durationOfRoll(browser.page, screen, witness))
      } else {
        tell(`${round}: ${await check(browser.page, witness)}`)
        await screen.openAgain(browser.page)
      }
      if (round < rounds) await playUntilKilled(browser, randomInt(Math.ceil(longestPlay)), screen, witness)
    } finally {
      await browser.kill()
    }
  }
  if (witness.recorded.length <= rounds / leastShare) {
    throw new Error(`${witness.recorded.length} rolls in ${rounds} rounds are too few to show anything`)
  }
}

/** How long a roll takes on this machine, in milliseconds: the moments of the ends are spread over a few. */
async function durationOfRoll(page: Page, screen: Screen, witness: Witness): Promise<number> {
  const before = performance.now()
  witness.record(await screen.roll(page, (faces) => witness.show(faces)))
  return performance.now() - before
}

/** Rolls without a pause, and ends the browser after some milliseconds. */
async function playUntilKilled(
  { page, kill }: OwnBrowser,
  milliseconds: number,
  screen: Screen,
  witness: Witness,
): Promise<void> {
  let killed = false
  const end = wait(milliseconds).then(() => {
    killed = true
    return kill()
  })
  try {
    while (!killed) {
      witness.record(await screen.roll(page, (faces) => witness.show(faces)))
    }
  } catch (problem) {
    // The screen goes dark in the middle of a roll: that is the point.
    if (!killed) throw problem
  }
  await end
}

/** Compares what is stored with what was heard. */
async function check(page: Page, witness: Witness): Promise<string> {
  const { entries, draftFaces } = await readStoredGame(page)
  const stored = entries.map(({ rolls }) => rolls.map(({ face }) => face)).filter((faces) => faces.length > 0)
  for (const [place, faces] of witness.recorded.entries()) {
    requireSame(stored[place], faces, `roll ${place} was called recorded`)
  }
  // A roll may have been written in the moment before the screen could say so.
  const unheard = stored.slice(witness.recorded.length)
  if (unheard.length > 1) throw new Error(`${unheard.length} rolls are stored that were never shown`)
  const known = unheard[0] ?? draftFaces
  witness.show(known)
  for (const faces of unheard) witness.record(faces)
  return `${stored.length} rolls stored, none lost; ${draftFaces.length} faces of an unfinished roll kept`
}

function requireSame(found: readonly number[] | undefined, heard: readonly number[], what: string): void {
  if (found?.join() !== heard.join()) {
    throw new Error(`${what} as ${heard.join(', ')}, but now there is ${found?.join(', ') ?? 'nothing'}`)
  }
}
