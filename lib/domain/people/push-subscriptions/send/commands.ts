import { config } from '@/lib/platform/config/config'
import { database } from '@/lib/platform/db/database'
import type { PushSubscription } from '@/lib/platform/db/generated/client'
import type { Outcome, sendOutbound } from '@/lib/platform/outbound/send'
import { pushMessage, type PushPayload } from '@/lib/platform/push/message'
import { removeSubscriptions } from '../commands'
import { listSubscriptions } from '../queries'

export type Push = {
  userId: string
  payload: PushPayload
  isUrgent: boolean
  /** In seconds. */
  keptFor: number
  /** The subscriptions that have it by an earlier attempt. */
  reached: readonly string[]
}

type Options = { send: typeof sendOutbound; signal?: AbortSignal }

export type Pushed = {
  reached: string[]
  /** Of each browser that could not be sent to for now. */
  failures: Outcome[]
}

const GONE = [404, 410]
const isSent = (outcome: Outcome) =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300
const isGone = (outcome: Outcome) => 'status' in outcome && GONE.includes(outcome.status)

/** To all browsers of a user at once. Those that the push service no longer knows are removed. */
export async function pushToUser(push: Push, { send, signal }: Options): Promise<Pushed> {
  const { db } = database()
  const all = await listSubscriptions(db, push.userId)
  const open = all.filter(({ id }) => !push.reached.includes(id))
  const outcomes = await Promise.all(
    open.map(async (one) => ({ id: one.id, outcome: await pushTo(one, push, { send, signal }) })),
  )
  const idsWhere = (is: (outcome: Outcome) => boolean) =>
    outcomes.flatMap(({ id, outcome }) => (is(outcome) ? [id] : []))
  await removeSubscriptions(db, idsWhere(isGone))
  return {
    reached: [...push.reached, ...idsWhere(isSent)],
    failures: outcomes
      .map(({ outcome }) => outcome)
      .filter((outcome) => !isSent(outcome) && !isGone(outcome)),
  }
}

async function pushTo(
  subscription: PushSubscription,
  { payload, isUrgent, keptFor }: Push,
  { send, signal }: Options,
): Promise<Outcome> {
  const { appUrl } = config()
  const message = await pushMessage(subscription, { payload, isUrgent, keptFor, appUrl })
  return send(subscription.endpoint, message, { signal })
}
