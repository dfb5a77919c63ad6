import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'

/** Pinia's production build: the other carries its developer tools along, which nobody at a table opens. */
const leanPinia = fileURLToPath(
  new URL('./node_modules/pinia/dist/pinia.esm-browser.prod.js', import.meta.url),
)

/** What a game in play needs: its screens, with all that they are made of. */
const inPlay =
  /\/src\/(?:journal|storage|stores|rules|ui)\/|\/src\/games\/miniatures\/(?:GameScreen|turn|resolve|forces|log|move|parts|describe)/

export default defineConfig(({ command }) => ({
  // Relative addresses: the built folder works under any path of any static host.
  base: './',
  plugins: [
    vue({ features: { optionsAPI: false } }),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      // The large icons are for the moment of installing, which needs the network anyway.
      includeManifestIcons: false,
      manifest: {
        id: './',
        name: 'Aide-de-Camp',
        short_name: 'Aide-de-Camp',
        description: 'Dice, charts and books for Napoleonic games on a real table',
        lang: 'en-GB',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#f6f1e6',
        theme_color: '#f6f1e6',
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        globIgnores: ['icons/*-512.png'],
        navigateFallback: 'index.html',
        cleanupOutdatedCaches: true,
        // The page that installed the app works offline at once, without a reload.
        clientsClaim: true,
      },
    }),
  ],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      ...(command === 'build' ? { pinia: leanPinia } : {}),
    },
  },
  build: {
    target: 'es2022',
    // A lazy screen's styles are listed where it is asked for; its scripts find each other from the cache.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What the first screens need is one file, what a game in play needs another, and the pages around a
        // game a third: few files pack better, and are found in one step.
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'], priority: 4 },
            // Asked for by quick resolve as soon as it is painted, without the rest of a game.
            { name: 'quick', test: /\/(odds|schemas|quickSchema)\.ts$/, priority: 3 },
            { name: 'game', test: inPlay, priority: 2 },
            { name: 'desk', test: /\/src\//, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    environmentOptions: {
      // The symbols are read by their address, in tests as in the app.
      happyDOM: {
        settings: { fetch: { virtualServers: [{ url: 'http://localhost:3000', directory: 'public' }] } },
      },
    },
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    setupFiles: ['test/support/patience.ts'],
    restoreMocks: true,
    // Left to itself it keeps one of two cores free.
    maxWorkers: '100%',
    // A machine that does other things besides is slow, and not wrong.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
}))
