import type { RouteParamValue } from 'vue-router'
import { messages } from '@/messages/index.ts'

/** The title that a part of the address stands for; the app's name where it stands for none. */
export function titleIn(
  titles: Readonly<Record<string, string>>,
  part: RouteParamValue | RouteParamValue[] = '',
): string {
  return titles[String(part)] ?? messages.app.name
}
