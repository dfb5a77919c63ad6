import type { Parameters } from '@/rules/index.ts'
import { band, counted, inches, list, plain } from '../../format.ts'
import { word, words } from './words.ts'

type Text = (parameters: Parameters) => string

function exposureWords(why: string | number | undefined): string {
  return list(
    String(why)
      .split('+')
      .map((key) => word(words.exposure, key)),
  )
}

function upTo({ to }: Parameters): string {
  return `up to ${inches(Number(to))}`
}

function halvedFor({ reduced }: Parameters): string {
  if (reduced === '' || reduced === undefined) return ''
  return `, halved: ${list(
    String(reduced)
      .split('+')
      .map((key) => word(words.halvings, key)),
  )}`
}

/** A unit's name, or "the unit" where it has none. */
function name(parameter: string | number | undefined, fallback: string): string {
  return parameter === '' || parameter === undefined ? fallback : String(parameter)
}

export function leaderName({ officer }: Parameters): string {
  return name(officer, 'The officer')
}

function attackerName({ attacker }: Parameters): string {
  return name(attacker, 'The attacker')
}

function defenderName({ defender }: Parameters): string {
  return name(defender, 'The defender')
}

/** Lines of a sum, by reason key. */
const lines = {
  'fire.bases': (p) =>
    `${counted(Number(p['count']), 'base', 'bases')} × ${plain(Number(p['points']))}, ${upTo(p)}${halvedFor(p)}`,
  'fire.guns': (p) =>
    `${counted(Number(p['count']), 'gun', 'guns')} × ${plain(Number(p['points']))}, ${upTo(p)}${halvedFor(p)}`,
  'fire.skirmishingFirer': () => 'Skirmishers fire',
  'fire.markedFirer': () => 'Morale marker on the firer',
  'fire.damagedGun': () => 'Damage marker on the gun',
  'fire.movedGun': () => 'Gun moved this turn',
  'fire.skirmishingTarget': () => 'Target skirmishes',
  'fire.exposedTarget': (p) => `Target ${exposureWords(p['why'])}`,
  'fire.rounded': (p) => `${plain(Number(p['exact']))} rounded to the nearest`,
  'fire.leastPoints': () => 'Never less than this',
  'fire.points': () => 'Fire points',
  'fire.exposedDie': (p) => `Target ${exposureWords(p['why'])}`,
  'fire.cover.hill': () => 'Target on a hill',
  'fire.cover.lightCover': () => 'Target in light cover',
  'fire.cover.woods': () => 'Target in woods',
  'fire.cover.house': () => 'Target in a house',
  'fire.onTheDie': () => 'On the die',
  'class.militia': () => 'Militia',
  'class.line': () => 'Line',
  'class.light': () => 'Light infantry',
  'class.elite': () => 'Elite',
  'class.guard': () => 'Guard',
  officer: (p) => (p['officer'] === '' ? 'Officer' : `Officer: ${p['officer']}`),
  basesLost: (p) => counted(Number(p['bases']), 'base lost', 'bases lost'),
  'morale.heavyCavalry': () => 'Heavy cavalry',
  'morale.french': () => 'French',
  'morale.onTheDie': () => 'On the die',
  'melee.heavyCavalry': () => 'Heavy cavalry',
  'melee.armouredCavalry': () => 'Armoured cavalry',
  'melee.charging': () => 'Charging',
  'melee.twoToOne': (p) => `Two to one: ${p['attackers']} bases against ${p['defenders']}`,
  'melee.cavalryInOpen': () => 'Cavalry charges infantry in the open',
  'melee.lancersAtInfantry': () => 'Lancers charge infantry',
  'melee.flank': () => 'Into the flank',
  'melee.rear': () => 'Into the rear',
  'melee.attackingColumn': () => 'Attacks in column',
  'melee.square': () => 'In square',
  'melee.hill': () => 'Holds a hill',
  'melee.lightCover': () => 'Holds light cover',
  'melee.woods': () => 'Holds woods',
  'melee.house': () => 'Holds a house',
  'melee.supported': () => 'In support',
  'melee.squareHasNoFlank': () => 'A square has no flank or rear',
  'melee.onTheDie': () => 'On the die',
  'leader.notByFire': (p) => `${leaderName(p)} falls only in melee`,
  'charge.onTheDie': (p) => `On the die, ${p['needed']} or more needed`,
  'firstMover.french': () => 'French',
  'firstMover.onTheDie': () => 'On the die',
  'guide.outOfStep': () => 'Out of the order of play',
  'guide.again.reaction': (p) => `${name(p['unit'], 'It')} has answered a charge in this half-turn`,
  'guide.again.fire': (p) => `${name(p['unit'], 'It')} has fired in this half-turn`,
  'guide.again.melee': (p) => `${name(p['unit'], 'It')} has attacked in this half-turn`,
  'guide.again.rally': (p) => `${name(p['unit'], 'It')} has checked in this half-turn`,
  'guide.gunsFirst': () => 'Guns fire first, and some have not',
} satisfies Record<string, Text>

