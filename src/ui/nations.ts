/** The bars there are: one for each great nation, and one for all others. */
export type NationId = 'france' | 'britain' | 'prussia' | 'russia' | 'ottoman' | 'austria' | 'spain' | 'other'
