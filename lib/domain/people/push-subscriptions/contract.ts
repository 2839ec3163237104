import * as z from 'zod'
import { command, get, result } from '@/lib/platform/contract/contract'
import { isPublicKey, MOST_SUBSCRIPTIONS } from './rules'

const endpoint = z
  .string()
  .max(1000)
  .regex(/^https:\/\/[!-~]+$/)
  .meta({ description: 'The address that the browser’s push service has given to it' })

/** As a browser gives it away, of which only this is read. */
const subscription = z.object({
  endpoint,
  keys: z.object({
    p256dh: z
      .string()
      .max(100)
      .refine(isPublicKey, { params: { rule: 'push-key' } }),
    auth: z
      .string()
      .max(100)
      .regex(/^[A-Za-z0-9_-]{22}$/),
  }),
})

export const pushSubscriptions = {
  get: get('/api/push-subscriptions/get', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'In which browsers the caller is shown notices',
    input: z.object({}),
    output: z.object({
      publicKey: z.string().meta({ description: 'What a browser subscribes to (RFC 8292)' }),
      digests: z.array(z.string()).meta({
        description: 'Of the addresses, SHA-256 in base64url: who has one can send to it',
      }),
    }),
  }),
  save: command('/api/push-subscriptions/save', {
    policy: 'realm-basic',
    peopleOnly: true,
    audit: 'own',
    transaction: 'handler',
    summary: 'Show notices in this browser',
    description: `Until this browser signs out; so a bearer token is 400 \`browser-needed\`. At most ${MOST_SUBSCRIPTIONS} a user: one more takes the place of the oldest. A browser that was another user’s becomes the caller’s, where its keys are the same; else 409 \`other-browser\`. The address has to be public, else 400 \`address-not-allowed\`.`,
    input: subscription,
    output: result,
  }),
  remove: command('/api/push-subscriptions/remove', {
    policy: 'realm-basic',
    peopleOnly: true,
    audit: 'own',
    summary: 'Show no more notices in this browser',
    description: 'The address of another user’s browser changes nothing.',
    input: z.object({ endpoint }),
    output: result,
  }),
}
