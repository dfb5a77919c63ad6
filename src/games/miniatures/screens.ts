/** The pages around a game of miniatures, by what they are for: the app finds all of them behind one address. */
export const screens = {
  check: () => import('./check/CheckScreen.vue'),
  summary: () => import('./summary/SummaryScreen.vue'),
  gameReference: () => import('./reference/GameReferenceScreen.vue'),
  rulesReference: () => import('./reference/RulesReferenceScreen.vue'),
  armies: () => import('./armies/ArmiesScreen.vue'),
  army: () => import('./armies/ArmyScreen.vue'),
  rules: () => import('./RulesScreen.vue'),
  ruleSets: () => import('./rules/sets/RuleSetsScreen.vue'),
  ruleSet: () => import('./rules/sets/RuleSetScreen.vue'),
} as const
