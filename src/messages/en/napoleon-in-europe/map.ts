import { nationIn, pieceNames, placeIn } from './names.ts'
import type { RuleTexts } from './text.ts'

type Word = string | number | undefined

function unitsIn(unit: Word, count: Word): string {
  const names: Readonly<Record<string, readonly [string, string]>> = pieceNames
  const [one, other] = names[String(unit)] ?? [String(unit), String(unit)]
  return `${count} ${count === 1 ? one : other}`
}

function ofPlace(place: Word): string {
  return place === '' ? 'everywhere' : `in ${String(place)}`
}

/** "; it belongs to France". */
function owned(owner: Word): string {
  return owner === '' ? '' : `; it belongs to ${nationIn(owner)}`
}

export const mapTexts: RuleTexts = {
  reasons: {
    'heading.addRegion': ({ region, owner }) => `${region} is entered on the map${owned(owner)}`,
    'heading.changeRegion': ({ region, name }) =>
      region === name ? `${region} is described anew` : `${region} is called ${name}`,
    'heading.removeRegion': ({ region }) => `${region} is taken off the map`,
    'heading.addSea': ({ sea }) => `${sea} is entered on the map`,
    'heading.changeSea': ({ sea, name }) =>
      sea === name ? `${sea} is described anew` : `${sea} is called ${name}`,
    'heading.removeSea': ({ sea }) => `${sea} is taken off the map`,
    'heading.occupyRegion': ({ nation, region }) => `${nationIn(nation)} occupies ${region}`,
    'heading.liberateRegion': ({ nation, region }) => `${nationIn(nation)}’s army has left ${region}`,
    'heading.tradeRegion': ({ nation, to, region }) =>
      `${nationIn(nation)} gives ${placeIn(region)} to ${nationIn(to)}`,
    'heading.changePieces': ({ nation, place }) => `${nationIn(nation)}’s pieces ${ofPlace(place)}`,
    'heading.movePieces': ({ nation, from, to }) =>
      from === ''
        ? `${nationIn(nation)} marches to ${to}`
        : `${nationIn(nation)} marches from ${from} to ${to}`,
    'heading.countRegions': ({ nation }) => `${nationIn(nation)}’s regions without a name are counted`,
    'heading.correctRegion': ({ region }) => `${region} is corrected`,
    'heading.correctUnnamed': ({ nation }) => `${nationIn(nation)}’s regions without a name are corrected`,
    'heading.correctPieces': ({ nation, place }) =>
      `${nationIn(nation)}’s pieces ${ofPlace(place)} are corrected`,
    'map.noBorder': ({ region, other }) => `The rules say that ${region} does not border ${other}`,
    'map.why': ({ note }) => String(note),
    'map.squadronsLeave': ({ nation, squadrons, place }) =>
      `Move ${nationIn(nation)}’s ${unitsIn('squadron', squadrons)} out of ${place} into a sea area beside it.`,
    'map.capitalRoll': ({ nation, place }) =>
      `${nationIn(nation)} rolls for commitment: an enemy army stands in ${place}.`,
    'map.stoodBefore': ({ nation }) => `${nationIn(nation)}’s army stood there before`,
    'map.agreedTrade': () => 'By agreement between the players',
    'map.pieces': ({ unit, count }) => unitsIn(unit, count),
    'map.noPieces': () => 'No pieces',
    'map.borderUnknown': ({ from, to }) => `The map knows no way from ${from} to ${to}: look at the board`,
    'map.tooFar': ({ from, to, unit, steps, distance }) =>
      `By the borders that the map knows, ${to} is ${distance} regions from ${from}, and ${unitsIn(unit, 1).replace('1 ', '')} moves ${steps}`,
    'map.notItsTurn': ({ nation }) => `It is not ${nationIn(nation)}’s turn to move`,
    'map.occupied': ({ nation, place }) => `${nationIn(nation)} occupies ${place}`,
    'map.battle': ({ nation, place }) => `${nationIn(nation)} fights a battle in ${place}.`,
    'map.ownerSet': ({ nation, place }) =>
      nation === '' ? `Nobody owns ${place}` : `${nationIn(nation)} owns ${place}`,
    'map.occupierSet': ({ nation, place }) =>
      nation === '' ? `No foreign army stands in ${place}` : `${nationIn(nation)}’s army stands in ${place}`,
    'map.uprisingSet': ({ place }) => `${place} is in uprising`,
    'map.uprisingGone': ({ place }) => `${place} is in uprising no more`,
  },
  refusals: {
    nameOnMapTwice: ({ name }) => `The map has ${name} already. Choose another name.`,
    capitalTwice: ({ region }) => `That capital lies in ${region} already. Take it away there first.`,
    capitalOutsideHomeland: ({ region }) =>
      `A capital lies in a homeland. Say whose homeland ${region} is part of.`,
    bordersItself: ({ name }) => `${name} cannot border itself. Choose others.`,
    straitsWithoutBorder: ({ sea }) =>
      `Straits lead to a sea area that ${sea} borders. Add the border first.`,
    moreClosedThanOwned: ({ nation, closed, owned: own }) =>
      `${nationIn(nation)} has ${own} such regions, so ${closed} cannot be occupied or in uprising. Lower one number.`,
    regionInUse: ({ region }) =>
      `Pieces, squadrons or something open are still in ${region}. Move them before it leaves the map.`,
    seaInUse: ({ sea }) => `Squadrons are still in ${sea}. Move them before it leaves the map.`,
    occupiesAlready: ({ nation, place }) => `${nationIn(nation)}’s army stands in ${place} already.`,
    occupiesFriend: ({ nation, owner, place }) =>
      owner === nation
        ? `${place} is ${nationIn(nation)}’s own. Its army occupies only what is not.`
        : `${place} is ${nationIn(owner)}’s, and ${nationIn(nation)} is its friend. An army of a friend does not occupy.`,
    occupiesOwn: ({ nation, place }) =>
      `${nationIn(nation)} owns ${place} and cannot occupy it as well. Choose another army, or none.`,
    mayNotEnter: ({ nation, holder, place }) =>
      `${nationIn(nation)} may not enter ${place}: it is neither at war nor allied with ${nationIn(holder)}, and has no right of passage.`,
    notOccupiedAtAll: ({ region }) => `No foreign army stands in ${region}.`,
    notItsRegion: ({ nation, place }) =>
      `${nationIn(nation)} does not own ${placeIn(place)}. Choose one that it owns.`,
    tradeWithItself: ({ nation }) => `${nationIn(nation)} owns it already. Choose who gets it.`,
    tradeWithNobody: ({ nation }) => `Nobody plays ${nationIn(nation)}, so it agrees to nothing.`,
    samePieces: ({ nation }) => `${nationIn(nation)} has those pieces there already.`,
    setUpIsOver: () => 'The set-up is over. Correct it instead, and say why.',
    sameRegion: () => 'They stand there already. Choose where they go.',
    noPiecesChosen: () => 'Choose at least one piece.',
    tooFewPieces: ({ nation, unit, has, wanted }) =>
      `${nationIn(nation)} has ${unitsIn(unit, has)} there, not ${wanted}. Choose fewer, or correct the count.`,
    militiaStaysHome: ({ nation }) =>
      `${nationIn(nation)}’s militia may not leave its homeland. Leave it there.`,
  },
}
