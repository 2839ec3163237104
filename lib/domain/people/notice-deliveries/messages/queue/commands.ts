import { v7 as newId } from 'uuid'
import type { Database } from '@/lib/platform/db/database'
import { noticeEvent } from '@/lib/platform/notices/events'
import { markHandedOver, usefulUntil, type Due } from '../../handover/commands'
import { groupsOf } from '../../rules'

/** What is due through channels other than e-mail: it is sent once this is committed. */
export async function queueMessages(
  { db, sql }: Database,
  due: readonly Due[],
  now: Date,
): Promise<void> {
  const messages = groupsByUser(due).map((rows) => ({ id: newId(), rows }))
  if (messages.length === 0) return
  await db.noticeMessage.createMany({
    data: messages.map(({ id, rows: [{ userId, channel, event }] }) => ({
      id,
      userId,
      channel,
      isUrgent: noticeEvent(event).isUrgent ?? false,
      nextAttemptAt: now,
      usefulUntil: usefulUntil(now),
    })),
  })
  const handedOver = messages.flatMap(({ id: messageId, rows }) =>
    rows.map(({ id }) => ({ id, messageId })),
  )
  await markHandedOver(sql, handedOver, now)
}

type Group = [Due, ...Due[]]

function groupsByUser(due: readonly Due[]): Group[] {
  const byUser = new Map<string, Due[]>()
  for (const row of due) {
    const key = `${row.userId} ${row.channel}`
    byUser.set(key, [...(byUser.get(key) ?? []), row])
  }
  return [...byUser.values()].flatMap((rows) => groupsOf(rows) as Group[])
}
