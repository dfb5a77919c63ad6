import { updates } from '@/messages/updates.ts'
import { useSettings } from '@/stores/settings.ts'
import { useNotices } from './notices.ts'

const id = 'plainHttp'

/** Says once what a browser withholds from an address that is not secure. */
export function warnOfPlainHttp(): void {
  const settings = useSettings()
  if (window.isSecureContext || settings.dismissedNotices.includes(id)) return
  useNotices().show({
    id,
    text: updates.plainHttp,
    dismissed: () => void settings.dismissNotice(id),
  })
}
