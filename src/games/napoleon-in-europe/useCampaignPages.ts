import { useRouter } from 'vue-router'
import type { NapoleonGame } from './store.ts'

/** The way from anywhere in a campaign to one of its pages, by the last part of its address. */
export function useCampaignPages(game: NapoleonGame): (page: string) => void {
  const router = useRouter()
  return (page) => void router.push(`/campaign/${game.game?.id ?? ''}/${page}`)
}
