import { counted } from '../../format.ts'

/** Texts of the summary of a battle. */
export const afterBattle = {
  reading: 'The battle is being read.',
  damaged: (index: number) =>
    `Entry ${index + 1} and those before it cannot be read. Losses and course are left out, and only later dice are counted.`,
  notRead: 'The log of this battle could not be read just now.',
  tryAgain: 'Try again',

  strength: {
    left: (started: number) => `of ${counted(started, 'base', 'bases')} left`,
    players: (names: string) => `Played by ${names}`,
    unitsLost: (lost: number, all: string) => `${lost} of ${all} lost`,
    units: (count: number) => counted(count, 'unit', 'units'),
    leaders: (count: number) => `${counted(count, 'leader', 'leaders')} fallen`,
  },

  held: {
    title: 'Who held what',
    nobody: 'Nobody',
    none: 'No objectives were agreed.',
    limitReached: (limit: number) => `The limit of ${counted(limit, 'turn', 'turns')} is reached.`,
    turnOf: (number: number, limit: number) => `Turn ${number} of ${limit}.`,
    turn: (number: number) => `Turn ${number}.`,
  },

  course: {
    title: 'Course of the battle',
    none: 'Nothing was resolved yet.',
    axis: 'Bases left',
    turns: 'Turn',
    resolutions: 'Resolution',
    unitLost: 'unit lost',
    leaderFallen: 'leader fallen',
    picture: (sides: string) => `Bases left of each side. ${sides}. All of it stands in the table below.`,
    fromTo: (side: string, from: number, to: number) => `${side} from ${from} to ${to}`,
    table: { turns: 'Turn by turn', resolutions: 'Resolution by resolution', events: 'What fell' },
    inTurn: (turn: string) => `Turn ${turn}`,
    inResolution: (number: string) => `Resolution ${number}`,
    lost: (names: string) => `Lost: ${names}.`,
    start: 'Start',
    beforeTurns: 'Before turn 1',
    halfTurn: (number: number, attacker: string) => `${number}, ${attacker}`,
    half: (number: number, half: number) => `${number}, ${half === 1 ? '1st' : '2nd'} half`,
    leader: (officer: string) => (officer === '' ? 'a leader' : `leader ${officer}`),
  },

  losses: {
    title: 'Losses',
    of: (side: string) => `Losses of ${side}`,
    nothing: 'Nothing was lost.',
    total: 'Bases lost',
    causes: {
      fire: 'By fire',
      melee: 'In melee',
      riddenDown: 'Ridden down',
      morale: 'Broken',
      drivenOff: 'Driven off the table',
      players: 'By the players’ own hand',
    },
    taken: {
      fire: (count: number) => `${count} by fire`,
      melee: (count: number) => `${count} in melee`,
      riddenDown: (count: number) => `${count} ridden down`,
      morale: (count: number) => `${count} broken`,
      drivenOff: (count: number) => `${count} driven off`,
      players: (count: number) => (count < 0 ? `${-count} put back` : `${count} by hand`),
    },
    markers: 'Morale markers taken',
    damages: 'Guns damaged',
    markersOf: (count: number) => counted(count, 'marker', 'markers'),
    damaged: 'damaged',
    removedIn: (removal: string, number: number) => `${removal} in turn ${number}`,
  },

  fallen: {
    title: 'Leaders fallen',
    unnamed: 'A leader',
    with: (unit: string) => `with ${unit}`,
    in: (unit: string, number: number) => `with ${unit}, turn ${number}`,
  },

  share: {
    picture: 'Share as a picture',
    text: 'Share as text',
    file: (game: string) => `${game} summary`,
    shared: 'Summary shared.',
    downloading: 'The picture goes to your downloads.',
    copied: 'Summary copied: paste it where you like.',
    saved: 'The browser is saving the summary as a text file. Look in its downloads.',
    notDrawn: 'The picture could not be made here. The text still can be shared.',
  },
}
