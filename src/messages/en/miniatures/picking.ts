/** Choosing a unit for a resolution. */
export const picking = {
  choose: {
    fire: { first: 'Who fires?', second: 'At whom?' },
    charge: { first: 'Who charges?', second: 'Whom?' },
    firstMover: { first: '', second: '' },
    melee: { first: 'Who attacks?', second: 'Whom?' },
    morale: { first: 'Who rallies?', second: '' },
    leader: { first: 'Whose officer?', second: '' },
  },
  none: {
    fire: 'Nobody is there to choose from.',
    charge: 'Nobody is there to choose from.',
    firstMover: '',
    melee: 'Nobody is there to choose from.',
    morale: 'No unit carries a morale marker.',
    leader: 'No unit has an officer.',
  },
}
