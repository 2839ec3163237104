import { randomUUID } from 'node:crypto'
import { v7 as newId } from 'uuid'
import * as z from 'zod'
import type { Prisma } from '../db/generated/client'
import type { Sql } from '../db/sql'
import type { AuditEvent } from './events'
import { HOUR } from '../dates/durations'

export type Author = {
  sql: Sql
  actor: { userId: string; key?: { id: string } } | { deviceId: string } | null
  traceId: string
  /** The import that makes the change: its lines name it in their details. */
  importId?: string
}

/** The author of what nobody asked for: a job, a start, or a command of the operator. */
export const bySystem = (sql: Sql): Author => ({ sql, actor: null, traceId: randomUUID() })

type Subject = { type: string; id?: string }

/**
 * Writes an audit line in the transaction of the change. `changes` holds what a reader needs to understand it, never
 * a password, a token or a complete national id.
 */
export const record = (
  author: Author,
  event: AuditEvent,
  subject: Subject,
  changes: Prisma.InputJsonObject = {},
): Promise<void> => recordAll(author, event, [{ subject, changes }])

/** `record`, unless this actor has left such a line about the subject within the last hour. Two at once both leave one. */
export async function recordHourly(
  author: Author,
  event: AuditEvent,
  subject: Required<Subject>,
  changes: Prisma.InputJsonObject = {},
): Promise<void> {
  const { sql } = author
  const { wasRecorded } = await sql`
    SELECT EXISTS (SELECT FROM "audit_entries"
      WHERE "subjectType" = ${subject.type} AND "subjectId" = ${subject.id} AND "event" = ${event}
        AND "actorUserId" = ${userIdOf(author)}::uuid AND "at" > ${new Date(Date.now() - HOUR)}::timestamptz
    ) AS "wasRecorded"`.one(z.object({ wasRecorded: z.boolean() }))
  if (!wasRecorded) await record(author, event, subject, changes)
}

const userIdOf = ({ actor }: Author) => (actor && 'userId' in actor ? actor.userId : null)

/** A gate device is no user: its lines name it in their details. Source: docs/gate.md#1-policies. */
const deviceOf = ({ actor }: Author) =>
  actor && 'deviceId' in actor ? { deviceId: actor.deviceId } : null

const keyOf = ({ actor }: Author) =>
  actor && 'userId' in actor && actor.key ? { apiKeyId: actor.key.id } : null

const importOf = ({ importId }: Author) => (importId ? { importId } : null)

/** One audit line for each subject, in one statement. */
export async function recordAll(
  author: Author,
  event: AuditEvent,
  lines: { subject: Subject; changes: Prisma.InputJsonObject }[],
): Promise<void> {
  const { sql, traceId } = author
  const own = { ...importOf(author), ...deviceOf(author), ...keyOf(author) }
  await sql`
    INSERT INTO "audit_entries" ("id", "subjectType", "subjectId", "changes", "at", "event", "actorUserId", "traceId")
    SELECT line.*, ${new Date()}::timestamptz, ${event}, ${userIdOf(author)}::uuid, ${traceId}
    FROM unnest(${lines.map(() => newId())}::uuid[], ${lines.map(({ subject }) => subject.type)}::text[],
      ${lines.map(({ subject }) => subject.id ?? null)}::text[],
      ${lines.map(({ changes }) => JSON.stringify({ ...changes, ...own }))}::jsonb[]) line`.run()
}
