import * as z from 'zod'
import { JsonText } from '../contract/contract'
import { Problem } from '../contract/problem'
import type { Db } from '../db/database'
import { namingInJson } from '../db/search'
import type { ReadSql, Sql } from '../db/sql'
import { HOUR } from '../dates/durations'

/** A command by its key: whose, which, and a digest of what was asked. */
export type Repeatable = { callerId: string; key: string; fingerprint: string }

const claimed = z.object({
  isFree: z.boolean(),
  fingerprint: z.string().nullable(),
  answer: z.string().nullable(),
})

/**
 * The answer of the call that has had this key, or null: then nobody else can have it until the transaction ends.
 * Throws `request-in-progress`, `idempotency-key-reused`, `answer-not-kept`.
 */
export async function claimKey(sql: Sql, repeatable: Repeatable): Promise<JsonText | null> {
  const { callerId, key } = repeatable
  const row = await sql`
    WITH "claim" AS MATERIALIZED (
      SELECT pg_try_advisory_xact_lock(hashtextextended(${`${callerId} ${key}`}::text, 0)) AS "isFree"
    )
    SELECT "isFree", "fingerprint", "answer"
    FROM "claim" LEFT JOIN "idempotency_keys" ON "callerId" = ${callerId}::uuid AND "key" = ${key}`.one(
    claimed,
  )
  if (row.fingerprint !== null) return replayOf(row, repeatable)
  if (!row.isFree) throw new Problem('request-in-progress', { retryAfter: 1 })
  return null
}

/** The answer of the call that has had this key, if it is done. Throws as `claimKey`. */
export async function findAnswer(sql: ReadSql, repeatable: Repeatable): Promise<JsonText | null> {
  const { callerId, key } = repeatable
  const row = await sql`
    SELECT "fingerprint", "answer" FROM "idempotency_keys"
    WHERE "callerId" = ${callerId}::uuid AND "key" = ${key}`.first(
    claimed.pick({ fingerprint: true, answer: true }),
  )
  return row ? replayOf(row, repeatable) : null
}

function replayOf(
  { fingerprint, answer }: Pick<z.output<typeof claimed>, 'fingerprint' | 'answer'>,
  repeatable: Repeatable,
): JsonText {
  if (fingerprint !== repeatable.fingerprint) throw new Problem('idempotency-key-reused')
  if (answer === null) throw new Problem('answer-not-kept')
  return new JsonText(answer)
}

/** Keeps the answer, in the transaction of the command. A null one held a secret. */
export async function keepAnswer(
  sql: Sql,
  { callerId, key, fingerprint }: Repeatable,
  answer: string | null,
): Promise<void> {
  const kept = await sql`
    INSERT INTO "idempotency_keys" ("callerId", "key", "fingerprint", "answer")
    VALUES (${callerId}::uuid, ${key}, ${fingerprint}, ${answer})
    ON CONFLICT DO NOTHING`.run()
  // The other call ended between the look-up and the lock of `claimKey`.
  if (kept === 0) throw new Problem('request-in-progress', { retryAfter: 1 })
}

/** Of callers who are anonymised all, and of others the answers that name them. */
export async function forgetAnswers(
  { db, sql }: { db: Db; sql: Sql },
  { callerIds, texts }: { callerIds: string[]; texts: readonly string[] },
): Promise<void> {
  await db.idempotencyKey.deleteMany({ where: { callerId: { in: callerIds } } })
  await sql`UPDATE "idempotency_keys" SET "answer" = NULL
    WHERE "answer" ~ ${namingInJson(texts)}`.run()
}

/** In milliseconds: twice the day that is promised. */
const KEPT = 48 * HOUR

/** Run by a job. */
export const deleteOldKeys = async (db: Db, now: Date): Promise<void> =>
  void (await db.idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - KEPT) } },
  }))
