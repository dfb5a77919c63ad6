import { useId, type Ref } from 'vue'

/** Where a key leads from one of so many tabs; around the corner from the last to the first. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  PageUp: () => 0,
  End: (_at, count) => count - 1,
  PageDown: (_at, count) => count - 1,
}

function isPlain({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey)
}

/** The tabs that stand beside this one, in their order. */
function tabsBeside(tab: HTMLElement): HTMLElement[] {
  return [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
}

/**
 * Makes a row of buttons and one panel into tabs, of which the one with the focus is open. The Tab key stops once, at
 * the open one; the arrow keys, Home and End go along the row. What it gives is bound to the row, to each button and
 * to the panel.
 *
 * @param open the id of the open tab
 */
export function useTabs(open: Ref<string>) {
  const base = useId()
  const panelId = `${base}-panel`

  function follow(event: KeyboardEvent): void {
    const { target } = event
    const step = steps[event.key]
    if (step === undefined || !isPlain(event) || !(target instanceof HTMLElement)) return
    event.preventDefault()
    const tabs = tabsBeside(target)
    tabs[step(tabs.indexOf(target), tabs.length)]?.focus()
  }

  function tab(id: string) {
    const isOpen = id === open.value
    function choose(): void {
      open.value = id
    }
    return {
      id: `${base}-${id}`,
      type: 'button',
      role: 'tab',
      'aria-selected': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      tabindex: isOpen ? 0 : -1,
      onMousedown({ button, ctrlKey }: MouseEvent): void {
        if (button === 0 && !ctrlKey) choose()
      },
      onClick: choose,
      onFocus: choose,
    } as const
  }

  function panel() {
    return {
      id: panelId,
      role: 'tabpanel',
      'aria-labelledby': `${base}-${open.value}`,
      tabindex: -1,
    } as const
  }

  return { list: { role: 'tablist', onKeydown: follow } as const, tab, panel }
}
