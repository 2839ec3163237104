import type { messagingApi } from '@line/bot-sdk'
import * as z from 'zod'
import { config } from '../config/config'
import { sendOutbound, type Outcome } from '../outbound/send'

export type Options = { send?: typeof sendOutbound; signal?: AbortSignal; limitMs?: number }
type Call = { path: string; body?: object; headers?: Record<string, string> }

/** Calls the Messaging API as the site's account. Throws where there is none. */
async function callLine(
  { path, body, headers }: Call,
  { send = sendOutbound, ...options }: Options = {},
): Promise<Outcome> {
  const { line } = config()
  if (!line) throw new Error('LINE is not configured')
  return send(
    `${line.apiUrl}${path}`,
    {
      to: 'line',
      headers: {
        authorization: `Bearer ${line.token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    { ...options, keepsBody: true },
  )
}

const textMessage = (text: string): messagingApi.TextMessage => ({ type: 'text', text })

/** Of the same `retryKey` LINE delivers one, and answers 409 to the others. */
export const pushText = (
  { to, text, retryKey }: { to: string; text: string; retryKey: string },
  options?: Options,
): Promise<Outcome> =>
  callLine(
    {
      path: '/v2/bot/message/push',
      body: { to, messages: [textMessage(text)] } satisfies messagingApi.PushMessageRequest,
      headers: { 'x-line-retry-key': retryKey },
    },
    options,
  )

/** Whether LINE was asked too often at once, and not too often this month, which has the same status. */
export const isRateLimited = (outcome: Outcome): boolean =>
  'body' in outcome && outcome.status === 429 && /rate limit/i.test(outcome.body ?? '')

/** Costs nothing of the quota; works once, within a minute of the event. */
export const replyText = (replyToken: string, text: string, options?: Options): Promise<Outcome> =>
  callLine(
    {
      path: '/v2/bot/message/reply',
      body: {
        replyToken,
        messages: [textMessage(text)],
      } satisfies messagingApi.ReplyMessageRequest,
    },
    options,
  )

/** For the account of a friend: it begins LINE's account link. Null where LINE gives none. */
export async function issueLinkToken(
  lineUserId: string,
  options?: Options,
): Promise<string | null> {
  const path = `/v2/bot/user/${encodeURIComponent(lineUserId)}/linkToken`
  const answer = await callLine({ path, body: {} }, options)
  return read(answer, z.object({ linkToken: z.string() }))?.linkToken ?? null
}

/** The name of the site's account by which people add it, such as `@216abcde`. Null where LINE does not say. */
export async function readBasicId(options?: Options): Promise<string | null> {
  const answer = await callLine({ path: '/v2/bot/info' }, options)
  return read(answer, z.object({ basicId: z.string() }))?.basicId ?? null
}

function read<T>(outcome: Outcome, schema: z.ZodType<T>): T | null {
  if (!('status' in outcome) || outcome.status !== 200) return null
  try {
    return schema.parse(JSON.parse(outcome.body ?? ''))
  } catch {
    return null
  }
}
