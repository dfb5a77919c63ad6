import { nextTick, ref, type Ref } from 'vue'

interface Place {
  readonly row: number
  readonly column: number
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Makes a table of buttons one stop on the way of the Tab key: the arrow keys go from cell to cell. A cell's
 * button carries `data-cell="row-column"`, both from 0. A place without a button is passed over.
 */
export function useRovingCells(table: Readonly<Ref<HTMLElement | null>>) {
  const place = ref<Place>({ row: 0, column: 0 })

  function buttonAt({ row, column }: Place): HTMLElement | null {
    return table.value?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`) ?? null
  }

  /** The next place that way with a button: the first, or the one behind an empty place. */
  function nextTo({ row, column }: Place, [down, right]: readonly [number, number]): Place | undefined {
    return [1, 2]
      .map((distance) => ({ row: row + down * distance, column: column + right * distance }))
      .find((candidate) => buttonAt(candidate) !== null)
  }

  async function follow(event: KeyboardEvent): Promise<void> {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = nextTo(place.value, step)
    if (next === undefined) return
    place.value = next
    await nextTick()
    buttonAt(next)?.focus()
  }

  function tabindexOf(row: number, column: number): 0 | -1 {
    return row === place.value.row && column === place.value.column ? 0 : -1
  }

  function stayAt(row: number, column: number): void {
    place.value = { row, column }
  }

  return { follow, tabindexOf, stayAt }
}
