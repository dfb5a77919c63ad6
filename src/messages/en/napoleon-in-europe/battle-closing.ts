import { counted, opening } from '@/messages/format.ts'
import type { Parameters } from '@/rules/index.ts'
import { areaIn, sideIn, spotIn, whoIn } from './battle-names.ts'
import { nationIn } from './names.ts'
import type { RuleTexts } from './text.ts'
import { troopsIn } from './troops.ts'

type Parameter = Parameters[string] | undefined

const inPlace = (place: Parameter) => (place === '' ? '' : ` of ${String(place)}`)

const elsewhere: Readonly<Record<string, string>> = {
  lost: 'among the lost',
  coming: 'among the reinforcements still to come',
  front: 'in the front rank',
  rear: 'in the rear rank',
}

/** Where a corrected piece stands, as its side sees it. */
function standsAt(at: Parameter, side: Parameter): string {
  return elsewhere[String(at)] ?? spotIn(at, side)
}

const stages: Readonly<Record<string, string>> = {
  initiative: 'before initiative is thrown for',
  reinforcement: 'before reinforcements are thrown for',
  terrain: 'before terrain is thrown for',
  deployment: 'at its setting up',
  pursuit: 'at its pursuit',
  over: 'over',
}

const phaseNames: Readonly<Record<string, string>> = {
  cavalry: 'cavalry',
  artillery: 'artillery',
  infantry: 'infantry',
  leader: 'leaders',
  move: 'move',
  fire: 'fire',
  rally: 'rally',
}

export const battleClosingTexts: RuleTexts = {
  reasons: {
    'heading.closeBattle': ({ place }) => `The battle${inPlace(place)} is entered`,
    'heading.abandonBattle.lone': ({ place, note }) =>
      `The battle${inPlace(place)} is broken off: ${String(note)}`,
    'heading.abandonBattle.campaign': ({ place, note }) =>
      `The battle${inPlace(place)} is taken off the board: ${String(note)}`,
    'heading.correctBattle': ({ place, note }) => `The battle${inPlace(place)} is put right: ${String(note)}`,

    'closing.won': ({ nation }) => `${opening(whoIn(nation))} has won the battle`,
    'closing.lost': ({ nation, unit, count }) =>
      `${opening(whoIn(nation))} has lost ${troopsIn(unit, count)}.`,

    'order.retreat.attacker': ({ nation, from }) =>
      from === ''
        ? `${nationIn(nation)} goes back to the regions that it attacked from, never by sea.`
        : `${nationIn(nation)} goes back to where it attacked from (${String(from)}), never by sea.`,
    'order.retreat.defender': ({ nation, from }) =>
      `${nationIn(nation)} retreats to bordering regions without an enemy, none that an attacker came from${from === '' ? '' : ` (${String(from)})`}, never by sea.`,
    'order.retreat.orLost': ({ nation }) =>
      `Where there is no such region, remove what is left of ${nationIn(nation)}’s army.`,
    'order.retreat.minor': ({ nation }) =>
      `Remove what is left of ${whoIn(nation)}’s army: a minor nation’s has nowhere to go.`,
    'order.rejoin': ({ nation, count }) =>
      `Put ${counted(Number(count), 'piece', 'pieces')} of ${whoIn(nation)} from the retreat area back with the army.`,
    'order.reinforcements.retreat': ({ nation, from, count }) =>
      `${counted(Number(count), 'piece', 'pieces')} of ${nationIn(nation)} that never arrived ${Number(count) === 1 ? 'goes' : 'go'} back too${from === '' ? '' : `, to ${String(from)}`}.`,
    'order.reinforcements.join': ({ nation, from, count }) =>
      `${counted(Number(count), 'piece', 'pieces')} of ${nationIn(nation)}${from === '' ? '' : ` from ${String(from)}`} that had not arrived ${Number(count) === 1 ? 'joins' : 'join'} the victor.`,

    'guide.battleStands': ({ place }) =>
      `The battle${inPlace(place)} still stands on the board. End it before the month ends.`,

    'correct.stands': ({ nation, side, unit, count, at }) =>
      `${troopsIn(unit, count)} of ${whoIn(nation)} ${Number(count) === 1 ? 'stands' : 'stand'} ${standsAt(at, side)}`,
    'correct.course': ({ stage, turn, phase, nation }) =>
      stage === 'fight'
        ? `The battle is in turn ${turn}, ${phaseNames[String(phase)] ?? phase}; ${whoIn(nation)} acts`
        : `The battle is ${stages[String(stage)] ?? stage}`,
  },
  refusals: {
    battleGoesOn: ({ place }) =>
      `The battle${inPlace(place)} is not over yet. Fight it to its end, or take it off the board.`,
    battleIsClosed: () => 'This battle is over. Undo the last step to go on with it.',
    battleStands: ({ place }) =>
      `The battle${inPlace(place)} stands on the board. End it there, or take it off the board, first.`,
    nobodyAttacks: () =>
      'Nobody’s nation leads this side. Take the battle off the board, and enter its result.',
    otherPiece: ({ piece }) =>
      `“${piece}” is no piece of this battle. Only pieces that came into it are moved.`,
    pieceTwice: ({ piece }) => `“${piece}” is named twice. Name each piece once.`,
    noReinforcement: () => 'Only reinforcements can be still to come. Put the piece in the reserve.',
    noSuchArea: ({ area, side }) =>
      `${opening(sideIn(side))} has no place in “${area}” in this battle. Choose another area.`,
    bothInArea: ({ area, side }) =>
      `Both sides would stand in ${areaIn(area, side)} (as the attacker sees it). Move one of them.`,
    courseDoesNotFit: () =>
      'That is nowhere that a battle can be. A battle has a victor from its pursuit on, and none before.',
  },
}