/** What finished sums mean, by reason key. */
const results = {
  'melee.difference': (p) =>
    p['ahead'] === 'neither' ? 'Level' : `Difference, read as ${band(p['from'] ?? 0, p['to'] ?? 0)}`,
  'morale.rally.removed': () => 'Runs for good',
  'morale.rally.movesBack': () => 'Goes back, marker stays',
  'morale.rally.stays': () => 'Stays, marker stays',
  'morale.rally.markerOff': () => 'Rallies',
  'morale.contact.removed': (p) => `${name(p['unit'], 'It')} runs for good`,
  'morale.contact.movesBack': (p) => `${name(p['unit'], 'It')} falls back`,
  'morale.contact.fights': (p) => `${name(p['unit'], 'It')} fights`,
  'charge.counterCharge.holds': (p) => `${p['needed']} or more: it rides out`,
  'charge.counterCharge.fails': (p) => `Under ${p['needed']}: it stays where it is`,
  'charge.square.holds': (p) => `${p['needed']} or more: the square forms`,
  'charge.square.fails': (p) => `Under ${p['needed']}: no square`,
  'charge.formLine.holds': (p) => `${p['needed']} or more: the line forms`,
  'charge.formLine.fails': (p) => `Under ${p['needed']}: no line`,
  'leader.falls': (p) => `${leaderName(p)} falls (1 to ${p['fallsUpTo']})`,
  'leader.unhurt': (p) => `${leaderName(p)} is unhurt (1 to ${p['fallsUpTo']} he falls)`,
} satisfies Record<string, Text>

/** What a resolution comes to, by reason key: the heading of the outcome. */
const outcomes = {
  'fire.outcome.none': () => 'No effect',
  'fire.outcome.lively': () => 'Lively fire',
  'fire.outcome.telling': () => 'Telling fire',
  'fire.outcome.deadly': () => 'Deadly fire',
  'fire.outcome.withering': () => 'Withering fire',
  'morale.outcome.markerOff': () => 'Rallied',
  'morale.outcome.stays': () => 'Not yet rallied',
  'morale.outcome.movesBack': () => 'Falls back',
  'morale.outcome.removed': () => 'Broken',
  'morale.outcome.fights': () => 'Stands to fight',
  'melee.outcome.attackerShies': (p) => `${attackerName(p)} fails to close`,
  'melee.outcome.defenderShies': (p) => `${defenderName(p)} will not stand`,
  'melee.outcome.level': () => 'Locked in melee',
  'melee.outcome.attackerWins': (p) => `${attackerName(p)} wins`,
  'melee.outcome.attackerBreaksThrough': (p) => `${attackerName(p)} breaks through`,
  'melee.outcome.defenderWins': (p) => `${defenderName(p)} wins`,
  'melee.outcome.defenderBreaksThrough': (p) => `${defenderName(p)} breaks through`,
  'melee.outcome.squareHolds': () => 'The square holds',
  'charge.outcome.stands': () => 'Stands to receive the charge',
  'charge.outcome.counterCharges': () => 'Counter-charges',
  'charge.outcome.counterChargeFails': () => 'No counter-charge',
  'charge.outcome.squareForms': () => 'The square forms',
  'charge.outcome.squareFails': () => 'Caught before the square forms',
  'charge.outcome.lineForms': () => 'The skirmishers form line',
  'charge.outcome.lineFails': () => 'Caught as skirmishers',
  'charge.outcome.riddenDown': () => 'Ridden down',
  'firstMover.outcome': (p) => `${p['side']} moves first`,
  'leader.outcome.falls': () => 'The leader falls',
  'leader.outcome.unhurt': () => 'The leader is unhurt',
  'leader.outcome.notAtRisk': () => 'The leader is not at risk',
} satisfies Record<string, Text>

