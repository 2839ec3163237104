import * as z from 'zod'
import { command, result } from '@/lib/platform/contract/contract'

const YEAR_10000 = Date.UTC(10_000, 0)

/** Of what LINE tells only this is read; kinds of events that are not known here are taken and left alone. */
const event = z.object({
  type: z.string().max(100),
  timestamp: z.int().min(0).lt(YEAR_10000),
  replyToken: z.string().max(200).optional(),
  source: z
    .object({ type: z.string().max(100), userId: z.string().max(100).optional() })
    .optional(),
  link: z.object({ result: z.string().max(100), nonce: z.string().max(300) }).optional(),
})
export type LineEvent = z.output<typeof event>

export const lineWebhook = {
  receive: command('/api/line/webhook', {
    policy: 'anyone',
    signedBy: 'line',
    transaction: 'handler',
    bodyLimit: 256 * 1024,
    summary: 'What LINE tells the site’s account',
    description:
      'Signed by LINE over the bytes of the body (`x-line-signature`), else 401 `signature-wrong`. A new friend, and a friend who writes without being linked, gets a link to link with; an account link that is agreed to is kept; who blocks the account is unlinked.',
    input: z.object({ events: z.array(event).max(100) }),
    output: result,
  }),
}
