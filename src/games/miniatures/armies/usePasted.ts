import { computed, ref, shallowRef, watch } from 'vue'
import { armyUnits, strengthOf, type ArmyList } from '@/rules/miniatures/armies/index.ts'
import { linesOf } from '@/rules/miniatures/armies/text.ts'
import type { Nation } from '@/rules/miniatures/index.ts'
import {
  beyondLimits,
  doubtfulLines,
  holdsAnything,
  readLines,
  unknownIndexes,
  withPasted,
} from './pasted.ts'

/**
 * What the lines of a pasted list are read as, as they are corrected.
 *
 * @param army the army that takes them; null where they become an army of their own
 */
export function usePasted(army: ArmyList | null) {
  const lines = shallowRef<readonly string[]>([])
  const read = computed(() => readLines(lines.value))
  const unknown = computed(() => (read.value === null ? [] : unknownIndexes(read.value)))
  const everInDoubt = ref<ReadonlySet<number>>(new Set())
  watch(unknown, (now) => (everInDoubt.value = new Set([...everInDoubt.value, ...now])))

  /** What the list has no room for. */
  const beyond = computed(() => (read.value === null ? [] : beyondLimits(read.value)))

  /** Looks another text through. */
  function begin(text: string): void {
    lines.value = linesOf(text)
    everInDoubt.value = new Set(unknown.value)
  }

  const doubtful = computed(() =>
    read.value === null ? [] : doubtfulLines(lines.value, read.value, everInDoubt.value),
  )
  const understood = computed(() => (read.value?.lines ?? []).filter(({ said }) => said.kind !== 'unknown'))
  const leftOut = computed(() => (read.value?.lines.length ?? 0) - understood.value.length)
  const strength = computed(() => strengthOf(armyUnits(read.value ?? { commands: [] })))
  const isTooMuch = computed(
    () => army !== null && read.value !== null && withPasted(army, read.value) === null,
  )
  const isWorthKeeping = computed(() => read.value !== null && holdsAnything(read.value) && !isTooMuch.value)

  /** The nation that is chosen for a list that names none; it is never guessed. */
  const chosenNation = ref<Nation | null>(army?.nation ?? null)
  const asksNation = computed(() => army === null && read.value?.nation === null)
  const nation = computed(() => read.value?.nation ?? chosenNation.value)

  /** Puts another text in the place of one line. */
  function correct(index: number, text: string): void {
    const line = text.replace(/[\r\n]/gu, ' ')
    lines.value = lines.value.map((other, place) => (place === index ? line : other))
  }

  return {
    lines,
    begin,
    read,
    unknown,
    beyond,
    leftOut,
    doubtful,
    understood,
    strength,
    isTooMuch,
    isWorthKeeping,
    chosenNation,
    asksNation,
    nation,
    correct,
  }
}
