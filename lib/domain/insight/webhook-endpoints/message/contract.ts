import * as z from 'zod'
import type { WebhookMessage } from '@/lib/platform/openapi/webhooks'

const headers = z.object({
  'webhook-id': z.guid().meta({ description: 'Of the delivery, the same at every attempt' }),
  'webhook-timestamp': z.string().meta({ description: 'Of the attempt, in seconds since 1970' }),
  'webhook-signature': z.string().meta({
    description:
      '`v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` by the secret, in base64. For 24 hours after a new secret there are two, with a space between them: one has to fit.',
  }),
})

const instant = z.iso.datetime()

export const changeBody = z.object({
  type: z.string().meta({ description: 'Such as `project.saved`', example: 'project.saved' }),
  timestamp: instant.meta({ description: 'When it changed' }),
  data: z.object({
    seq: z.string().meta({ description: 'As in `changes/get`, so that order can be restored' }),
    id: z.string().meta({ description: 'Of the record' }),
    path: z.string().nullable().meta({ description: 'Where it can be read, for those with a get' }),
  }),
})

const testBody = z.object({
  type: z.literal('test'),
  timestamp: instant,
  data: z.object({}),
})

/** What other systems receive. Source: docs/integration.md#webhooks. */
export const webhookMessages: Record<string, WebhookMessage> = {
  change: {
    summary: 'A record has changed',
    description:
      'Sent by the Standard Webhooks rules (standardwebhooks.com) to each active address that asked for the type. Check the signature and that the timestamp is less than five minutes old, answer 2xx within 15 seconds, and work afterwards. The same `webhook-id` may come twice, and not in order. What does not arrive is sent again: after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, or as `Retry-After` asks.',
    headers,
    body: changeBody,
  },
  test: {
    summary: 'Somebody has asked for a test',
    description: 'By `webhook-endpoints/test`; sent once.',
    headers,
    body: testBody,
  },
}
