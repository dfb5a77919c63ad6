import { dieModifier, modifierChart, rule } from '../../chart-building.ts'

const sequence = rule('Sequence of play')

/** What a die with its modifiers must reach for a charged unit to do more than stand. */
export const chargeReaction = modifierChart('chargeReaction', { unit: 'die', minimum: -9, maximum: 20 }, [
  ['counterCharge', 6, sequence],
  ['square', 6, sequence],
  ['formLine', 6, sequence],
])

/** What is added to the die for who moves first. */
export const firstMover = modifierChart('firstMover', dieModifier, [['french', 1, sequence]])
