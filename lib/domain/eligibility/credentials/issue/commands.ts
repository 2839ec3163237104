import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { recordAll } from '@/lib/platform/audit/audit'
import type { Day } from '@/lib/platform/dates/day'
import { isUnreferencedSql } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { credentialWorkflow } from '../workflow'

export type Passed = {
  attendanceId: string
  personId: string
  typeId: string
  /** The course. */
  issuer: string
  /** The day of the session. */
  issuedOn: Day
  expiresOn: Day
}

/** Approved credentials for people, who must be locked, who have passed a training; reissues those taken back before. */
export async function issueByTraining(context: Context, passed: Passed[]): Promise<void> {
  if (passed.length === 0) return
  const { sql, actor, now } = context
  const issued = await sql`
    INSERT INTO "credentials" ("id", "typeId", "personId", "issuer", "issuedOn", "expiresOn", "attendanceId",
      "status", "source", "submittedAt", "submittedByUserId", "updatedAt")
    SELECT one.*, 'Approved', 'Training', ${now}::timestamptz, ${actor.userId}::uuid, ${now}::timestamptz
    FROM unnest(${passed.map(() => newId())}::uuid[], ${passed.map(({ typeId }) => typeId)}::uuid[],
      ${passed.map(({ personId }) => personId)}::uuid[], ${passed.map(({ issuer }) => issuer)}::text[],
      ${passed.map(({ issuedOn }) => issuedOn)}::date[], ${passed.map(({ expiresOn }) => expiresOn)}::date[],
      ${passed.map(({ attendanceId }) => attendanceId)}::uuid[]) one
    ON CONFLICT ("attendanceId") DO UPDATE SET "status" = 'Approved', "issuedOn" = EXCLUDED."issuedOn",
      "expiresOn" = EXCLUDED."expiresOn", "reviewedAt" = NULL, "reviewedByUserId" = NULL, "returnCode" = NULL,
      "reviewReason" = NULL, "rowVersion" = "credentials"."rowVersion" + 1, "updatedAt" = EXCLUDED."updatedAt"
    RETURNING "id", "typeId", "personId"`.rows(issuedRow)
  await recordAll(
    context,
    'credential.issued',
    issued.map(({ id, ...changes }) => ({ subject: { type: 'credential', id }, changes })),
  )
}

const issuedRow = z.object({ id: z.guid(), typeId: z.guid(), personId: z.guid() })

/** Takes back what these attendances have issued, as their results were corrected. People must be locked. */
export async function revokeByTraining(
  context: Context,
  attendanceIds: string[],
  note: string | null,
): Promise<void> {
  if (attendanceIds.length === 0) return
  const { db, actor, now } = context
  const where = { attendanceId: { in: attendanceIds }, status: 'Approved' as const }
  const rows = await db.credential.findMany({ where, select: { id: true } })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await db.credential.updateMany({
    where: { id: { in: ids } },
    data: {
      status: 'Revoked',
      reviewedAt: now,
      reviewedByUserId: actor.userId,
      reviewReason: note,
      rowVersion: { increment: 1 },
    },
  })
  await recordAll(
    context,
    credentialWorkflow.eventOf('revoke'),
    ids.map((id) => ({
      subject: { type: 'credential', id },
      changes: { from: 'Approved', to: 'Revoked', note },
    })),
  )
}

/** Removes those that these attendances have issued and that are still as they were issued. */
export async function removeUntouchedIssued(
  context: Context,
  attendanceIds: string[],
): Promise<void> {
  const removed = await context.sql`
    DELETE FROM "credentials" WHERE "attendanceId" = ANY(${attendanceIds}::uuid[]) AND "rowVersion" = 1
      AND ${await isUnreferencedSql('credentials')}
    RETURNING "id", "typeId", "personId"`.rows(issuedRow)
  await recordAll(
    context,
    'credential.removed',
    removed.map(({ id, ...changes }) => ({ subject: { type: 'credential', id }, changes })),
  )
}
