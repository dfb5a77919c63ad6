import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { VitePWA } from 'vite-plugin-pwa'
import { minify } from 'terser'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { licences } from './scripts/licences.ts'
import { straightImports } from './scripts/straight-imports.ts'

/** Pinia's production build: the other carries its developer tools along, which nobody at a table opens. */
const leanPinia = fileURLToPath(
  new URL('./node_modules/pinia/dist/pinia.esm-browser.prod.js', import.meta.url),
)

/** The router's production build, without its developer tools. */
const leanRouter = fileURLToPath(
  new URL('./node_modules/vue-router/dist/vue-router.esm-browser.prod.js', import.meta.url),
)

/** What the first screens check with valibot. */
const firstChecks =
  /\/(?:journal\/stand-schema|rules\/moment|storage\/(?:record|settings)|summarySchema|home\/cards|stores\/settings)\.ts$/

/**
 * Gives the first screens a copy of valibot with nothing in it but what they check with: the kilobyte and a half
 * that only later screens need comes with those.
 */
const leanChecks: Plugin = {
  name: 'lean-checks',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'valibot' || importer === undefined || !firstChecks.test(importer)) return null
    const resolved = await this.resolve(source, importer, { skipSelf: true })
    return resolved === null ? null : `${resolved.id}?first`
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.name !== 'initial') continue
      const whole = file.moduleIds.find((id) => /\/valibot\/.*\.mjs$/.test(id))
      if (whole === undefined) continue
      const importers = this.getModuleInfo(whole)?.importers.filter((id) => file.moduleIds.includes(id)) ?? []
      this.error(`The first load has the whole of valibot: firstChecks is to name ${importers.join(', ')}`)
    }
  },
}

/** Lazy parts load their styles by a function of our own: a third of the bundler's, and what failed can be had again. */
const leanStyles: Plugin = {
  name: 'lean-styles',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => "export { withStyles as __vitePreload } from '@/app/with-styles.ts'",
  },
}

/** What any of these matches. */
function oneOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}

/** Asked for by quick resolve as soon as it is painted, without the rest of a game. */
const quick =
  /\/(?:dice\/odds|rules\/odds|rules\/miniatures\/schemas|miniatures\/.*\/(?:odds|quickSchema))\.ts$/

/** What every game in play needs, by whatever rules. */
const shared = /\/src\/(?:journal|storage|stores|dice|ui|games\/shared)\/|\/src\/rules\/[a-z-]+\.ts$/

/** What a game of miniatures in play needs: its rules and its screens. */
const inPlay =
  /\/src\/rules\/miniatures\/|\/src\/games\/miniatures\/(?:GameScreen|turn|resolve|forces|log|move|parts|describe)/

/** Shortens what the build has minified once more: over a kilobyte of the first load. */
const minifyAgain: Plugin = {
  name: 'minify-again',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
          format: { comments: false },
        })
        if (code !== undefined) chunk.code = code
      }
    },
  },
}

/** What the app does not need to start and to play miniatures: further rulebooks, and what is set aside. */
const laterFiles = ['assets/europe-*', 'assets/aside-*', 'assets/licences-*']

/** Lists these files, so that the app can fetch them before they are asked for. */
const listRulebooks: Plugin = {
  name: 'list-rulebooks',
  generateBundle: {
    // Workers are there by then.
    order: 'post',
    handler(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => /^assets\/(?:europe|aside|licences)-/.test(file))
      this.emitFile({ type: 'asset', fileName: 'rulebooks.json', source: JSON.stringify(files) })
    },
  },
}

/**
 * What is opened once in a while: codes and what reads them, the pages about the app, sample armies, what reads and
 * writes armies as text, and the editor of a table's own rules.
 */
const aside = oneOf(
  /\/node_modules\/uqr\//,
  /\/src\/(?:ui\/qr|app\/(?:receive|about))\//,
  /\/hand-over\/CodesSheet/,
  /\/messages\/(?:aside|samples)\.ts|\/en\/(?:app\/(?:whats-new|rule-editing)|miniatures\/(?:samples\/|pasting))/,
  /\/games\/miniatures\/(?:setup\/SamplePicker|armies\/(?:samples|Sample|[Pp]aste|usePasted|Understood))/,
  /\/rules\/miniatures\/armies\/(?:text|read-|assembly|said|segments|numbers|words|vocabulary|print)/,
  /\/rules\/sets\/(?:RuleSetScreen|RuleSetEditing|RulesEditor|.*Dock|OptionsEditor|ExamplePreview|SlimBar)/,
  /\/rules\/sets\/(?:PlacesSheet|LeaveSheet|placeWords|draft|preview|selection|examples)/,
)

/** Napoleon in Europe: nobody who plays something else loads any of it. */
const europe =
  /\/(?:rules|games|en|messages)\/napoleon-in-europe(?:\.ts|\/(?!battle\/)|\/(?<=rules\/napoleon-in-europe\/))/

/** Its battle board, which a month without a battle does not load. */
const europeBattle = /\/(?:games|en)\/napoleon-in-europe\/battle\//

const shipped = licences()

export default defineConfig(({ command }) => ({
  // Relative addresses: the built folder works under any path of any static host.
  base: './',
  plugins: [
    vue({ features: { optionsAPI: false } }),
    leanChecks,
    leanStyles,
    shipped.collect(),
    shipped.emit,
    listRulebooks,
    minifyAgain,
    straightImports,
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
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}', 'rulebooks.json'],
        globIgnores: ['icons/*-512.png', ...laterFiles],
        // A further rulebook is kept once the app stands: see `src/app/rulebook-files.ts`.
        runtimeCaching: [
          {
            urlPattern: /\/assets\/(?:europe|aside|licences)-[^/]+$/,
            handler: 'CacheFirst',
            options: { cacheName: 'rulebooks' },
          },
          // A window that still runs an earlier version finds its files here: see `src/app/own-files.ts`.
          {
            urlPattern: /\/assets\/[^/]+$/,
            handler: 'CacheFirst',
            options: { cacheName: 'earlier' },
          },
        ],
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
      ...(command === 'build' ? { pinia: leanPinia, 'vue-router': leanRouter } : {}),
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
        // Long hashes do not pack, and the first load names many files.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What the first screens need is one file, what every game needs another, and each rulebook has its own:
        // few files pack better, and are found in one step.
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'], priority: 5 },
            { name: 'quick', test: quick, priority: 4 },
            { name: 'packing', test: /\/node_modules\/fflate\//, priority: 4 },
            { name: 'pages', test: /\/(?:app|messages|en\/app)\/pages\.ts$/, priority: 4 },
            { name: 'shared', test: (id) => shared.test(id) && !aside.test(id), priority: 3 },
            { name: 'game', test: (id) => inPlay.test(id) && !aside.test(id), priority: 2 },
            { name: 'europe', test: europe, priority: 2 },
            { name: 'europe-battle', test: europeBattle, priority: 1.5 },
            { name: 'desk', test: (id) => id.includes('/src/') && !aside.test(id), priority: 1 },
            { name: 'aside', test: aside, priority: 0 },
          ],
        },
      },
    },
  },
  // What works beside the screen is fetched and kept as a further rulebook is, whether it belongs to one or not.
  worker: {
    format: 'es',
    plugins: () => [shipped.collect()],
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/europe-[name]-[hash].js',
        chunkFileNames: 'assets/europe-[name]-[hash].js',
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
