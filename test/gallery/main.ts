import '@/ui/base.css'
import { createApp, type Component } from 'vue'
import ControlsPage from './ControlsPage.vue'
import LogPage from './LogPage.vue'
import ResolvePage from './ResolvePage.vue'
import RosterPage from './RosterPage.vue'

const pages: Readonly<Record<string, Component>> = {
  controls: ControlsPage,
  log: LogPage,
  resolve: ResolvePage,
  roster: RosterPage,
}

const query = new URLSearchParams(location.search)
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light'
document.documentElement.style.fontSize = `${Number(query.get('scale') ?? 1) * 100}%`
const page = pages[query.get('page') ?? 'controls'] ?? ControlsPage
createApp(page, { show: query.get('show') ?? 'before' }).mount('#app')
