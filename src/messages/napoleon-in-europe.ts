import { advancedScreens } from './en/napoleon-in-europe/advanced-screens.ts'
import { advancedTexts } from './en/napoleon-in-europe/advanced.ts'
import { basicScreens } from './en/napoleon-in-europe/basic-screens.ts'
import { basicTexts } from './en/napoleon-in-europe/basic.ts'
import { battleBasicTexts } from './en/napoleon-in-europe/battle-basic.ts'
import { battleChargeTexts } from './en/napoleon-in-europe/battle-charge.ts'
import { battleClosingTexts } from './en/napoleon-in-europe/battle-closing.ts'
import { battleOpeningTexts } from './en/napoleon-in-europe/battle-opening.ts'
import { battleStandardTexts } from './en/napoleon-in-europe/battle-standard.ts'
import { calendarTexts } from './en/napoleon-in-europe/calendar.ts'
import { mapScreens } from './en/napoleon-in-europe/map-screens.ts'
import { mapTexts } from './en/napoleon-in-europe/map.ts'
import { navalScreens } from './en/napoleon-in-europe/naval-screens.ts'
import { navalTexts } from './en/napoleon-in-europe/naval.ts'
import { newCampaign } from './en/napoleon-in-europe/new-campaign.ts'
import { politicsScreens } from './en/napoleon-in-europe/politics-screens.ts'
import { politicsTexts } from './en/napoleon-in-europe/politics.ts'
import { screens } from './en/napoleon-in-europe/screens.ts'
import { productionScreens } from './en/napoleon-in-europe/production-screens.ts'
import { productionTexts } from './en/napoleon-in-europe/production.ts'
import { setupScreens } from './en/napoleon-in-europe/setup-screens.ts'
import { setupTexts } from './en/napoleon-in-europe/setup.ts'
import { sharedTexts } from './en/napoleon-in-europe/shared.ts'
import { shell } from './en/napoleon-in-europe/shell.ts'
import { victoryScreens } from './en/napoleon-in-europe/victory-screens.ts'
import type { RuleTexts, Text } from './en/napoleon-in-europe/text.ts'

const parts: readonly RuleTexts[] = [
  sharedTexts,
  setupTexts,
  calendarTexts,
  mapTexts,
  productionTexts,
  politicsTexts,
  navalTexts,
  advancedTexts,
  basicTexts,
  battleOpeningTexts,
  battleStandardTexts,
  battleChargeTexts,
  battleBasicTexts,
  battleClosingTexts,
]

function gathered(
  choose: (part: RuleTexts) => Readonly<Record<string, Text>>,
): Readonly<Record<string, Text>> {
  return Object.assign({}, ...parts.map(choose))
}

const dice: Readonly<Record<string, string>> = Object.assign({}, ...parts.map((part) => part.dice ?? {}))

const en = {
  /** What each line of a resolution says, by its key. */
  reasons: gathered(({ reasons }) => reasons),
  /** Why something is refused, by the refusal's code. */
  refusals: gathered(({ refusals }) => refusals),
  /** What dice are thrown for, by their label. */
  dice,
  screens,
  production: productionScreens,
  victory: victoryScreens,
  newCampaign,
  setup: setupScreens,
  map: mapScreens,
  politics: politicsScreens,
  naval: navalScreens,
  advanced: advancedScreens,
  basic: basicScreens,
  shell,
}

/** What a second language must provide for Napoleon in Europe. */
export type NapoleonMessages = typeof en

/** Texts of Napoleon in Europe; loaded with the first game of it that is opened. */
export const napoleon: NapoleonMessages = en
