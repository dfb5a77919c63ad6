import { watch } from 'vue'

/**
 * What stands between a roll and its record: a command that is being written, a roll that could not be saved,
 * dice of a command that waits for more.
 */
export type Unfinished = 'writing' | 'unsaved' | 'dice'

type Look = () => Unfinished | null

const looks = new Set<Look>()

/** Whoever records says here, as long as the page stands, what is unfinished; `look` is asked again as it changes. */
export function sayWhatIsUnfinished(look: Look): void {
  looks.add(look)
}

/** What is unfinished anywhere in this window; null where the page may be left. */
export function unfinished(): Unfinished | null {
  const found = new Set([...looks].map((look) => look()))
  return order.find((each) => found.has(each)) ?? null
}

/** What passes by itself first. */
const order = ['writing', 'unsaved', 'dice'] as const

/** Waits while something is being written. */
export function untilWritten(): Promise<void> {
  return new Promise((resolve) => {
    const stop = watch(
      () => unfinished() !== 'writing',
      (isWritten) => {
        if (!isWritten) return
        resolve()
        void Promise.resolve().then(() => stop())
      },
      { immediate: true, flush: 'sync' },
    )
  })
}
