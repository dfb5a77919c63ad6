/** What the documentation shows of a rulebook; a test runs all of it. */
export interface Examples {
  /** A case of each procedure, by its id: what is put in, and the faces. */
  readonly procedures: Readonly<
    Record<string, { readonly input: unknown; readonly faces: readonly number[] }>
  >
  readonly setup: Readonly<Record<string, unknown>>
  /** One of each command, in an order that can be played after the set-up. */
  readonly commands: readonly ExampleCommand[]
}

interface ExampleCommand {
  readonly type: string
  readonly faces?: readonly number[]
  readonly [field: string]: unknown
}

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
  },

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
  ],
}
