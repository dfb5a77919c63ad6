import { createLeaseStorage } from '@/storage/leases.ts'
import { newGameId } from '@/storage/index.ts'
import { appConnection } from '../app-storage.ts'
import { createLeaseWriters } from './lease-writers.ts'
import { createLockWriters } from './lock-writers.ts'

/** The windows of the app in this browser; by leases where its locks are withheld, as they are over plain http. */
export const appWriters =
  'locks' in navigator
    ? createLockWriters(navigator.locks)
    : createLeaseWriters({ storage: createLeaseStorage(appConnection), holder: newGameId() })
