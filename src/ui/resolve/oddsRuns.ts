import type { OddsSegment, OddsView } from './view.ts'

/** A stretch of the odds bar that is one outcome: so many faces wide, or as wide as its chance. */
export interface OddsRun {
  readonly key: string
  readonly segment: OddsSegment
  readonly width: number
  readonly faces: readonly number[]
}

/** The outcome of each face of a die, by face. */
export function outcomesByFace(segments: readonly OddsSegment[]): ReadonlyMap<number, OddsSegment> {
  return new Map(segments.flatMap((segment) => (segment.faces ?? []).map((face) => [face, segment] as const)))
}

function facesFrom1To(sides: number): number[] {
  return Array.from({ length: sides }, (_, index) => index + 1)
}

function runsOfOneDie(segments: readonly OddsSegment[], sides: number): OddsRun[] {
  const outcomes = outcomesByFace(segments)
  return facesFrom1To(sides).reduce<OddsRun[]>((runs, face) => {
    const segment = outcomes.get(face)
    if (segment === undefined) return runs
    const last = runs.at(-1)
    if (last?.segment !== segment) {
      return [...runs, { key: `${segment.key}-${face}`, segment, width: 1, faces: [face] }]
    }
    return [...runs.slice(0, -1), { ...last, width: last.width + 1, faces: [...last.faces, face] }]
  }, [])
}

function runsByChance(segments: readonly OddsSegment[]): OddsRun[] {
  return segments
    .filter(({ probability }) => probability > 0)
    .map((segment) => ({ key: segment.key, segment, width: segment.probability * 100, faces: [] }))
}

/** The stretches of the bar from left to right: face by face for one die, else as wide as their chances. */
export function runsOf({ segments, sides }: OddsView): OddsRun[] {
  return sides === undefined ? runsByChance(segments) : runsOfOneDie(segments, sides)
}
