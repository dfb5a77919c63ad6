import { onBeforeUnmount, watch } from 'vue'

let marks = 0

function mark(more: 1 | -1): void {
  marks += more
  document.documentElement.toggleAttribute('data-only-shown', marks > 0)
}

/** Marks the page as long as its game is only shown: buttons that cannot play look like it. */
export function useMarkOnlyShown(isOnlyShown: () => boolean): void {
  watch(
    isOnlyShown,
    (is, was = false) => {
      if (is !== was) mark(is ? 1 : -1)
    },
    { immediate: true },
  )
  onBeforeUnmount(() => {
    if (isOnlyShown()) mark(-1)
  })
}
