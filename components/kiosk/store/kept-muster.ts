import type { Muster, musters } from '@/lib/domain/gate/musters/contract'
import type { OutputOf } from '@/lib/platform/contract/contract'
import { HOUR } from '@/lib/platform/dates/durations'
import type { QueuedMark } from '../muster/rules'
import type { Action } from '../queue/rules'
import { addresses, ask, isRevoked, Refusal } from './api'
import { say } from './channel'
import { readClock, serverNow, timeOf } from './clock'
import { keptData, type Device, type KeptMuster } from './database'
import { wipeRevoked } from './device'
import { timedMark } from './marks'

type Followed = OutputOf<typeof musters.follow>

/** In milliseconds: one that has ended is shown no longer, though nobody has put it away. */
const SHOWN_AFTER_END = 12 * HOUR

/** The roll call that this device knows of: the one that runs, or that has ended and was not put away. */
export const readMuster = async (): Promise<KeptMuster | null> =>
  (await (await keptData()).get('muster', 'current')) ?? null

/** `passages`: what has happened at the gate and the roll call does not tell yet. All times are those of the server. */
export type KeptRollCall = { muster: Muster; marks: QueuedMark[]; passages: Action[] }

/**
 * The roll call and what this device has not delivered, as of one moment: a mark that the server takes meanwhile is always
 * in one of them.
 */
export async function readRollCall(): Promise<KeptRollCall | null> {
  await readClock()
  const kept = (await keptData()).transaction(['muster', 'marks', 'queue'])
  const [current, marks, queue] = await Promise.all([
    kept.objectStore('muster').get('current'),
    kept.objectStore('marks').getAll(),
    kept.objectStore('queue').getAll(),
  ])
  if (!current) return null
  const waiting = queue
    .filter(({ hasPassed }) => hasPassed)
    .map(({ action, seen }) => ({ ...action, at: timeOf({ at: action.at, seen }) }))
  const passages = [...(current.delivered ?? []), ...waiting]
  return { muster: current.muster, marks: marks.map(timedMark), passages }
}

/** Asks the server whether a roll call runs, and what has changed in it. Without an answer the device goes on with what it knows. */
export async function refreshMuster({ token }: Device): Promise<void> {
  const before = await readMuster()
  const isRunning = before !== null && before.muster.endedAt === null
  const asked = isRunning ? { id: before.muster.id, have: before.version } : {}
  try {
    const answer = await ask<Followed>(addresses.follow, asked, { token })
    if (!answer.unchanged) await keep(answer, before)
  } catch (error) {
    if (isRevoked(error)) await wipeRevoked(token)
    if (error instanceof Refusal && error.code === 'record-not-found') await forgetMuster()
  }
}

async function keep(
  { muster, version }: Extract<Followed, { unchanged: false }>,
  before: KeptMuster | null,
): Promise<void> {
  if (!muster || version === null) return before && isOver(before) ? forgetMuster() : undefined
  const transaction = (await keptData()).transaction(['device', 'muster'], 'readwrite')
  const store = transaction.objectStore('muster')
  const device = await transaction.objectStore('device').get('this')
  const now = await store.get('current')
  // Meanwhile the access may have ended, or a mark of this device may have arrived, of which the answer does not know.
  if (device?.revokedAt === null && now?.revision === before?.revision)
    await store.put({ muster, version, revision: (before?.revision ?? 0) + 1 }, 'current')
  await transaction.done
  say({ type: 'muster' })
}

const isOver = ({ muster: { endedAt } }: KeptMuster): boolean =>
  endedAt !== null && serverNow().getTime() - Date.parse(endedAt) > SHOWN_AFTER_END

export async function forgetMuster(): Promise<void> {
  await (await keptData()).clear('muster')
  say({ type: 'muster' })
}