const removedSentence: Readonly<Record<string, string>> = {
  infantry: 'Remove the unit.',
  cavalry: 'Remove the unit.',
  artillery: 'Remove the gun.',
}

/** Orders to the hand, by reason key. */
const orders = {
  'order.removeBases': (p) => `Remove ${counted(Number(p['bases']), 'base', 'bases')}.`,
  'order.removeUnit': (p) => word(removedSentence, p['arm']),
  'order.placeMarker': () => 'Place a morale marker.',
  'order.removeMarker': () => 'Take its morale marker off.',
  'order.keepMarker': () => 'Its marker stays.',
  'order.placeDamage': () => 'Place a damage marker.',
  'order.moveBack': (p) => `Move back ${inches(Number(p['inches']))}.`,
  'order.officerFalls': (p) => `${leaderName(p)} falls. Remove the officer.`,
  'order.mayOccupy': () => 'May take the ground.',
  'order.breaksThrough': (p) =>
    p['arm'] === 'cavalry' ? 'May go on with what is left of its charge.' : 'May take the ground beyond.',
  'order.locked': () => 'Is locked in melee.',
  'order.holds': () => 'Holds its ground.',
  'order.counterCharge': () => 'Counter-charges: meet the charger.',
  'order.formSquare': () => 'Form square.',
  'order.formLine': () => 'Form line.',
  'order.standsAsItIs': () => 'Stays as it is.',
  'order.mayGoOn': () => 'May go on with its charge.',
} satisfies Record<string, Text>

/** Short words beneath a term of the finished sum, by reason key. */
const terms = {
  'fire.exposedDie': (p) =>
    list(
      String(p['why'])
        .split('+')
        .map((key) => word(words.exposureTerm, key)),
    ),
  'fire.cover.hill': () => 'hill',
  'fire.cover.lightCover': () => 'light cover',
  'fire.cover.woods': () => 'woods',
  'fire.cover.house': () => 'house',
  'class.militia': () => 'militia',
  'class.line': () => 'line',
  'class.light': () => 'light',
  'class.elite': () => 'elite',
  'class.guard': () => 'guard',
  officer: (p) => name(p['officer'], 'officer'),
  basesLost: () => 'losses',
  'morale.heavyCavalry': () => 'heavy',
  'morale.french': () => 'French',
  'firstMover.french': () => 'French',
  'melee.heavyCavalry': () => 'heavy',
  'melee.armouredCavalry': () => 'armoured',
  'melee.charging': () => 'charging',
  'melee.twoToOne': () => 'two to one',
  'melee.cavalryInOpen': () => 'in the open',
  'melee.lancersAtInfantry': () => 'lancers',
  'melee.flank': () => 'flank',
  'melee.rear': () => 'rear',
  'melee.attackingColumn': () => 'column',
  'melee.square': () => 'square',
  'melee.hill': () => 'hill',
  'melee.lightCover': () => 'light cover',
  'melee.woods': () => 'woods',
  'melee.house': () => 'house',
  'melee.supported': () => 'support',
} satisfies Record<string, Text>

export const reasons = { lines, results, outcomes, orders, terms }
