import { updates as en } from './en/app/updates.ts'
import { releases as enReleases } from './en/app/whats-new.ts'

/** Texts that are read once the app stands. */
export const updates: typeof en = en

/** What each version brought, newest first. */
export const releases: typeof enReleases = enReleases
