import webPush from 'web-push'
import type { Message } from '../outbound/send'
import { pushKeys } from './keys'

/** A browser: its address at a push service, and what only it can read with. */
type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** Read by `lib/platform/http/service-worker.ts`. */
export type PushPayload = { title: string; text: string; href: string; tag: string; lang: string }

type Options = {
  payload: PushPayload
  isUrgent: boolean
  /** In seconds: how long the push service keeps it for a browser that is off. */
  keptFor: number
  /** The address of the product, whom a push service may ask about it. */
  appUrl: string
}

/** Encrypted (RFC 8291) and signed (RFC 8292). A later one of the same tag takes its place at the push service. */
export async function pushMessage(
  { endpoint, p256dh, auth }: PushTarget,
  { payload, isUrgent, keptFor, appUrl }: Options,
): Promise<Message> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject: contactOf(appUrl), ...(await pushKeys()) },
      TTL: keptFor,
      urgency: isUrgent ? 'high' : 'normal',
      topic: payload.tag.replaceAll('-', ''),
    },
  )
  const texts = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
  return { to: 'push', headers: Object.fromEntries(texts) as Record<string, string>, body }
}

/** Push services take an address of `https` or of mail. */
const contactOf = (appUrl: string): string =>
  appUrl.startsWith('https:') ? appUrl : `mailto:webmaster@${new URL(appUrl).hostname}`
