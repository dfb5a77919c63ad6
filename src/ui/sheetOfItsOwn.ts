import { createApp, type Component } from 'vue'

type FaultTeller = (error: unknown) => void

let tell: FaultTeller = (error) => reportError(error)

/** Has faults of such sheets told that nothing in them catches: they are apps of their own, and say nothing. */
export function tellFaultsOfSheets(teller: FaultTeller): void {
  tell = teller
}

/**
 * Shows a sheet above whatever screen there is, for as long as it is open, and answers with what it closed with.
 *
 * @param name the beginning of its ids: they are unique within an app, and this is another one on the same page
 * @param sheet has an event `close` with its answer
 */
export function sheetOfItsOwn<Answer>(
  name: string,
  sheet: Component,
  props: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    const app = createApp(sheet, {
      ...props,
      onClose(answer: Answer) {
        // Vue is still about to take the sheet away.
        setTimeout(() => {
          app.unmount()
          place.remove()
          resolve(answer)
        })
      },
    })
    app.config.idPrefix = name
    app.config.errorHandler = tell
    app.mount(place)
  })
}
