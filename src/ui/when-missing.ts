import { onErrorCaptured } from 'vue'
import { ScreenMissing } from './screen-missing.ts'

/** Does this when a lazy part of the component cannot be loaded: whatever asked for it is open no more. */
export function whenMissing(act: () => void): void {
  onErrorCaptured((error) => {
    if (error instanceof ScreenMissing) act()
  })
}
