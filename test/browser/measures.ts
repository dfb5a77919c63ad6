import type { Page } from '@playwright/test'

/** What cannot be seen whole: the page or a part of it would have to be scrolled sideways. Tables and tabs may. */
export function sidewaysProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
      )
      const words = wide
        .map((element) => element.textContent.trim().slice(0, 40))
        .filter((text) => text !== '')
      problems.push(`the page is ${root.scrollWidth} px wide: ${words.slice(0, 5).join(' | ')}`)
    }
    for (const element of document.querySelectorAll('body *')) {
      const { overflowX, clip, clipPath } = getComputedStyle(element)
      const isHiddenForTheEye = clip !== 'auto' || clipPath !== 'none'
      if (
        overflowX === 'visible' ||
        isHiddenForTheEye ||
        element.querySelector('table, [role=tablist]') !== null
      )
        continue
      if (element instanceof SVGElement || element instanceof HTMLInputElement) continue
      if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) {
        problems.push(`${element.tagName.toLowerCase()}.${element.className} is cut off or scrolls sideways`)
      }
    }
    return problems
  })
}

const quiet = 44
const oneOfSeven = 36

/**
 * Controls whose area is smaller than a thumb. The area is what really answers a tap: a radio button's is
 * its label, and padding or a layer over its line counts.
 */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    ([smallest, quietTarget, narrowest]) => {
      const controls = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="switch"]'

      function areaOf(control: Element): Element {
        const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
        const isChoice = control.matches('[type="radio"], [type="checkbox"]')
        return isChoice && label !== undefined ? label : control
      }

      function answers(area: Element, x: number, y: number): boolean {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (area.contains(hit) || hit.closest('label')?.control === area)
      }

      /** How far taps reach from the middle in one direction, up to a thumb. */
      function reach(area: Element, x: number, y: number, dx: number, dy: number): number {
        let distance = 0
        while (distance < smallest && answers(area, x + dx * (distance + 1), y + dy * (distance + 1)))
          distance += 1
        return distance
      }

      /** Where each of seven nations has a column, it is as wide as the screen leaves it. */
      function leastWidthOf(control: Element): number {
        const columns = control.closest('tr')?.cells.length ?? 0
        return columns > 7 ? Math.min(leastOf(control), narrowest) : leastOf(control)
      }

      /** A word in a sum that opens its chart is for reading, not for play. */
      function leastOf(control: Element): number {
        return control.closest('dt') === null ? smallest : Math.min(smallest, quietTarget)
      }

      const problems: string[] = []
      for (const control of document.querySelectorAll(controls)) {
        const area = areaOf(control)
        if (!area.checkVisibility({ visibilityProperty: true })) continue
        if (area.closest('[aria-hidden="true"], [inert]') !== null) continue
        area.scrollIntoView({ block: 'center' })
        const box = area.getBoundingClientRect()
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        if (!answers(area, x, y)) continue
        const width = Math.max(box.width, reach(area, x, y, 1, 0) + reach(area, x, y, -1, 0) + 1)
        const height = Math.max(box.height, reach(area, x, y, 0, 1) + reach(area, x, y, 0, -1) + 1)
        if (width < leastWidthOf(control) - 0.5 || height < leastOf(control) - 0.5) {
          const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)
          problems.push(`${name}: ${Math.round(width)} × ${Math.round(height)}`)
        }
      }
      return problems
    },
    [least, quiet, oneOfSeven] as const,
  )
}

/** Controls that the Tab key does not come to; of tabs, choices and the cells of a chart it comes to one. */
export function unreachableControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary'),
    ]
    const reached = controls.filter((control) => control.tabIndex >= 0 && !control.matches('a:not([href])'))
    const inGroup = controls.filter((control) => control.matches('[role="tab"], table *'))
    return controls
      .filter((control) => !reached.includes(control) && !inGroup.includes(control))
      .map((control) => control.outerHTML.slice(0, 80))
  })
}
