import { v7 as newId } from 'uuid'
import * as z from 'zod'
import { findVisibleIds } from '@/lib/domain/people/persons/match/queries'
import { recordAll } from '@/lib/platform/audit/audit'
import { orProblem, Problem } from '@/lib/platform/contract/problem'
import { kept } from '@/lib/platform/contract/kept'
import { columnsOf, recordset } from '@/lib/platform/db/recordset'
import { isUnreferencedSql } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { lineOf, lockFacts } from '../judge/commands'
import { idsIn, readFacts } from '../judge/queries'
import {
  heldKey,
  judgeCredential,
  type CredentialColumns,
  type CredentialSave,
  type Facts,
} from '../judge/rules'
import { readStored, type StoredRow } from './queries'

export type CredentialChange = { before: StoredRow | null; columns: CredentialColumns }
const version = z.object({ id: z.guid(), rowVersion: z.int() })
type Versioned = z.output<typeof version>

/** Judges saves of credentials without their documents, which are added to each record. */
export async function judgeCredentials(
  context: Context,
  saves: readonly CredentialSave[],
  { hold }: { hold: boolean },
): Promise<(CredentialChange | Problem)[]> {
  const ids = idsIn(saves.map(({ id }) => id))
  if (hold) await lockCredentials(context, ids)
  const stored = await readStored(context, ids)
  const facts = hold
    ? await lockFacts(context, saves, stored)
    : await readFacts(context, saves, stored)
  const byId = new Map(stored.map((row) => [row.id, row]))
  const held = new Map(facts.held) // grows with the rows of the file
  return saves.map((save) =>
    orProblem(() => {
      const change = judgeOne(save, byId, { ...facts, held })
      const key = heldKey(change.columns)
      if (!change.before) held.set(key, (held.get(key) ?? 0) + 1)
      return change
    }),
  )
}

const lockCredentials = ({ sql }: Context, ids: string[]) =>
  sql`SELECT FROM "credentials" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`.run()

/** A file changes what still waits for review; what was returned is looked at by whoever sends it again. */
function judgeOne(
  { id, rowVersion, ...input }: CredentialSave,
  stored: ReadonlyMap<string, StoredRow>,
  facts: Facts,
): CredentialChange {
  const before = id === undefined ? null : (stored.get(id) ?? null)
  if (id !== undefined && !before) throw new Problem('record-not-found', { values: { id } })
  if (before && before.status !== 'Submitted')
    throw new Problem(before.status === 'Returned' ? 'credential-returned' : 'credential-approved')
  if (before && rowVersion !== undefined && rowVersion !== before.rowVersion)
    throw new Problem('stale-record')
  return { before, columns: judgeCredential(input, before, facts, { filesLater: true }) }
}

/**
 * Writes what was judged in this transaction, with an audit line each: all wait for review. Throws `stale-record` where one
 * has changed since.
 */
export async function writeCredentials(
  context: Context,
  changes: readonly CredentialChange[],
): Promise<Versioned[]> {
  const { sql, actor, now } = context
  const rows = changes.map(({ before, columns }) => ({
    ...columns,
    issuer: kept(columns.issuer, before?.issuer),
    id: before?.id ?? newId(),
    rowVersion: before?.rowVersion,
  }))
  const made = rows.filter(({ rowVersion }) => rowVersion === undefined)
  const changed = rows.filter(({ rowVersion }) => rowVersion !== undefined)
  const inserted = await sql`
    INSERT INTO "credentials" ("id", ${NAMES}, "status", "submittedAt", "submittedByUserId", "updatedAt")
    SELECT given."id", ${VALUES}, 'Submitted', ${now}::timestamptz, ${actor.userId}::uuid, ${now}::timestamptz
    FROM ${recordset('credentials', made)} given RETURNING "id", "rowVersion"`.rows(version)
  const updated = await sql`
    UPDATE "credentials" credential
    SET (${NAMES}, "status", "submittedAt", "submittedByUserId", "rowVersion", "updatedAt") =
      ROW(${VALUES}, 'Submitted'::"CredentialStatus", ${now}::timestamptz, ${actor.userId}::uuid,
        credential."rowVersion" + 1, ${now}::timestamptz)
    FROM ${recordset('credentials', changed)} given
    WHERE credential."id" = given."id" AND credential."rowVersion" = given."rowVersion"
    RETURNING credential."id", credential."rowVersion"`.rows(version)
  const saved = new Map([...inserted, ...updated].map((row) => [row.id, row]))
  if (saved.size < rows.length) throw new Problem('stale-record')
  const lines = changes.map(({ before, columns }, index) =>
    lineOf(rows[index]!.id, columns, before?.status ?? null),
  )
  await recordAll(context, 'credential.saved', lines)
  return rows.map(({ id }) => saved.get(id)!)
}

const COLUMNS = [
  'personId',
  'employerId',
  'typeId',
  'number',
  'issuer',
  'issuedOn',
  'expiresOn',
] as const satisfies (keyof CredentialColumns)[]

const NAMES = columnsOf(COLUMNS)
const VALUES = columnsOf(COLUMNS, 'given')

const removedRow = z.object({ id: z.guid(), typeId: z.guid(), personId: z.guid().nullable() })

/** Removes those that still wait for review at these versions, of people whom the actor may see. Answers their ids. */
export async function removeUntouchedCredentials(
  context: Context,
  records: readonly Versioned[],
): Promise<Set<string>> {
  const { sql } = context
  const untouched = await sql`
    SELECT "id", "typeId", "personId" FROM "credentials"
    JOIN unnest(${records.map(({ id }) => id)}::uuid[], ${records.map((each) => each.rowVersion)}::int[])
      AS written("writtenId", "version") ON "id" = "writtenId" AND "rowVersion" = "version"
    WHERE "status" = 'Submitted' ORDER BY "id" FOR UPDATE OF "credentials"`.rows(removedRow)
  const visible = await findVisibleIds(context, idsIn(untouched.map(({ personId }) => personId)))
  const own = untouched.filter(({ personId }) => personId && visible.includes(personId))
  const removed = await sql`
    DELETE FROM "credentials" WHERE "id" = ANY(${own.map(({ id }) => id)}::uuid[])
      AND ${await isUnreferencedSql('credentials')}
    RETURNING "id", "typeId", "personId"`.rows(removedRow)
  await recordAll(
    context,
    'credential.removed',
    removed.map(({ id, ...changes }) => ({ subject: { type: 'credential', id }, changes })),
  )
  return new Set(removed.map(({ id }) => id))
}
