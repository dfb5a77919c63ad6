/** The places of a game. */
export const places = [
  { id: 'turn', label: 'Turn', symbol: 'place-turn', to: '#/turn' },
  { id: 'forces', label: 'Forces', symbol: 'place-forces', to: '#/forces' },
  { id: 'resolve', label: 'Resolve', symbol: 'place-resolve', to: '#/resolve' },
  { id: 'log', label: 'Log', symbol: 'place-log', to: '#/log' },
]
