import { lineLinks } from '@/lib/domain/people/line-links/contract'
import { lineWebhook } from '@/lib/domain/people/line-links/webhook/contract'
import { call, send } from '../calls/call'
import type { TestUser } from '../records/factories'
import { linkEvent } from './line-events'
import { LineServer } from './line-server'

/** As LINE sends it. */
export const tellSite = (events: object[], signature?: string) => {
  const body = JSON.stringify({ destination: 'U0', events })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'x-line-signature': signature ?? LineServer.sign(body),
  }
  return send(null, lineWebhook.receive, { headers, body })
}

export async function beginLink(user: TestUser): Promise<string> {
  const { body } = await call(user, lineLinks.begin, { linkToken: 'token-of-line' })
  return new URL(body.url).searchParams.get('nonce') ?? ''
}

/** Returns the account at LINE. */
export async function linkWithLine(user: TestUser): Promise<string> {
  const lineUserId = `U${crypto.randomUUID().replaceAll('-', '')}`
  await tellSite([linkEvent(lineUserId, await beginLink(user))])
  return lineUserId
}
