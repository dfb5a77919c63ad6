import { expect, type Locator } from '@playwright/test'
import { Player } from '../../scripts/player.ts'
import {
  answers,
  beginsTurn,
  declares,
  endsHalfTurn,
  fights,
  fires,
  goesTo,
  leavesTable,
  moves,
  rallies,
  reaches,
  rollsForFirst,
  type Action,
} from './battle/actions.ts'
import { perform } from './battle/hand.ts'
import { hurry, test } from './support.ts'

/** What the guide leads to for a procedure of the sheet: what is found there, and the faces that are then typed. */
interface Found {
  readonly procedure: string
  readonly leads: readonly Action[]
  readonly finds: readonly ((player: Player) => Locator)[]
  readonly faces?: readonly number[]
  /** What the result says. */
  readonly says?: readonly string[]
}

const asks = (question: string) => (player: Player) => player.page.getByRole('group', { name: question })
const offers = (name: string) => (player: Player) => player.front().getByRole('radio', { name, exact: true })
const button = (name: string) => (player: Player) => player.button(name)
const shows = (text: string) => (player: Player) => player.front().getByText(text)

const lancers = '6th Lancers'
const cuirassiers = '8th Cuirassiers'
const chasseurs = '1st Chasseurs à Cheval'

const sheet: readonly Found[] = [
  {
    procedure: 'who moves first, a tie thrown again, the French +1',
    leads: [beginsTurn, rollsForFirst],
    finds: [shows('French'), asks('What did the D10 for France show?')],
    faces: [4, 5, 5, 5],
    says: ['France moves first'],
  },
  {
    procedure: 'declaring charges',
    leads: [
      declares(cuirassiers, 'Brunswick Hussars'),
      declares(lancers, '69th Foot'),
      declares(chasseurs, '27th Jägers'),
      declares('1st Line', '5th Militia'),
    ],
    finds: [button('Declare a charge')],
  },
  {
    procedure: 'a counter-charge',
    leads: [answers(cuirassiers, 'Counter-charge')],
    finds: [offers('Stand'), shows('On the die, 6 or more needed'), asks('What did the D10 show?')],
    faces: [6],
    says: ['Counter-charges'],
  },
  {
    procedure: 'an emergency square',
    leads: [answers(lancers, 'Form square')],
    finds: [offers('Form square'), asks('What did the D10 show?')],
    faces: [1],
    says: ['Caught before the square forms'],
  },
  {
    procedure: 'skirmishers that form line, or are ridden down',
    leads: [answers(chasseurs, 'Form line')],
    finds: [asks('What did the D10 show?')],
    faces: [1],
    says: ['Ridden down', 'Go on with 1st Chasseurs à Cheval'],
  },
  {
    procedure: 'standing to receive a charge',
    leads: [answers('1st Line', 'Stand')],
    finds: [shows('Stands to receive the charge')],
  },
  {
    procedure: 'the charge move, into contact or short of it',
    leads: [goesTo('Chargers move'), reaches(cuirassiers), reaches(lancers), reaches('1st Line')],
    finds: [(player) => player.task(chasseurs)],
  },
  {
    procedure: 'a move, with another formation',
    leads: [goesTo('Other moves'), moves('2nd Line', { into: 'Line', ground: 'Rough', fences: 1 })],
    finds: [(player) => player.task('2nd Line').getByText('in line, moved')],
  },
  {
    procedure: 'artillery fire, its effect, and the leader in danger',
    leads: [
      goesTo('Defender fires'),
      fires('Rogers’s Battery 1', '2nd Line', 8, { together: ['Rogers’s Battery 2'] }),
    ],
    finds: [shows('Fire points'), asks('What did the D10 show?')],
    faces: [8, 9],
    says: ['Telling fire', 'Remove 1 base.', 'Place a morale marker.', 'Jérôme is unhurt (1 to 4 he falls)'],
  },
  {
    procedure: 'infantry fire, at the charger',
    leads: [fires('5th Militia', '1st Line', 4)],
    finds: [shows('at its charger'), asks('What did the D10 show?')],
    faces: [3],
    says: ['Lively fire'],
  },
  {
    procedure: 'attacker’s fire',
    leads: [goesTo('Attacker fires'), fires('Foot Battery 1', '28th Foot', 16)],
    finds: [asks('What did the D10 show?')],
    faces: [1],
    says: ['No effect'],
  },
  {
    procedure: 'the check before contact',
    leads: [goesTo('Melee'), fights('1st Line')],
    finds: [asks('What did the check’s D10 show?')],
    faces: [4],
    says: ['1st Line fails to close', 'Move back 6 in.'],
  },
  {
    procedure: 'a melee',
    leads: [fights(cuirassiers)],
    finds: [shows('Armoured cavalry'), asks('What did the attacker’s D10 show?')],
    faces: [5, 5],
    says: ['8th Cuirassiers wins'],
  },
  {
    procedure: 'a rally, and a unit that is driven off the table',
    leads: [goesTo('Rally'), rallies('1st Line')],
    finds: [asks('What did the D10 show?')],
    faces: [1],
    says: ['Falls back', 'Did 1st Line leave the table?'],
  },
  {
    procedure: 'removal of what was driven off',
    leads: [leavesTable('1st Line'), endsHalfTurn],
    finds: [(player) => player.page.getByLabel('Undo: Britain attacks in turn 1', { exact: true })],
  },
]

test('every procedure of the sheet is found from the guide', async ({ page }) => {
  const player = new Player(page)
  await hurry(page)
  await page.goto('./')
  await player.beginSample('Quatre Bras')
  for (const { procedure, leads, finds, faces = [], says = [] } of sheet) {
    await test.step(procedure, async () => {
      for (const action of leads) await perform(player, action)
      if (leads.includes(rollsForFirst)) await player.useOwnDice()
      for (const find of finds) await expect(find(player).first()).toBeVisible()
      await player.typeFaces(...faces)
      for (const words of says) await expect(player.front().getByText(words).first()).toBeVisible()
    })
  }
  await player.goTo('Forces')
  await expect(player.unit('1st Line')).toHaveAccessibleName(/driven off the table/)
})
