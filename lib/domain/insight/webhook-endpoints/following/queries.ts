import type { Database, Db } from '@/lib/platform/db/database'
import type { Notice } from '@/lib/platform/db/generated/client'
import { signedMessage } from '../message/rules'
import { secretsOf } from '../secrets/commands'
import type { Message } from '@/lib/platform/outbound/send'

export const listActiveEndpoints = async (db: Db): Promise<string[]> => {
  const rows = await db.webhookEndpoint.findMany({
    where: { isActive: true },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ id }) => id)
}

/** How far an active endpoint is, and what it asks for; null for any other. */
export async function readFollowing(db: Db, id: string) {
  const row = await db.webhookEndpoint.findUnique({
    where: { id, isActive: true },
    select: { position: true, types: true },
  })
  return row && { position: String(row.position), types: row.types }
}

export const readEndpoint = (db: Db, id: string) =>
  db.webhookEndpoint.findUnique({ where: { id }, select: { id: true, isActive: true } })

export async function listInactiveAmong(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.webhookEndpoint.findMany({
    where: { id: { in: ids }, isActive: false },
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** Which of the notices are about endpoints that are active again, or removed. */
export async function readSettledEndpoints(
  { db }: Database,
  notices: readonly Notice[],
): Promise<string[]> {
  const inactive = await listInactiveAmong(
    db,
    notices.map(({ subjectId }) => subjectId),
  )
  return notices.filter(({ subjectId }) => !inactive.includes(subjectId)).map(({ id }) => id)
}

/** Where a delivery goes and what is sent, as the endpoint is now; null for one that is not active. */
export async function addressed(
  db: Db,
  id: string,
  { deliveryId, body }: { deliveryId: string; body: string },
  now: Date,
): Promise<{ url: string; message: Message } | null> {
  const row = await db.webhookEndpoint.findUnique({ where: { id, isActive: true } })
  if (!row) return null
  const secrets = secretsOf(row, now)
  return { url: row.url, message: signedMessage({ id: deliveryId, body, secrets }, now) }
}

/** False once another address has taken its place. */
export const isStillAt = async (db: Db, id: string, url: string): Promise<boolean> =>
  (await db.webhookEndpoint.count({ where: { id, url } })) > 0
