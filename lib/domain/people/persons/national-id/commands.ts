import * as z from 'zod'
import { NIL_ID } from '@/lib/platform/contract/nil-id'
import { isDuplicate } from '@/lib/platform/db/errors'
import { inSqlTransaction } from '@/lib/platform/db/database'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import { recordset } from '@/lib/platform/db/recordset'
import type { Sql } from '@/lib/platform/db/sql'
import { log } from '@/lib/platform/log/log'
import { isCurrent, isEncrypted } from '@/lib/platform/secrets/encryption'
import { currentKeyId, fieldKeys } from '@/lib/platform/secrets/keys'
import { hashesOf, decryptedNumber, encryptedNumber, type EncryptedNumber } from './rows'

/** Plain numbers, as a server of the version before leaves them, and those that were somebody else's, too. */
const OPEN = fragment`"nationalId" IS NOT NULL AND "nationalIdHash" IS NULL`

/** Run before the product serves, and by a job. Returns how many it encrypted. */
export const encryptPlainNumbers = (): Promise<number> => encryptNumbers(OPEN)

/** Encrypts anew what an older key has encrypted, and what is plain. */
export function rekeyNumbers(onBlock: (count: number) => void): Promise<number> {
  const id = currentKeyId()
  const notOf = fragment`"nationalId" NOT LIKE ${`v1.${id}.%`} OR "nationalIdHash" NOT LIKE ${`${id}.%`}`
  return encryptNumbers(fragment`"nationalId" IS NOT NULL AND (${notOf})`, onBlock)
}

/** Row by row in their order, each block in a transaction: what was done stays done. */
async function encryptNumbers(which: Fragment, onBlock?: (count: number) => void): Promise<number> {
  let count = 0
  let after: string | undefined = NIL_ID
  while (after) {
    const block: Block = await encryptBlock(which, after)
    count += block.count
    after = block.last
    onBlock?.(count)
  }
  return count
}

type Block = { count: number; last?: string }

const BLOCK = 500

/** A number that somebody takes between reading and writing is found at the next attempt. */
async function encryptBlock(which: Fragment, after: string): Promise<Block> {
  for (;;)
    try {
      return await inSqlTransaction(({ sql }) => encryptInTransaction(sql, which, after))
    } catch (error) {
      if (!isDuplicate(error, 'nationalIdHash')) throw error
    }
}

const lockNumbers = (sql: Sql) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('persons.nationalId'))`.run()

/** Until the end of the transaction: with several keys one number has several hashes, which no index compares. */
export async function lockNumbersOfKeys(sql: Sql): Promise<void> {
  if (fieldKeys().length > 1) await lockNumbers(sql)
}

const stored = z.object({
  id: z.guid(),
  nationalId: z.string(),
  nationalIdHash: z.string().nullable(),
})
type Stored = z.output<typeof stored>

async function encryptInTransaction(sql: Sql, which: Fragment, after: string): Promise<Block> {
  await lockNumbers(sql) // one server at a time
  const rows = await sql`
    SELECT "id", "nationalId", "nationalIdHash" FROM "persons"
    WHERE ${which} AND "id" > ${after}::uuid ORDER BY "id" LIMIT ${BLOCK} FOR UPDATE`.rows(stored)
  const encrypted = (await encryptAll(sql, rows)).filter((row, index) =>
    isChanged(row, rows[index]!),
  )
  if (encrypted.length > 0)
    await sql`
      UPDATE "persons" SET "nationalId" = encrypted."nationalId",
        "nationalIdHash" = encrypted."nationalIdHash", "nationalIdTail" = encrypted."nationalIdTail"
      FROM ${recordset('persons', encrypted)} encrypted
      WHERE "persons"."id" = encrypted."id"`.run()
  return { count: encrypted.length, last: rows.at(-1)?.id }
}

/** One whose number is still somebody else's stays as it is. */
const isChanged = (now: EncryptedNumber, before: Stored) =>
  now.nationalIdHash !== before.nationalIdHash || !isCurrent(before.nationalId)

/** Of two people with one number, which two versions side by side can make, the first is told by it; both keep it. */
async function encryptAll(sql: Sql, rows: readonly Stored[]) {
  const numbers = rows.map((row) => decryptedNumber(row)!)
  const holders = await readHolders(sql, numbers)
  return rows.map(({ id, nationalId }, index) => {
    const number = numbers[index]!
    const hashes = hashesOf(number)
    const holder = hashes.map((hash) => holders.get(hash)).find((each) => each && each !== id)
    if (!holder) for (const hash of hashes) holders.set(hash, id)
    else if (!isEncrypted(nationalId)) log.warn({ persons: [holder, id] }, SAME_NUMBER)
    const encrypted = encryptedNumber(id, number)
    return { id, ...encrypted, nationalIdHash: holder ? null : encrypted.nationalIdHash }
  })
}

const SAME_NUMBER = 'two people have one national id: correct it at one of them'

const holder = z.object({ id: z.guid(), hash: z.string() })

async function readHolders(sql: Sql, numbers: readonly string[]): Promise<Map<string, string>> {
  const hashes = numbers.flatMap(hashesOf)
  const rows = await sql`
    SELECT "id", "nationalIdHash" AS "hash" FROM "persons" WHERE "nationalIdHash" = ANY(${hashes}::text[])`.rows(
    holder,
  )
  return new Map(rows.map(({ id, hash }) => [hash, id]))
}
