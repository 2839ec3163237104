import { Webhook } from 'standardwebhooks'

export type WebhookMessage =
  | {
      type: string
      timestamp: string
      data: { seq: string; id: string; path: string | null }
    }
  | { type: 'test'; timestamp: string; data: Record<string, never> }

type SentHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>

const NAMES = ['webhook-id', 'webhook-timestamp', 'webhook-signature']

/**
 * The message of a delivery that our site has sent within the last five minutes. Throws where its signature is not by
 * `secret` (`whsec_…`). `body` has to be as it was received: parsed and written again it is another text.
 */
export function verifyWebhook(secret: string, headers: SentHeaders, body: string): WebhookMessage {
  const valueOf = (name: string) =>
    String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? '')
  const signed = Object.fromEntries(NAMES.map((name) => [name, valueOf(name)]))
  return new Webhook(secret).verify(body, signed) as WebhookMessage
}
