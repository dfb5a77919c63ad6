import type { Examples } from '../examples.ts'

const brigadier = { name: 'Petit', value: 1 }

/** Examples of the miniatures rulebook. */
export const miniaturesExamples: Examples = {
  procedures: {
    fire: {
      input: {
        firers: [{ nation: 'prussia', arm: 'infantry', bases: 6 }],
        target: {
          nation: 'france',
          arm: 'infantry',
          class: 'guard',
          formation: 'column',
          bases: 5,
          startingBases: 6,
          officer: brigadier,
        },
        distance: 6,
      },
      faces: [7, 3],
    },
    melee: {
      input: {
        attacker: { nation: 'france', arm: 'cavalry', kind: 'lancers', bases: 4 },
        defender: { nation: 'britain', arm: 'infantry', bases: 6, cover: ['hill'] },
      },
      faces: [8, 4],
    },
    morale: {
      input: {
        unit: { nation: 'france', arm: 'infantry', bases: 4, startingBases: 6, marker: true },
        occasion: 'rally',
      },
      faces: [7],
    },
    leader: {
      input: { officer: brigadier, basesRemoved: 2, danger: 'fire' },
      faces: [6, 9],
    },
    charge: {
      input: {
        charger: { nation: 'france', arm: 'cavalry', kind: 'lancers', bases: 4 },
        target: { nation: 'prussia', arm: 'infantry', class: 'light', formation: 'skirmish', bases: 3 },
        answer: 'formLine',
      },
      faces: [4],
    },
    movement: {
      input: {
        unit: { nation: 'france', arm: 'infantry', formation: 'column', bases: 6 },
        ground: { kind: 'road', hillLevels: 1 },
      },
      faces: [],
    },
    firstMover: {
      input: { a: { name: 'French', nation: 'france' }, b: { name: 'Prussians', nation: 'prussia' } },
      faces: [4, 7],
    },
  },

  games: [
    {
      setup: {
        name: 'Evening at Plancenoit',
        sides: [
          { name: 'French', nation: 'france', players: ['Anna'] },
          { name: 'Prussians', nation: 'prussia', players: ['Ben'] },
        ],
        units: [
          { side: 'a', name: 'Old Guard', nation: 'france', arm: 'infantry', class: 'guard', bases: 6 },
          { side: 'a', name: 'Red Lancers', nation: 'france', arm: 'cavalry', kind: 'lancers', bases: 4 },
          { side: 'b', name: '2nd Line', nation: 'prussia', arm: 'infantry', bases: 6 },
          { side: 'b', name: 'Battery 3', nation: 'prussia', arm: 'artillery', bases: 1 },
        ],
        officers: [{ side: 'b', officer: { name: 'Blücher', value: 3 } }],
        scenario: { turnLimit: 10, minutesPerHalfTurn: 20 },
        options: { squareBonus: 'always' },
      },
      commands: [
        { type: 'renameGame', name: 'Plancenoit' },
        { type: 'changeOptions', options: { movedGuns: 'full' } },
        { type: 'changeCharts', chartSet: null },
        { type: 'changeSide', side: 'b', changes: { name: 'Bülow’s corps' } },
        {
          type: 'addUnits',
          side: 'b',
          unit: { name: '1st Landwehr', nation: 'prussia', arm: 'infantry', class: 'militia', bases: 5 },
          copies: 2,
        },
        { type: 'duplicateUnit', unit: 'u2' },
        { type: 'changeUnit', unit: 'u1', changes: { formation: 'column', officer: brigadier } },
        { type: 'placeUnit', unit: 'u3', at: 1 },
        { type: 'deleteUnit', unit: 'u7' },
        { type: 'fire', firers: [{ unit: 'u3' }], target: 'u1', distance: 6, faces: [7, 3] },
        { type: 'rally', unit: 'u1', faces: [7] },
        { type: 'melee', attacker: 'u2', defender: 'u5', faces: [9, 2] },
        { type: 'correct', unit: 'u3', changes: { bases: 5 }, note: 'He had five, not six' },
        { type: 'changeUnit', unit: 'u3', changes: { officer: { name: 'Hiller', value: 1 } } },
        { type: 'fallenLeader', unit: 'u3', basesRemoved: 1, danger: 'fire', faces: [5] },
        { type: 'undo' },
        { type: 'redo' },
        {
          type: 'tableCheck',
          changes: [
            { unit: 'u3', changes: { formation: 'line' } },
            { unit: 'u6', changes: { bases: 4 } },
          ],
          note: 'Counted after the break',
        },
        {
          type: 'changeScenario',
          changes: {
            turnLimit: 12,
            terrain: [{ name: 'Churchyard', cover: 'house' }],
            objectives: [{ name: 'Plancenoit', heldBy: 'a' }],
          },
        },
        { type: 'beginTurn' },
        { type: 'rollFirst', faces: [6, 3] },
        { type: 'declareCharge', charger: 'u2', target: 'u3' },
        { type: 'answerCharge', charger: 'u2', target: 'u3', answer: 'square', faces: [5] },
        { type: 'callOffCharge', charger: 'u2' },
        { type: 'declareCharge', charger: 'u1', target: 'u6' },
        { type: 'answerCharge', charger: 'u1', target: 'u6', answer: 'stand' },
        { type: 'goToStep', step: 'chargeMoves' },
        { type: 'moveCharger', charger: 'u1', reaches: true },
        { type: 'goToStep', step: 'melee' },
        { type: 'melee', attacker: 'u1', defender: 'u6', faces: [6, 6] },
        { type: 'goToStep', step: 'rally' },
        { type: 'leaveTable', unit: 'u6' },
        { type: 'endHalfTurn' },
        { type: 'moveUnit', unit: 'u4', ground: { kind: 'road', hillLevels: 1 } },
        { type: 'endHalfTurn' },
        { type: 'chooseFirst', side: 'b' },
        {
          type: 'correctTurn',
          number: 2,
          half: 1,
          attacker: 'b',
          step: 'moves',
          note: 'The charges were over already',
        },
      ],
    },
  ],

  refused: [],
}
