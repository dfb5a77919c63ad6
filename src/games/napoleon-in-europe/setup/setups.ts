import { defineStore } from 'pinia'
import { keptBoardSchema } from '@/rules/napoleon-in-europe/setup/files.ts'
import { appSetups } from '@/stores/app-setups.ts'
import { createSetups } from '@/stores/setups.ts'

/** The set-ups and maps of Napoleon in Europe that are kept on this device. */
export const useSetups = defineStore('napoleon-setups', () =>
  createSetups(appSetups, keptBoardSchema, Date.now),
)
