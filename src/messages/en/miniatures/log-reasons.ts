import type { Parameters } from '@/rules/index.ts'
import { counted, inches, list, opening } from '../../format.ts'
import { leaderName } from './reasons.ts'
import { word, words } from './words.ts'

type Text = (parameters: Parameters) => string

/** What was attempted, by reason key: the heading in the log. */
const headings = {
  'heading.begin': (p) => `${p['game']} begins`,
  'heading.renameGame': (p) => `The game is now called ${p['game']}`,
  'heading.changeOptions': () => 'Other options from here on',
  'heading.changeSide': (p) => `${p['side']}: changed`,
  'heading.addUnits': (p) =>
    Number(p['copies']) > 1
      ? `${p['unit']} and ${counted(Number(p['copies']) - 1, 'more', 'more')} join`
      : `${p['unit']} joins`,
  'heading.changeUnit': (p) => `${p['unit']}: changed`,
  'heading.changeFormation': (p) => `${p['unit']}: ${word(words.inFormation, p['formation'])}`,
  'heading.changeCover': (p) =>
    p['cover'] === ''
      ? `${p['unit']}: in the open`
      : `${p['unit']}: ${list(
          String(p['cover'])
            .split('+')
            .map((key) => word(words.covers, key)),
        )}`,
  'heading.changeOfficer': (p) =>
    Number(p['led']) === 0 ? `${p['unit']}: no officer` : `${leaderName(p)} joins ${p['unit']}`,
  'heading.deleteUnit': (p) => `${p['unit']} is taken off the roster`,
  'heading.placeUnit': (p) => `${p['unit']}: moved in the roster`,
  'heading.correct': (p) => `Correction: ${p['unit']}`,
  'heading.tableCheck': (p) => `Table check: ${counted(Number(p['units']), 'unit', 'units')} put right`,
  'heading.fire': (p) => {
    const others = Number(p['firers']) - 1
    const firers =
      others > 0
        ? `${p['firer']} and ${counted(others, 'other gun', 'other guns')} fire`
        : `${p['firer']} fires`
    return `${firers} at ${p['target']}, ${inches(Number(p['distance']))}`
  },
  'heading.melee': (p) => `${p['attacker']} attacks ${p['defender']}`,
  'heading.meleeGoesOn': (p) => `${p['attacker']} and ${p['defender']} fight on`,
  'heading.rally': (p) => `${p['unit']} tries to rally`,
  'heading.fallenLeader': (p) => `${leaderName(p)} in danger with ${p['unit']}`,
} satisfies Record<string, Text>

function yesNo(value: string | number | undefined, yes: string, no: string): string {
  return Number(value) === 1 ? yes : no
}

/** What a correction changed, by reason key. */
const corrections = {
  'correct.unit': (p) => (p['side'] === '' ? `${p['unit']}:` : `${p['unit']} (${p['side']}):`),
  'correct.bases': (p) => `${counted(Number(p['now']), 'base', 'bases')}, not ${p['was']}.`,
  'correct.startingBases': (p) => `Started with ${p['now']}, not ${p['was']}.`,
  'correct.marker': (p) => yesNo(p['now'], 'It carries a morale marker.', 'It carries no morale marker.'),
  'correct.formation': (p) =>
    `${opening(word(words.inFormation, p['now']))}, not ${word(words.inFormation, p['was'])}.`,
  'correct.damaged': (p) => yesNo(p['now'], 'It is damaged.', 'It is not damaged.'),
  'correct.officer': (p) => (p['now'] === '' ? 'No officer is with it.' : `${p['now']} is with it.`),
  'correct.onTable': (p) => yesNo(p['now'], 'It is on the table.', 'It is off the table.'),
  'correct.locked': (p) => yesNo(p['now'], 'It is locked in melee.', 'It is free of melee.'),
} satisfies Record<string, Text>

/** What orders come to in the log, after the name of the unit or the officer: "loses 1 base". */
const deeds = {
  'order.removeBases': (p) => `loses ${counted(Number(p['bases']), 'base', 'bases')}`,
  'order.removeUnit': () => 'is removed',
  'order.placeMarker': () => 'takes a marker',
  'order.removeMarker': () => 'loses its marker',
  'order.keepMarker': () => 'keeps its marker',
  'order.placeDamage': () => 'is damaged',
  'order.moveBack': (p) => `moves back ${inches(Number(p['inches']))}`,
  'order.officerFalls': () => 'falls',
  'order.mayOccupy': () => 'may take the ground',
  'order.breaksThrough': () => 'may go on',
  'order.locked': () => 'is locked in melee',
  'order.holds': () => 'holds',
} satisfies Record<string, Text>

/** Texts of reasons that only the log shows. */
export const logReasons = { headings, corrections, deeds }
