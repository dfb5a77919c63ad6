import { computed, shallowRef } from 'vue'
import {
  belongsTo,
  bytesGathered,
  missingPlaces,
  readFrame,
  withFrame,
  type Frame,
  type FrameProblem,
  type Gathered,
} from '@/ui/qr/frames.ts'

/** What is wrong with the code that was last seen, or with all of them together. */
export type CodeProblem = FrameProblem | 'damagedWhole'

/** Gathers codes as a camera sees them, in any order, many times over, until all of a transfer are read. */
export function useGathering() {
  const gathered = shallowRef<Gathered | null>(null)
  const problem = shallowRef<CodeProblem | null>(null)
  /** A code of another transfer; it is taken only when the player says so. */
  const other = shallowRef<Frame | null>(null)
  /** Transfers that the player did not want, the last of them with the code that was asked about. */
  const declined = new Map<string, Frame>()
  /** The bytes of the transfer, once all of it is read. */
  const whole = shallowRef<Uint8Array | null>(null)

  const missing = computed(() => (gathered.value === null ? [] : missingPlaces(gathered.value)))
  const count = computed(() => gathered.value?.parts.length ?? 0)

  /** Takes the text of a code that was seen. While a question is open, and once all is read, nothing. */
  function take(text: string): void {
    if (whole.value !== null || other.value !== null) return
    const frame = readFrame(text)
    if ('problem' in frame) {
      problem.value = frame.problem
      return
    }
    problem.value = null
    if (gathered.value === null || belongsTo(gathered.value, frame)) add(frame)
    else if (!declined.has(frame.transfer)) other.value = frame
  }

  function add(frame: Frame): void {
    const now = withFrame(gathered.value, frame)
    const bytes = bytesGathered(now)
    gathered.value = bytes === 'damaged' ? null : now
    if (bytes === 'damaged') problem.value = 'damagedWhole'
    else whole.value = bytes
  }

  /** Goes on with the first transfer; the other is not asked about again. */
  function goOn(): void {
    if (other.value !== null) declined.set(other.value.transfer, other.value)
    other.value = null
  }

  /** Forgets what was read, and begins with the other transfer, though it may have been put away already. */
  function startWithOther(): void {
    const frame = other.value ?? [...declined.values()].at(-1)
    restart()
    if (frame !== undefined) add(frame)
  }

  function restart(): void {
    gathered.value = null
    problem.value = null
    other.value = null
    whole.value = null
    declined.clear()
  }

  return { problem, other, whole, missing, count, take, startWithOther, goOn, restart }
}
