import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** Something that the shell says above the screen, until it is done with or put away. */
export interface ShellNotice {
  /** A notice replaces the one of the same id. */
  readonly id: string
  readonly text: string
  readonly danger?: boolean
  /** What the player may do about it. */
  readonly action?: { readonly label: string; readonly act: () => void }
  /** Runs when the player puts the notice away. */
  readonly dismissed?: () => void
}

/** The notices of the shell, oldest first. */
export const useNotices = defineStore('notices', () => {
  const notices = shallowRef<readonly ShellNotice[]>([])

  function others(id: string): readonly ShellNotice[] {
    return notices.value.filter((notice) => notice.id !== id)
  }

  function show(notice: ShellNotice): void {
    notices.value = [...others(notice.id), notice]
  }

  function remove(id: string): void {
    notices.value = others(id)
  }

  function dismiss(notice: ShellNotice): void {
    remove(notice.id)
    notice.dismissed?.()
  }

  return { notices, show, remove, dismiss }
})
