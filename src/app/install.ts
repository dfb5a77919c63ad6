import { readonly, shallowRef } from 'vue'

/** What browsers that install apps hand out once, soon after the page has loaded. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

const offer = shallowRef<InstallOffer | null>(null)

function isInstallOffer(event: Event): event is InstallOffer {
  return 'prompt' in event
}

/** The browser's offer to install the app, where it made one. */
export const installOffer = readonly(offer)

/** Keeps the browser's offer for the settings screen, instead of the browser's own banner. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallOffer(event)) return
    event.preventDefault()
    offer.value = event
  })
  window.addEventListener('appinstalled', () => {
    offer.value = null
    void import('@/stores/persistence.ts').then(({ askToKeep }) => askToKeep())
  })
}

/** Takes the offer up: the browser asks the player. An offer can be taken up once. */
export async function install(): Promise<void> {
  const taken = offer.value
  offer.value = null
  await taken?.prompt()
}
