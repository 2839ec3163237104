/** ข้อความที่ส่งไปยังปลายทาง ลงลายมือชื่อตาม Standard Webhooks / What is sent, signed by the Standard Webhooks rules. */
import { Webhook } from 'standardwebhooks'
import type { Message } from '@/lib/platform/outbound/send'

export type Content = { type: string; timestamp: string; data: object }

/** The bytes that are signed and sent. */
export const bodyOf = ({ type, timestamp, data }: Content): string =>
  JSON.stringify({ type, timestamp, data })

/** `id` is the same at every attempt, so that the other side can tell what it has had before. */
export function signedMessage(
  { id, body, secrets }: { id: string; body: string; secrets: readonly string[] },
  now: Date,
): Message {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, now, body))
  return {
    to: 'webhook',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Site-Safety',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
    body,
  }
}
