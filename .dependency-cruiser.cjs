/**
 * The rooms of src and which way their imports may run:
 * dice ← rules ← journal ← storage ← stores ← games, app; ui knows dice and rules, never storage.
 */
const mayImport = {
  dice: [],
  rules: ['dice'],
  messages: ['dice', 'rules'],
  journal: ['dice', 'rules'],
  storage: ['dice', 'rules', 'journal'],
  stores: ['dice', 'rules', 'journal', 'storage', 'messages'],
  ui: ['dice', 'rules', 'messages'],
  games: ['dice', 'rules', 'journal', 'stores', 'messages', 'ui'],
  app: ['dice', 'rules', 'journal', 'storage', 'stores', 'messages', 'ui', 'games'],
}

const rooms = Object.entries(mayImport).map(([room, allowed]) => ({
  name: `${room}-imports`,
  comment: `${room} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other room'}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: `^src/(${[room, ...allowed].join('|')})/` },
}))

const pure = {
  name: 'pure-rooms',
  comment: 'dice, rules and journal know no screen and no storage',
  severity: 'error',
  from: { path: '^src/(dice|rules|journal)/' },
  to: { path: '^(vue|pinia|vue-router|idb|@vueuse)' },
}

const cycles = { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } }

module.exports = {
  forbidden: [...rooms, pure, cycles],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.vue', '.js', '.mjs'] },
  },
}
