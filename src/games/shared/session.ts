import type { UnwrapNestedRefs } from 'vue'
import type { Typed } from '@/rules/index.ts'
import type { createSession } from '@/stores/session.ts'

/** The open game of any rulebook, as its store gives it to components. */
export type OpenSession<State, Command extends Typed, Effect extends Typed> = UnwrapNestedRefs<
  ReturnType<typeof createSession<State, Command, Effect>>
>

type AnySession = OpenSession<unknown, Typed, Typed>

/** What is known of an open game's storage, whatever is played. */
export interface KeptSession extends Pick<
  AnySession,
  'status' | 'problem' | 'fault' | 'game' | 'exportText'
> {
  /** Null where everything is on the disk. */
  readonly unsaved: unknown
  saveAgain(): Promise<unknown>
}
