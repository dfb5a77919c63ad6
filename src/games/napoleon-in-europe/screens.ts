/** The screens of this rulebook, by what they are for: the app finds all of them behind one address. */
export const screens = {
  newCampaign: () => import('./setup/NewCampaignScreen.vue'),
  newBattle: () => import('./battle/begin/NewBattleScreen.vue'),
  campaign: () => import('./CampaignScreen.vue'),
  battle: () => import('./battle/BattleScreen.vue'),
  record: () => import('./battle/record/BattleRecordScreen.vue'),
  production: () => import('./production/ProductionScreen.vue'),
} as const
