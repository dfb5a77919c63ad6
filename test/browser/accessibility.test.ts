import { expect, type Page } from '@playwright/test'
import { sidewaysProblems, smallTargets, unreachableControls } from './measures.ts'
import { accessibilityProblems, setTheme, test } from './support.ts'
import { campaignTour } from './tour/campaign.ts'
import { tour as appTour, type Stop } from './tour.ts'

const otherThemes = ['dark', 'sunlight'] as const

/** Each has a phone of its own, so that they go side by side. */
const tours = [
  { of: 'the app and the miniatures', tour: appTour },
  { of: 'Napoleon in Europe', tour: campaignTour },
] as const

/** The size that the player has set for all text, as the browser hands it to the page. */
async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted
  }, size)
}

for (const { of, tour } of tours) {
  /** Looks at every stop of the tour; what is found at one does not end the tour. */
  async function expectNothing(page: Page, look: (stop: Stop) => Promise<readonly string[]>): Promise<void> {
    for await (const stop of tour(page)) {
      expect.soft(await look(stop), stop.name).toEqual([])
    }
  }

  test.describe(`every screen of ${of}`, () => {
    test.setTimeout(600_000)

    test('[fault: small-targets] the audit finds nothing, in any theme', async ({ page }) => {
      await expectNothing(page, async () => {
        const problems = await accessibilityProblems(page)
        for (const theme of otherThemes) {
          await setTheme(page, theme)
          // A theme changes colours and nothing else.
          const contrasts = await accessibilityProblems(page, ['color-contrast', 'link-in-text-block'])
          problems.push(...contrasts.map((problem) => `${theme}, ${problem}`))
        }
        await setTheme(page, 'light')
        return problems
      })
    })

    test('[fault: small-targets] what is tapped in play is 48 px or more, and the rest 44; the Tab key comes to all', async ({
      page,
    }) => {
      await expectNothing(page, async ({ inPlay }) => [
        ...(await smallTargets(page, inPlay ? 48 : 44)),
        ...(await unreachableControls(page)),
      ])
    })

    test.describe('on a small phone', () => {
      test.use({ viewport: { width: 360, height: 640 } })

      test('[fault: small-targets] text of 200 % is whole, and nothing scrolls sideways', async ({
        page,
      }) => {
        await expectNothing(page, async () => {
          await setTextSize(page, '200%')
          return sidewaysProblems(page)
        })
      })
    })
  })
}
