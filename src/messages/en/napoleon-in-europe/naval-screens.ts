import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { counted } from '../../format.ts'
import { nationNames } from './names.ts'

const squadrons = (count: number) => counted(count, 'squadron', 'squadrons')

/** Texts of the sheets at sea, and of the page of squadrons. */
export const navalScreens = {
  /** In the list of everything that can be done. */
  offered: {
    navalBattle: ['Naval battle', 'Squadrons fight at sea or on a port'],
    interception: ['Interception', 'Catch a fleet that avoids battle'],
    transport: ['Transports', 'Carry armies by sea, and land'],
    moveSquadrons: ['Move squadrons', 'To another sea area or port'],
    navalLosses: ['Losses at sea', 'Choose who loses squadrons'],
    leavePort: ['Leave a port', 'Squadrons driven out by an army'],
  } satisfies Readonly<Record<string, readonly [string, string]>>,
  who: {
    attacks: 'Who attacks',
    sails: 'Who sails',
    wantsBattle: 'Who wants the battle',
    carries: 'Who moves by sea',
    loses: 'Who loses squadrons',
    leaves: 'Who leaves the port',
  },
  squadrons,
  place: {
    title: 'Where',
    from: 'From',
    to: 'To',
    notTold: 'Not told',
    port: (region: string) => `Port of ${region}`,
    choose: 'Choose',
    otherUnnamed: 'A region that is not named',
  },
  battle: {
    title: 'Naval battle',
    attackers: 'attacks',
    defenders: 'defends',
    inPort: ['In a port', 'At most two squadrons attack it'] as const,
    force: (nation: NationId) => `Squadrons of ${nationNames[nation]}`,
    ofAll: (count: number) => `of ${count}`,
    roleOfAll: (role: string, count: number) => `${role}, of ${count}`,
    nobody: 'Nobody is at war with this nation, or no enemy has squadrons.',
    noSquadrons: (nation: NationId) => `${nationNames[nation]} has no squadrons to fight with.`,
    chooseLosses: 'Choose the losses',
  },
  interception: {
    title: 'Interception',
    avoiding: 'Who avoids battle',
    way: 'How they go',
    ways: { openSea: 'At sea', leavingPort: 'Out of a port', straits: 'Through straits' },
    fight: 'Fight the battle',
  },
  losses: {
    title: 'Losses at sea',
    owed: (count: number) => `${squadrons(count)} to lose`,
    nothing: 'No losses are to be chosen.',
  },
  move: {
    title: 'Move squadrons',
    count: 'Squadrons',
    leave: (holder: NationId) =>
      [`${nationNames[holder]} lets them pass`, 'Between the Aegean and the Black Sea'] as const,
  },
  leavePort: { title: 'Leave the port', nothing: 'No squadrons have to leave a port.' },
  transport: {
    title: 'Transports',
    units: 'Units',
    armies: 'Armies',
    leaders: 'Leaders',
    way: 'Sea areas on the way',
    leg: (number: number) => `Sea area ${number}`,
    enemy: 'Enemy squadrons',
    own: 'Own and allied',
    addLeg: 'Another sea area',
    removeLeg: 'Leave this sea area out',
    escort: 'Own and allied squadrons beside the landing',
    uprising: ['In uprising', 'Then no militia turn out'] as const,
    defenders: 'Enemy units stand there',
    battle: 'Enter the battle',
  },
  page: {
    empty: 'No squadrons are counted yet. Set them right with a reason, nation by nation, under Powers.',
    row: (nation: NationId, count: number) => `${nationNames[nation]}, ${squadrons(count)}: move them`,
    total: (count: number) => squadrons(count),
    somewhere: 'Without a place',
    acts: 'At sea',
  },
}
