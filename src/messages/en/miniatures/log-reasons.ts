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
  'heading.changeCharts': (p) =>
    p['charts'] === '' ? 'The charts as they come, from here on' : `By ${p['charts']} from here on`,
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
  'heading.changeScenario': () => 'The scenario changes',
  'heading.beginTurn': (p) => `Turn ${p['turn']} begins`,
  'heading.rollFirst': (p) => `Who moves first in turn ${p['turn']}`,
  'heading.chooseFirst': (p) => `${p['side']} moves first in turn ${p['turn']}`,
  'heading.goToStep': (p) => `${p['side']} attacks: ${word(words.steps, p['step']).toLocaleLowerCase()}`,
  'heading.changeRoles': (p) => `${p['side']} attacks in turn ${p['turn']}`,
  'heading.correctTurn': (p) =>
    `Correction: turn ${p['turn']}, ${p['side']}, ${word(words.steps, p['step']).toLocaleLowerCase()}`,
  'heading.declareCharge': (p) => `${p['charger']} charges ${p['target']}`,
  'heading.chargeGoesOn': (p) => `${p['charger']} goes on against ${p['target']}`,
  'heading.answerCharge.stand': (p) => `${p['unit']} receives the charge of ${p['charger']}`,
  'heading.answerCharge.counterCharge': (p) => `${p['unit']} tries to counter-charge ${p['charger']}`,
  'heading.answerCharge.square': (p) => `${p['unit']} tries to form square against ${p['charger']}`,
  'heading.answerCharge.formLine': (p) => `${p['unit']} tries to form line against ${p['charger']}`,
  'heading.callOffCharge': (p) => `${p['charger']} calls its charge off`,
  'heading.chargeReaches': (p) => `${p['charger']} reaches ${p['target']}`,
  'heading.chargeFallsShort': (p) => `${p['charger']} falls short of ${p['target']}`,
  'heading.moveUnit': (p) =>
    Number(p['changed']) === 1
      ? `${p['unit']} moves, now ${word(words.inFormation, p['formation'])}`
      : `${p['unit']} moves`,
  'heading.leaveTable': (p) => `${p['unit']} leaves the table`,
  'heading.stayOnTable': (p) => `${p['unit']} is still on the table`,
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
  'correct.officer': (p) =>
    p['now'] === ''
      ? yesNo(p['led'], 'An officer is with it.', 'No officer is with it.')
      : `${p['now']} is with it.`,
  'correct.onTable': (p) => yesNo(p['now'], 'It is on the table.', 'It is off the table.'),
  'correct.locked': (p) => yesNo(p['now'], 'It is locked in melee.', 'It is free of melee.'),
} satisfies Record<string, Text>

function heldBy(side: string | number | undefined): string {
  return side === '' ? 'held by nobody' : `held by ${side}`
}

/** What changed in the scenario, by reason key. */
const scenario = {
  'scenario.turnLimit': (p) =>
    p['turns'] === 0 ? 'No turn limit any more' : `The turn limit is ${p['turns']}`,
  'scenario.clock': (p) =>
    p['minutes'] === 0
      ? 'No clock any more'
      : `The clock is ${counted(Number(p['minutes']), 'minute', 'minutes')} for each half-turn`,
  'scenario.terrainGone': (p) => `${p['terrain']}: no terrain any more`,
  'scenario.terrainAdded': (p) => `${p['terrain']}: new terrain`,
  'scenario.terrainChanged': (p) => `${p['terrain']}: changed`,
  'scenario.objectiveGone': (p) => `${p['objective']}: no objective any more`,
  'scenario.objectiveAdded': (p) => `${p['objective']}: a new objective, ${heldBy(p['side'])}`,
  'scenario.objectiveHeld': (p) => `${p['objective']}: ${heldBy(p['side'])}`,
  'scenario.notes': () => 'The notes of the scenario change',
} satisfies Record<string, Text>

/** Which charts are played by, and how far they differ, by reason key. */
const charts = {
  'charts.own': (p) =>
    `By ${p['charts']}: ${counted(Number(p['count']), 'number differs', 'numbers differ')} from the charts as they come.`,
  'charts.changed': (p) =>
    `${counted(Number(p['count']), 'number differs', 'numbers differ')} from the charts before.`,
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
  'order.breaksThrough': (p) => (p['arm'] === 'cavalry' ? 'may go on' : 'may take the ground beyond'),
  'order.locked': () => 'is locked in melee',
  'order.holds': () => 'holds',
  'order.counterCharge': () => 'counter-charges',
  'order.formSquare': () => 'forms square',
  'order.formLine': () => 'forms line',
  'order.standsAsItIs': () => 'stays as it is',
  'order.mayGoOn': () => 'may go on',
} satisfies Record<string, Text>

/** What the guide had to say of an entry, by reason key. */
const notes = {
  'guide.leftOpen': (p) =>
    `${counted(Number(p['open']), 'thing', 'things')} left open in ${word(words.steps, p['step']).toLocaleLowerCase()}`,
  'guide.drivenOff': (p) => `${p['unit']} is off the table and removed`,
  'guide.again.move': (p) => `${p['unit']} has moved in this turn`,
  'guide.unanswered': (p) => `${p['unit']} had not answered the charge`,
} satisfies Record<string, Text>

/** How far a unit may go, by reason key. */
const moves = {
  'movement.basic': () => 'Move',
  'movement.road': () => 'Along a road',
  'movement.charge': () => 'Charge',
  'movement.rough': (p) => word(words.roughGround, p['ground']),
  'movement.noRoadMove': () => 'A road gives it nothing',
  'movement.hillLevel': (p) => counted(Number(p['count']), 'level of hill', 'levels of hill'),
  'movement.fence': (p) => counted(Number(p['count']), 'fence', 'fences'),
  'movement.inches': () => 'Inches it may go',
  'movement.staysClear': (p) => `Stays ${inches(Number(p['inches']))} or more from the enemy`,
  'movement.checksBeforeContact': () => 'Carries a marker: it checks before it fights',
} satisfies Record<string, Text>

/** Texts of reasons that only the log and the guide show. */
export const logReasons = { headings, notes, moves, corrections, scenario, charts, deeds }
