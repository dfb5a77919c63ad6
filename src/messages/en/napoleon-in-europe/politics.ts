import type { Parameters } from '@/rules/index.ts'
import { nationIds } from '@/rules/napoleon-in-europe/nations.ts'
import { counted, opening } from '../../format.ts'
import { monthName } from './months.ts'
import { nationIn, pieceNames, placeIn } from './names.ts'
import type { RuleTexts, Text } from './text.ts'

/** "3 infantry", "1 leader". */
function piecesIn({ unit, count }: Parameters): string {
  const names: Readonly<Record<string, readonly [string, string]>> = pieceNames
  const [one, several] = names[String(unit)] ?? [String(unit), String(unit)]
  return counted(Number(count), one, several)
}

function monthIn(parameter: string | number | undefined): string {
  return monthName(Number(parameter))
}

/** A text for each nation, where the nation is part of the key. */
function eachNation(key: string, text: Text): Readonly<Record<string, Text>> {
  return Object.fromEntries(nationIds.map((nation) => [`${key}.${nation}`, text]))
}

const atPlace = (place: string | number | undefined) => (place === '' ? '' : ` at ${placeIn(place)}`)

export const politicsTexts: RuleTexts = {
  dice: {
    'overture.minor': 'Overture',
    'overture.major': 'Overture',
    'minorArmy.infantry': 'Infantry',
    'minorArmy.cavalry': 'Cavalry',
    'minorArmy.artillery': 'Artillery',
    annexation: 'Annexation',
    commitment: 'Commitment',
    lot: 'Lot',
  },
  reasons: {
    'heading.overtureToMinor': ({ nation, place }) =>
      `${nationIn(nation)} makes an overture to ${placeIn(place)}`,
    'heading.overtureToMajor': ({ nation, to }) => `${nationIn(nation)} makes an overture to ${nationIn(to)}`,
    'heading.overtureToPlayer': ({ nation, to }) =>
      `${nationIn(nation)} makes an overture to ${nationIn(to)}`,
    'heading.overtureConcerning': ({ nation, to, third }) =>
      `${nationIn(nation)} asks ${nationIn(to)} to leave its alliance with ${nationIn(third)}`,
    'heading.declareWar': ({ nation, on }) => `${nationIn(nation)} declares war on ${nationIn(on)}`,
    'heading.endAlliance': ({ nation, to }) => `${nationIn(nation)} ends its alliance with ${nationIn(to)}`,
    'heading.annex': ({ nation, place }) => `${nationIn(nation)} annexes ${placeIn(place)}`,
    'heading.raiseUprising': ({ nation, place }) =>
      `${nationIn(nation)} raises an uprising in ${placeIn(place)}`,
    'heading.putDownUprising': ({ nation, place }) =>
      `${nationIn(nation)} puts down the uprising in ${placeIn(place)}`,
    'heading.rightOfPassage': ({ nation, through }) =>
      `${nationIn(nation)} asks to pass through ${nationIn(through)}`,
    'heading.withdrawPassage': ({ nation, through }) =>
      `${nationIn(through)} withdraws the right of passage of ${nationIn(nation)}`,
    'heading.rollCommitment.battle': ({ nation, place }) =>
      `${nationIn(nation)} rolls for commitment after the battle${atPlace(place)}`,
    'heading.rollCommitment.capital': ({ nation, place }) =>
      `${nationIn(nation)} rolls for commitment: an enemy army stands in ${placeIn(place)}`,
    'heading.rollCommitment.asked': ({ nation }) => `${nationIn(nation)} rolls for commitment`,
    'heading.sueForPeace': ({ nation }) => `${nationIn(nation)} sues for peace`,
    'heading.reportBattle.major': ({ place }) => `Major battle${atPlace(place)}`,
    'heading.reportBattle.skirmish': ({ place }) => `Battle${atPlace(place)}`,

    'overture.minor.usual': () => 'Two dice, this or more',
    'overture.minor.withLeader': () => 'Two dice, this or more, with a leader there',
    'overture.minor.thrown': ({ total, needed }) => `${total}, where ${needed} or more was needed`,
    'overture.rating': ({ nation, to }) => `Rating of ${nationIn(nation)} with ${nationIn(to)}`,
    'overture.attitude': ({ units, nation, homeland }) =>
      `${counted(Number(units), 'unit', 'units')} of ${nationIn(nation)} in the homeland of ${nationIn(homeland)}`,
    'overture.needed': () => 'Two dice, this or less',
    'overture.major.thrown': ({ total, rating }) => `${total}, where ${rating} or less was needed`,
    'overture.answersFor': ({ nation, to }) =>
      `${nationIn(nation)} answers for the standing of ${nationIn(to)} at the end`,
    'overture.outcome.minorJoins': ({ nation, place }) => `${placeIn(place)} joins ${nationIn(nation)}`,
    'overture.outcome.minorDeclines': ({ place }) => `${placeIn(place)} stays neutral`,
    'overture.outcome.majorJoins': ({ nation, to }) => `${nationIn(to)} joins ${nationIn(nation)}`,
    'overture.outcome.majorLeaves': ({ to }) => `${nationIn(to)} is nobody’s again, and its wars end`,
    'overture.outcome.majorDeclines': ({ to }) => `${nationIn(to)} declines`,
    'overture.outcome.declined': ({ to }) => `${nationIn(to)} declines`,
    'overture.outcome.allied': ({ nation, to }) => `${nationIn(nation)} and ${nationIn(to)} are allied`,
    'overture.outcome.peace': ({ nation, to }) =>
      `${nationIn(nation)} and ${nationIn(to)} make peace, and are neutral`,
    'overture.outcome.allianceGivenUp': ({ to, third }) =>
      `${nationIn(to)} leaves its alliance with ${nationIn(third)}: they are neutral`,

    'minorArmy.arm': (parameters) => opening(piecesIn(parameters)),
    'lot.faces': ({ nation, from, to }) =>
      from === to ? `${nationIn(nation)} on ${from}` : `${nationIn(nation)} on ${from} to ${to}`,

    'war.enemiesTakeOver': ({ nation, on }) =>
      `${nationIn(on)} joins those at war with ${nationIn(nation)}, and one of them controls it`,
    'war.othersJoin': ({ nation }) => `Others declare war on ${nationIn(nation)} at once`,
    'war.outcome.declared': ({ nation, on }) => `${nationIn(nation)} is at war with ${nationIn(on)}`,
    'war.outcome.nobodyTakesOver': ({ on }) => `War; nobody is there to take ${nationIn(on)} over`,
    ...eachNation('war.outcome.takenOver', ({ on, by }) => `War; ${nationIn(by)} controls ${nationIn(on)}`),
    ...eachNation(
      'war.outcome.nearest',
      ({ on, by }) => `War; ${nationIn(by)}, the nearest, controls ${nationIn(on)} until it ends`,
    ),
    'alliance.outcome.ends': ({ nation, to }) =>
      `${nationIn(nation)} and ${nationIn(to)} are neutral to each other`,
    'opposed.joins': ({ nation, joining, ally }) =>
      `As ${nationIn(joining)} joins ${nationIn(ally)}, ${nationIn(nation)} joins the alliance against it`,
    'opposed.nobody': ({ nation, ally }) =>
      `Nobody is at war with ${nationIn(ally)} whom ${nationIn(nation)} could join`,
    'control.taken': ({ nation, by }) => `${nationIn(by)} controls ${nationIn(nation)}`,
    'control.ends': ({ nation }) => `Nobody controls ${nationIn(nation)} any more; its alliances end`,
    'control.endsWithWar': ({ nation }) => `The war is over: nobody controls ${nationIn(nation)} any more`,

    'annexation.accepts': () => 'One die, this or less',
    'annexation.thrown': ({ face, accepts }) => `${face}, where ${accepts} or less was needed`,
    'annexation.outcome.accepts': ({ nation, place }) => `${placeIn(place)} accepts ${nationIn(nation)}`,
    'annexation.outcome.resists': ({ place }) => `${placeIn(place)} resists`,
    'annexation.outcome.taken': ({ nation, place }) => `${nationIn(nation)} owns ${placeIn(place)}`,
    'uprising.outcome.rises': ({ place, owner }) => `${placeIn(place)} rises against ${nationIn(owner)}`,
    'uprising.outcome.putDown': ({ place }) => `The uprising in ${placeIn(place)} is over`,
    'passage.outcome.granted': ({ nation, through }) =>
      `${nationIn(nation)} may pass through the regions of ${nationIn(through)} until it is withdrawn`,
    'passage.outcome.refused': ({ through }) => `${nationIn(through)} does not consent; nothing is paid`,
    'passage.outcome.withdrawn': ({ nation, through }) =>
      `${nationIn(nation)} may no longer pass through the regions of ${nationIn(through)}`,

    'commitment.rating': ({ nation }) => `Commitment rating of ${nationIn(nation)}`,
    'commitment.changed': () => 'Changed since the scenario began',
    'commitment.needed': () => 'Two dice above this end the war',
    'commitment.rises': ({ nation }) => `The commitment of ${nationIn(nation)} rises`,
    'commitment.thrown': ({ total, rating }) => `${total} against a rating of ${rating}`,
    'commitment.outcome.fightsOn': ({ nation }) => `${nationIn(nation)} fights on`,
    'commitment.outcome.givesUp': ({ nation }) => `${nationIn(nation)} gives up`,

    'peace.owes': ({ nation, points }) => `${nationIn(nation)} cannot pay it all, and owes ${points} PAP`,
    'peace.truce': ({ nation, victor, until }) =>
      `No war between ${nationIn(nation)} and ${nationIn(victor)} before ${monthIn(until)}`,
    'peace.outcome.made': ({ nation }) => `The wars of ${nationIn(nation)} are over`,

    'earned.production': () => 'Before production',
    'earned.majorBattle': ({ nation }) => `${nationIn(nation)} won a major battle`,
    'earned.firstAtWar': ({ nation }) => `${nationIn(nation)} was first at war with it`,
    'earned.secondAtWar': ({ nation }) => `${nationIn(nation)} was second at war with it`,

    'battle.outcome.attackers': () => 'The attackers win',
    'battle.outcome.defenders': () => 'The defenders win',
    'battle.outcome.nobody': () => 'Nobody wins',
    'battle.occupied': ({ nation, place }) => `${nationIn(nation)} occupies ${placeIn(place)}`,
    'battle.freed': ({ place }) => `${placeIn(place)} is free of enemies`,
    'battle.draws.won': ({ nation }) => `${nationIn(nation)} draws cards for its victory`,
    'battle.draws.lost': ({ nation }) => `${nationIn(nation)} draws a card after its defeat`,
    'battle.napoleonLost': () => 'Napoleon himself is lost',
    'guide.battleWithoutWar': ({ nation, other }) =>
      `${nationIn(nation)} and ${nationIn(other)} are not at war in the app. Declare the war, too.`,

    'order.placeMarker': ({ nation, place }) => `Place a marker of ${nationIn(nation)} on ${placeIn(place)}.`,
    'order.placeArmy': ({ nation, place, ...army }) =>
      `Place ${piecesIn(army)} of ${nationIn(nation)} in ${placeIn(place)}.`,
    'order.placeResisting': ({ nation, place, ...army }) =>
      `Place ${piecesIn(army)} in ${placeIn(place)}; ${nationIn(nation)} plays them.`,
    'order.removePieces': ({ nation, ...pieces }) => `Remove ${piecesIn(pieces)} of ${nationIn(nation)}.`,
    'order.removeMarkers': ({ nation }) =>
      `Take the markers of ${nationIn(nation)} off the diplomatic track.`,
    'order.allied': ({ nation, to }) =>
      `Show ${nationIn(nation)} and ${nationIn(to)} as allied on the diplomatic track.`,
    'order.neutral': ({ nation, to }) =>
      `Show ${nationIn(nation)} and ${nationIn(to)} as neutral on the diplomatic track.`,
    'order.war': ({ nation, on }) =>
      `Show ${nationIn(nation)} and ${nationIn(on)} at war on the diplomatic track.`,
    'order.placeUprising': ({ place }) => `Place an uprising token on ${placeIn(place)}.`,
    'order.removeUprising': ({ place }) => `Take the uprising token off ${placeIn(place)}.`,
    'order.sueForPeace': ({ nation }) => `${nationIn(nation)} sues for peace.`,
    'order.rollCommitment': ({ nation, units }) =>
      `${nationIn(nation)} lost ${counted(Number(units), 'unit', 'units')}: roll whether it fights on.`,
    'order.victorsMayAnnex': ({ nation }) =>
      `Victors may annex this month what they occupy of ${nationIn(nation)}, at the usual cost.`,
    'order.armiesLeave': ({ nation }) =>
      `Armies leave by the shortest way: those of ${nationIn(nation)} from enemy land, the enemies’ from its own.`,
    'order.troopsGoHome': ({ nation }) => `Put all troops of ${nationIn(nation)} in its capital.`,
  },
  refusals: {
    politicsOfStandardRules: () =>
      'Political actions are of the Standard Rules. In the Basic Rules players agree among themselves.',
    withItself: ({ nation }) => `${nationIn(nation)} cannot do this with itself. Choose another nation.`,
    nobodyActsForNation: ({ nation }) =>
      `Nobody plays or controls ${nationIn(nation)}. Choose a nation that somebody moves.`,
    onlyPlayerNationsAsk: ({ nation }) =>
      `${nationIn(nation)} is not a player nation. Its controller makes the overture.`,
    isPlayerNation: ({ to }) => `${nationIn(to)} is a player nation: it answers itself, without dice.`,
    isNoPlayerNation: ({ to }) =>
      `${nationIn(to)} is not a player nation: dice decide. Make the overture to a neutral major nation.`,
    controlsAlready: ({ nation, to }) => `${nationIn(nation)} controls ${nationIn(to)} already.`,
    joinsOnlyAfter: ({ to, before, against }) =>
      `${nationIn(to)} joins the alliance against ${nationIn(against)} only after ${nationIn(before)} has.`,
    noRating: ({ nation, to }) =>
      `There is no diplomatic rating of ${nationIn(nation)} with ${nationIn(to)}. Put one into the chart first.`,
    howManyUnits: ({ nation, homeland }) =>
      `Say how many units of ${nationIn(nation)} stand in the homeland of ${nationIn(homeland)}: each raises the rating.`,
    alliedAlready: ({ nation, to }) => `${nationIn(nation)} and ${nationIn(to)} are allied already.`,
    ownAlliance: ({ to }) =>
      `To leave the alliance with ${nationIn(to)} no overture is needed. End the alliance.`,
    notAllied: ({ nation, other }) => `${nationIn(nation)} and ${nationIn(other)} are not allied.`,
    controlEndsOtherwise: ({ nation }) =>
      `${nationIn(nation)} is controlled: only another’s overture to it, or its defeat, ends that.`,
    allianceHolds: ({ nation, other, before }) =>
      `The alliance of ${nationIn(nation)} and ${nationIn(other)} may not be broken before ${monthIn(before)}.`,
    allianceEndsInOwnTurn: ({ nation }) =>
      `${nationIn(nation)} ends an alliance at the beginning of its own turn.`,
    notMinor: ({ place, nation }) =>
      `${placeIn(place)} is part of the homeland of ${nationIn(nation)}, not a minor nation.`,
    unnamedWithoutHomeland: () => 'Say whose homeland the region is of, or choose a minor nation.',
    minorIsOwned: ({ place, nation }) => `${placeIn(place)} belongs to ${nationIn(nation)}.`,
    ownNations: ({ on }) => `${nationIn(on)} is in the same hands. It cannot be made war on.`,
    atWarAlready: ({ nation, on }) => `${nationIn(nation)} and ${nationIn(on)} are at war already.`,
    warOnAlly: ({ on }) => `${nationIn(on)} is an ally. End the alliance first.`,
    truceHolds: ({ nation, on, until }) =>
      `${nationIn(nation)} and ${nationIn(on)} made peace: no war between them before ${monthIn(until)}.`,
    nobodyIsAskedToJoin: ({ on }) =>
      `Others join only where nobody moves the nation that is attacked. ${nationIn(on)} is moved by somebody.`,
    enemiesTakeOver: ({ nation }) =>
      `${nationIn(nation)} has enemies already, and one of them takes over. Others declare war by themselves.`,
    onlyPlayerNationsJoin: ({ nation }) =>
      `${nationIn(nation)} is not a player nation that could join. Choose player nations.`,
    whoIsNearest: ({ on }) => `Say whose capital is nearest to that of ${nationIn(on)}: it takes over.`,
    cannotTakeOver: ({ nation, on }) =>
      `${nationIn(nation)} cannot take over ${nationIn(on)}. Choose another player’s nation.`,
    whoPlaysMinor: () => 'Say who plays the minor nation’s army if it resists.',
    otherPlaysMinor: ({ nation }) =>
      `${nationIn(nation)} cannot play the army that resists. Choose another player’s nation.`,
    homelandWithoutOwner: ({ place }) => `${placeIn(place)} has no owner. Correct the map first.`,
    ownsAlready: ({ nation, place }) => `${nationIn(nation)} owns ${placeIn(place)} already.`,
    annexesFromEnemies: ({ owner, place }) =>
      `${placeIn(place)} belongs to ${nationIn(owner)}, who is no enemy. Only enemies’ regions are annexed.`,
    notOccupied: ({ nation, place }) =>
      `${nationIn(nation)} does not occupy ${placeIn(place)}. Its army must stand there alone.`,
    nobodyToRiseAgainst: ({ place }) => `Nobody owns ${placeIn(place)}: there is nobody to rise against.`,
    homelandIsLoyal: ({ place, owner }) =>
      `${placeIn(place)} is homeland of ${nationIn(owner)}. Only regions owned outside a homeland rise.`,
    ownUprising: ({ place }) => `${placeIn(place)} is your own.`,
    risenAlready: ({ place }) => `${placeIn(place)} is in uprising already.`,
    noQuietRegion: () => 'All regions of this kind are occupied or in uprising already.',
    notOwned: ({ nation, place }) => `${nationIn(nation)} does not own ${placeIn(place)}.`,
    noUprising: ({ place }) => `There is no uprising in ${placeIn(place)}.`,
    noLeaderThere: ({ nation, place }) =>
      `No leader of ${nationIn(nation)} stands in ${placeIn(place)}. Move one there, or ask without.`,
    minorInTheField: ({ place }) =>
      `The army of ${placeIn(place)} is in the field against an annexation. Report that battle first.`,
    noArmyThere: ({ nation, place }) =>
      `No army of ${nationIn(nation)} stands in ${placeIn(place)}. Move one there first.`,
    passageAtWar: ({ through }) => `${nationIn(through)} is an enemy. Units move against it as they like.`,
    passesAlready: ({ nation, through }) =>
      `${nationIn(nation)} may pass through ${nationIn(through)} already.`,
    noPassage: ({ nation, through }) =>
      `${nationIn(through)} has granted ${nationIn(nation)} no right of passage.`,
    notAtWar: ({ nation }) => `${nationIn(nation)} is at war with nobody.`,
    notOwed: ({ nation }) => `${nationIn(nation)} does not owe this any more.`,
    'whoWas.first': ({ nation }) => `Say who was first at war with ${nationIn(nation)}.`,
    'whoWas.second': ({ nation }) => `Say who was second at war with ${nationIn(nation)}.`,
    'notAtWar.first': ({ nation, against }) =>
      `${nationIn(nation)} was not the first at war with ${nationIn(against)}.`,
    'notAtWar.second': ({ nation, against }) =>
      `${nationIn(nation)} was not the second at war with ${nationIn(against)}.`,
    'nothingFor.overtureToMajor': () => 'There is no neutral major nation to ask.',
    'nothingFor.overtureToPlayer': ({ nation }) =>
      `There is no player nation that ${nationIn(nation)} could ask.`,
    'nothingFor.declareWar': ({ nation }) => `There is nobody on whom ${nationIn(nation)} may declare war.`,
    'nothingFor.raiseUprising': () => 'No other nation owns a region outside its homeland that could rise.',
    'nothingFor.putDownUprising': ({ nation }) =>
      `There is no uprising in the regions of ${nationIn(nation)}.`,
    'nothingFor.rightOfPassage': ({ nation }) =>
      `There is nobody whom ${nationIn(nation)} would have to ask.`,
    'nothingFor.endAlliance': ({ nation }) => `${nationIn(nation)} has no alliance that it could end.`,
    'nothingFor.withdrawPassage': ({ nation }) => `${nationIn(nation)} has granted no right of passage.`,
    noSuchBattle: () => 'This battle has been reported already.',
    onBothSides: ({ nation }) => `${nationIn(nation)} stands on both sides. Take it off one.`,
    notInBattle: ({ nation }) =>
      `${nationIn(nation)} took no part. Add it to a side, or take its losses out.`,
    lossesTwice: ({ nation }) => `The losses of ${nationIn(nation)} are given twice.`,
    moreLostThanThere: ({ nation, unit, count, known }) =>
      `${piecesIn({ unit: unit ?? '', count: count ?? 0 })} lost, but the app knows of ${known} of ${nationIn(nation)} there. Correct its pieces first.`,
    napoleonRuleOff: () => 'The Napoleon rule is switched off in this game.',
    napoleonIsLeader: () => 'Napoleon is a French leader. Count him among the losses of France.',
    pointsAreNotTraded: () =>
      'Political action points are not traded. Only Britain gives production points away.',
  },
}
