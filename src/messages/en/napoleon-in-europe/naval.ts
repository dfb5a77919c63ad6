import { counted, list, opening } from '@/messages/format.ts'
import type { Parameters } from '@/rules/index.ts'
import { nationIn, placeIn } from './names.ts'
import type { RuleTexts } from './text.ts'
import { troopsIn } from './troops.ts'

type Parameter = Parameters[string] | undefined

/** "3 squadrons". */
function squadrons(count: Parameter): string {
  return counted(Number(count), 'squadron', 'squadrons')
}

/** Several nations in a parameter, with commas between them. */
function nationsIn(parameter: Parameter): string {
  return list(
    String(parameter ?? '')
      .split(',')
      .map(nationIn),
  )
}

/** Where something happens, before what happens; nothing where the table does not say. */
function at(place: Parameter): string {
  return place === '' || place === undefined ? '' : `${placeIn(place)}: `
}

/** A sea area, or the leg of a way whose sea areas are not named. */
function seaIn({ sea, place }: Parameters): string {
  return sea === '' || sea === undefined ? `sea area ${place}` : String(sea)
}

/** Where squadrons sail from or to. */
function whence(place: Parameter, otherwise: string): string {
  return place === '' || place === undefined ? otherwise : placeIn(place)
}

export const navalTexts: RuleTexts = {
  dice: {
    'naval.attackers': 'Attackers',
    'naval.defenders': 'Defenders',
    'naval.interception': 'Interception',
    'naval.transport': 'Transports',
  },
  reasons: {
    'heading.moveSquadrons': ({ nation, squadrons: count, from, to }) =>
      `${nationIn(nation)} sails ${squadrons(count)}: ${whence(from, 'no place told')} to ${whence(to, 'no place told')}`,
    'heading.leavePort': ({ nation, squadrons: count, from, to }) =>
      `${nationIn(nation)} leaves the port of ${placeIn(from)} with ${squadrons(count)}${to === '' ? '' : `, for ${to}`}`,
    'heading.correctSquadrons': ({ nation, before, squadrons: count, place, note }) =>
      `Corrected: ${nationIn(nation)} has ${squadrons(count)}${place === '' ? '' : ` at ${placeIn(place)}`}, not ${before} (${note})`,
    'heading.interceptSquadrons': ({ nation, avoiding, place }) =>
      `${opening(at(place))}${nationIn(nation)} tries to catch the fleet of ${nationIn(avoiding)}`,
    'heading.navalBattle': ({ attackers, defenders, place }) =>
      `${opening(at(place))}naval battle, ${nationsIn(attackers)} against ${nationsIn(defenders)}`,
    'heading.takeNavalLosses': ({ side, squadrons: count, place }) =>
      `${opening(at(place))}${nationsIn(side)} choose ${squadrons(count)} to lose`,
    'heading.transport': ({ nation, armies, from, to }) =>
      `${nationIn(nation)} carries ${counted(Number(armies), 'army', 'armies')} by sea${from === '' ? '' : ` from ${placeIn(from)}`} to ${placeIn(to)}`,
    'guide.notItsMovement': ({ nation }) => `This is not ${nationIn(nation)}’s movement turn.`,
    'guide.haltedAtSea': ({ nation }) => `${nationIn(nation)} may not move in this round.`,
    'order.enemyAtSea': ({ enemy, squadrons: count, place }) =>
      `${placeIn(place)}: ${squadrons(count)} of ${nationIn(enemy)}, at war with you. Agree on a battle, or intercept.`,
    'interception.openSea': () => 'They are at sea: caught from this die',
    'interception.leavingPort': () => 'They have just left a port: caught from this die',
    'interception.straits': () => 'They pass the straits: caught from this die',
    'interception.caught': ({ avoiding }) => `${nationIn(avoiding)} is caught`,
    'interception.escaped': ({ avoiding }) => `${nationIn(avoiding)} gets away`,
    'order.caught': ({ nation, avoiding }) =>
      `Fight the naval battle at once, ${nationIn(nation)} against ${nationIn(avoiding)}.`,
    'order.escaped': ({ avoiding }) => `The squadrons of ${nationIn(avoiding)} may sail on.`,
    'naval.squadrons': ({ nation }) => nationIn(nation),
    'naval.british': () => 'The British fleet',
    'naval.ottoman': () => 'The Ottoman navy',
    'naval.port': () => 'Defending a port',
    'naval.onTheDice': () => 'On two dice',
    'naval.level': () => 'Level totals: nobody loses a squadron',
    'naval.difference': ({ nation, squadrons: count }) =>
      `${nationIn(nation)} is ahead: the other side loses ${squadrons(count)}`,
    'naval.noMoreToLose': ({ squadrons: count }) => `The other side has only ${squadrons(count)} to lose`,
    'naval.drawn': () => 'A draw at sea',
    'naval.beaten': ({ side, squadrons: count }) =>
      `${nationsIn(side)} ${String(side).includes(',') ? 'lose' : 'loses'} ${squadrons(count)}`,
    'order.removeSquadrons': ({ nation, squadrons: count, place }) =>
      `${opening(at(place))}take ${squadrons(count)} of ${nationIn(nation)} off the map.`,
    'order.chooseNavalLosses': ({ side, squadrons: count }) =>
      `${nationsIn(side)}: choose which ${squadrons(count)} you lose.`,
    'order.mayEnterPort': () =>
      'Who fought moves no further this turn, but into a friendly port next to here.',
    'transport.noEnemy': (about) => `${opening(seaIn(about))}: no enemy squadron, nothing to roll`,
    'transport.enemy': (about) => `Enemy squadrons, ${seaIn(about)}`,
    'transport.own': () => 'Own and allied squadrons',
    'transport.least': () => 'Never less, where an enemy is',
    'transport.rating': () => 'Interception rating: lost at this or less',
    'transport.landed': ({ lost, armies, leaders }) =>
      Number(lost) === 0 ? 'All land' : `${lost} lost, ${landedWords(Number(armies), Number(leaders))}`,
    'transport.allLost': ({ lost }) => `All ${lost} lost at sea`,
    'order.removeTransported': ({ unit, count }) => `Remove ${troopsIn(unit, count)}.`,
    'order.land': ({ unit, count, place }) => `${opening(placeIn(place))}: land ${troopsIn(unit, count)}.`,
    'order.militiaAppear': ({ nation, place, count }) =>
      `${opening(placeIn(place))}: place ${count} militia of ${nationIn(nation)}.`,
    'order.landingBattle': ({ count }) =>
      `Fight the battle: the defenders add ${count} to every fire and charge roll in it.`,
  },
  refusals: {
    tooFewSquadrons: ({ nation, has, wanted, place }) =>
      `${nationIn(nation)} has ${has === 0 ? 'no squadron' : squadrons(has)}${place === '' ? '' : ` at ${placeIn(place)}`}, and this takes ${wanted}. Take fewer, or correct the count.`,
    squadronsAreThere: () => 'The squadrons lie there already. Choose another place.',
    noSuchSea: ({ sea }) => `The map has no sea area “${sea}”. Add it to the map, or choose another.`,
    noPortThere: ({ region }) => `${region} has no port. Choose a region with an anchor.`,
    portOfOthers: ({ nation, region }) =>
      `${nationIn(nation)} may enter ports of its own and of its allies, and ${region} is neither.`,
    portTaken: ({ nation, region }) =>
      `An army of ${nationIn(nation)} stands in ${region}: no squadron enters its port. Choose another place.`,
    nothingInThatPort: ({ nation }) => `No squadron of ${nationIn(nation)} has to leave a port there.`,
    seaNotBesidePort: ({ sea, region }) =>
      `${sea} does not touch the port of ${region}. Choose a sea area beside it.`,
    squadronsAsCounted: ({ nation, squadrons: count }) =>
      `${nationIn(nation)} has ${squadrons(count)} there already. There is nothing to correct.`,
    straitsClosed: ({ nation, holder }) =>
      `${nationIn(holder)} owns Constantinople and Anatolia. ${nationIn(nation)} passes between the Aegean and the Black Sea only with its leave.`,
    straitsHeldByNobody: () =>
      'Nobody owns both Constantinople and Anatolia, so nobody can open the way between the Aegean and the Black Sea.',
    notAtWarAtSea: ({ nation, other }) =>
      `${nationIn(nation)} and ${nationIn(other)} are not at war. Only enemies fight.`,
    friendsOpposed: ({ nation, other }) =>
      `${nationIn(nation)} and ${nationIn(other)} are on one side. Put them on the same side, or leave one out.`,
    nationTwiceAtSea: ({ nation }) =>
      `${nationIn(nation)} is named twice. Name it once with all its squadrons.`,
    tooManyOnPort: ({ squadrons: count, most }) =>
      `At most ${squadrons(most)} may attack one port in a turn, and these are ${count}.`,
    noLossesOwed: () => 'No losses are to be chosen in that battle any more.',
    notInThatBattle: ({ nation }) =>
      `${nationIn(nation)} was not on the losing side. Choose among those that were.`,
    wrongLosses: ({ chosen, owed }) => `${squadrons(owed)} must be lost, and ${chosen} are chosen.`,
    noPortToSailFrom: ({ region }) =>
      `${region} has no port. Units embark in a region with an anchor and may land on any coast.`,
    landingUnwelcome: ({ nation, owner, region }) =>
      `${region} belongs to ${nationIn(owner)}, which is neither at war with ${nationIn(nation)} nor lets it pass.`,
    seaNotBesideCoast: ({ sea, region }) => `${sea} does not touch ${region}. Choose a sea area beside it.`,
    escortNotThere: ({ nation, escort, most }) =>
      `${nationIn(nation)} and its allies have ${most === 0 ? 'no squadron' : `only ${squadrons(most)}`} that can lie beside it, not ${escort}. Move squadrons there first, or correct the count.`,
    escortTooSmall: ({ armies, escort }) =>
      `${counted(Number(armies), 'army needs', 'armies need')} as many own or allied squadrons beside the place of landing, and there ${Number(escort) === 1 ? 'is' : 'are'} ${escort}. Leaders go free.`,
    tooFewTroops: (short) => `${shortWords(short)}. Take fewer, or correct the count.`,
  },
}

/** "5 infantry of France’s are named, and 3 are known in Belgium". */
function shortWords({ nation, place, unit, count, known }: Parameters): string {
  const there = place === '' ? '' : ` in ${placeIn(place)}`
  if (unit === undefined) return `${nationIn(nation)} has not all of these units together${there}`
  const named = `${troopsIn(unit, count)} of ${nationIn(nation)}’s ${Number(count) === 1 ? 'is' : 'are'} named`
  const are = Number(known) > 1 ? `${known} are` : `${known === 0 ? 'none' : known} is`
  return `${named}, and ${are} known${there}`
}

function landedWords(armies: number, leaders: number): string {
  const words = [
    ...(armies > 0 ? [counted(armies, 'army', 'armies')] : []),
    ...(leaders > 0 ? [counted(leaders, 'leader', 'leaders')] : []),
  ]
  const verb = armies + leaders === 1 ? 'lands' : 'land'
  return words.length === 0 ? 'none' : `${list(words)} ${verb}`
}
