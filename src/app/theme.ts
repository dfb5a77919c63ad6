import { onScopeDispose, ref, watchEffect, type Ref } from 'vue'
import type { Theme } from '@/stores/settings.ts'

type ShownTheme = Exclude<Theme, 'system'>

/** The theme that a setting comes to. */
export function shownTheme(theme: Theme, prefersDark: boolean): ShownTheme {
  if (theme !== 'system') return theme
  return prefersDark ? 'dark' : 'light'
}

/** Puts the page into a theme, and the browser's own bar with it. */
function showTheme(theme: ShownTheme): void {
  const root = document.documentElement
  root.dataset.theme = theme
  const background = getComputedStyle(root).getPropertyValue('--background').trim()
  const meta = document.querySelector('meta[name="theme-color"]')
  if (background !== '') meta?.setAttribute('content', background)
}

function darkQuery(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

/** The theme before the settings are read: the system's. */
export function showSystemTheme(): void {
  showTheme(shownTheme('system', darkQuery().matches))
}

/** Whether the phone is set to dark, as it changes. */
function usePreferredDark(): Readonly<Ref<boolean>> {
  const query = darkQuery()
  const isDark = ref(query.matches)
  function follow(): void {
    isDark.value = query.matches
  }
  query.addEventListener('change', follow)
  onScopeDispose(() => query.removeEventListener('change', follow))
  return isDark
}

/** Keeps the page in the chosen theme; `system` follows the phone as it changes. */
export function useTheme(theme: () => Theme): void {
  const prefersDark = usePreferredDark()
  watchEffect(() => showTheme(shownTheme(theme(), prefersDark.value)))
}
