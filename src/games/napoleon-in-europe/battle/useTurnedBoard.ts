import * as v from 'valibot'
import { computed, type WritableComputedRef } from 'vue'
import { useSettings } from '@/stores/settings.ts'

const key = 'battleBoard'
const turnedSchema = v.array(v.string())
/** Boards of so many games stay turned. */
const most = 12

/** Whether the board of a game is turned round: the defender is nearest then. It stays so for this game. */
export function useTurnedBoard(game: () => string): WritableComputedRef<boolean> {
  const settings = useSettings()
  const turned = () => settings.lastInput(key, turnedSchema) ?? []
  return computed({
    get: () => turned().includes(game()),
    set(isTurned) {
      const others = turned().filter((id) => id !== game())
      void settings.rememberInput(key, isTurned ? [game(), ...others].slice(0, most) : others)
    },
  })
}
