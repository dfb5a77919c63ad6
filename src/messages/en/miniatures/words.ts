/** The vocabulary of the miniatures rulebook. */
export const words = {
  arms: { infantry: 'Infantry', cavalry: 'Cavalry', artillery: 'Artillery' },
  kinds: {
    foot: 'foot',
    light: 'light',
    lancers: 'lancers',
    heavy: 'heavy',
    armoured: 'armoured',
    medium: 'medium foot',
    heavyGun: 'heavy foot',
    horse: 'horse',
  },
  kindNames: {
    foot: 'Foot',
    light: 'Light',
    lancers: 'Lancers',
    heavy: 'Heavy',
    armoured: 'Armoured',
    medium: 'Medium',
    heavyGun: 'Heavy',
    horse: 'Horse',
  },
  classes: { militia: 'Militia', line: 'Line', light: 'Light', elite: 'Elite', guard: 'Guard' },
  roughGround: { rough: 'Over rough ground', woods: 'Through woods', building: 'Into a building' },
  steps: {
    initiative: 'Who moves first',
    charges: 'Charges and reactions',
    chargeMoves: 'Chargers move',
    moves: 'Other moves',
    defenderFire: 'Defender fires',
    attackerFire: 'Attacker fires',
    melee: 'Melee',
    rally: 'Rally',
  },
  formations: { line: 'Line', column: 'Column', square: 'Square', skirmish: 'Skirmish' },
  inFormation: { line: 'in line', column: 'in column', square: 'in square', skirmish: 'skirmishing' },
  covers: { hill: 'hill', lightCover: 'light cover', woods: 'woods', house: 'house' },
  coverNames: { open: 'Open', hill: 'Hill', lightCover: 'Cover', woods: 'Woods', house: 'House' },
  nations: {
    france: 'France',
    britain: 'Britain',
    prussia: 'Prussia',
    russia: 'Russia',
    ottoman: 'Ottoman Empire',
    austria: 'Austria',
    spain: 'Spain',
    other: 'Another nation',
  },
  aspects: { front: 'Front', flank: 'Flank', rear: 'Rear' },
  exposure: {
    column: 'in column',
    square: 'in square',
    flank: 'taken in flank',
    rear: 'taken from the rear',
  },
  exposureTerm: { column: 'column', square: 'square', flank: 'flank', rear: 'rear' },
  halvings: {
    skirmishingFirer: 'skirmishing',
    markedFirer: 'marker',
    damagedGun: 'damaged',
    movedGun: 'moved',
  },
  removal: {
    fire: 'shot to pieces',
    melee: 'destroyed in melee',
    riddenDown: 'ridden down',
    morale: 'broken',
    drivenOff: 'driven off the table',
    players: 'taken off the table',
  },
}

/** Looks a word up by a key that came as plain text; an unknown key stands for itself. */
export function word(table: Readonly<Record<string, string>>, key: string | number | undefined): string {
  return table[String(key)] ?? String(key)
}
