import { opening } from '../../format.ts'
import { nationNames, pieceNames } from './names.ts'

/** The nations as rows of a chart. */
export const nations = { ...nationNames }

/** The pieces as rows or columns of a chart: "Elite infantry". */
export const pieces = Object.fromEntries(
  Object.entries(pieceNames).map(([piece, [one]]) => [piece, opening(one)]),
)

/** The four arms where there is little room. */
export const pieceColumns = { infantry: 'Inf.', cavalry: 'Cav.', artillery: 'Art.', leader: 'Leaders' }
