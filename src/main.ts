import '@/ui/base.css'
import './app/first-paint.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { createWebHashHistory } from 'vue-router'
import App from './app/App.vue'
import { catchFaults } from './app/faults.ts'
import { keepInstallOffer } from './app/install.ts'
import { addPages, createAppRouter } from './app/router.ts'
import { showSystemTheme } from './app/theme.ts'
import { moment } from './stores/moment.ts'
import { useSettings } from './stores/settings.ts'

/** Storage usually answers sooner; one that does not must not keep the screen empty. */
const settingsMilliseconds = 250

showSystemTheme()
keepInstallOffer()

const router = createAppRouter(createWebHashHistory())
const app = createApp(App).use(createPinia())
catchFaults(app, router)
const settings = useSettings()
app.use(router)

// With the settings at hand the first picture is in the chosen theme, and no notice comes up for nothing.
await Promise.race([settings.ready, moment(settingsMilliseconds)])
app.mount('#app')

/** What comes once the screen stands. */
async function lookAround(): Promise<void> {
  await settings.ready
  const [{ warnOfPlainHttp }, { watchForUpdates }, { followPlay }] = await Promise.all([
    import('./app/plain-http.ts'),
    import('./app/updates.ts'),
    import('./app/follow-play.ts'),
  ])
  warnOfPlainHttp()
  followPlay()
  // The way back finds a page only where it is known already.
  void addPages(router).catch(() => undefined)
  await watchForUpdates()
}

void lookAround()
