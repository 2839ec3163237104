import { createHash } from 'node:crypto'
import * as z from 'zod'
import { database } from '../db/database'
import type { ReadSql } from '../db/sql'
import { log } from '../log/log'

/**
 * The audit lines as a chain: each link holds the hash of its line and of the link before, so that a line
 * that was changed, removed or inserted later breaks it from there on. Lines are linked a minute
 * after they were written at the latest, not in their own transaction: a chain has one end, and every write
 * of the product would wait for the commit of the one before. The database refuses to change lines anyway;
 * the chain shows where somebody got around that.
 */

const BATCH_SIZE = 5_000

/**
 * Run by a job. Logs the end of the chain: compared with a copy stored elsewhere, it reveals a rebuilt chain. Returns
 * how many lines were linked.
 */
export async function linkAuditLines(): Promise<number> {
  let linked = 0
  for (let count = BATCH_SIZE; count === BATCH_SIZE; linked += count) {
    const { sql } = database()
    const row = await sql`SELECT link_audit_entries(${BATCH_SIZE}) AS "count"`.one(countRow)
    count = row.count
  }
  if (linked > 0) log.info(await chainEnd(), 'audit chain')
  return linked
}

async function chainEnd() {
  // l."seq" is the number; "seq" alone would sort as the text that is selected, where '99' comes after '100'.
  const end = await database().sql`
    SELECT l."seq"::text, encode(l."hash", 'hex') AS "hash"
    FROM "audit_links" l ORDER BY l."seq" DESC LIMIT 1`.first(endRow)
  return end ?? { seq: '0', hash: '' }
}

const countRow = z.object({ count: z.int() })
const endRow = z.object({ seq: z.string(), hash: z.string() })
const bytes = z.custom<Buffer>(Buffer.isBuffer)
const linkedRow = z.object({
  seq: z.string(),
  line: z.string().nullable(),
  changes: z.string().nullable(),
  isErased: z.boolean(),
  changesDigest: bytes,
  hash: bytes,
})
type Linked = z.output<typeof linkedRow>

type ChainCheck = {
  lines: number
  /** Lines whose details were erased with a person. */
  erased: number
  /** Lines that are not linked yet. */
  waiting: number
  end: { seq: string; hash: string }
  /** What is wrong, one sentence each; empty for an intact chain. At most 20. */
  faults: string[]
}

/**
 * `expected` is an earlier end of the chain, as `seq:hash`, from outside this database: the chain has to contain it.
 */
export async function verifyAuditChain(expected?: string): Promise<ChainCheck> {
  await linkAuditLines()
  const check: ChainCheck = {
    lines: 0,
    erased: 0,
    waiting: 0,
    end: { seq: '0', hash: '' },
    faults: [],
  }
  let isExpectedSeen = !expected
  for await (const row of linksInOrder()) {
    const fault = faultOf(row, check.end)
    if (fault) check.faults.push(fault)
    check.lines++
    if (row.isErased) check.erased++
    check.end = { seq: row.seq, hash: row.hash.toString('hex') }
    if (`${row.seq}:${check.end.hash}` === expected) isExpectedSeen = true
    if (check.faults.length >= 20) return check
  }
  if (!isExpectedSeen) check.faults.push(`The chain does not go through ${expected}.`)
  const { unlinked, waiting } = await countUnlinked()
  check.waiting = waiting
  if (unlinked > 0) check.faults.push(`${unlinked} lines stand outside the chain.`)
  return check
}

/** Computes the hash here and not by the database's own function, which could have been changed as well. */
function faultOf(row: Linked, before: ChainCheck['end']): string | null {
  const { seq, line, changes, changesDigest, hash, isErased } = row
  if (BigInt(seq) !== BigInt(before.seq) + 1n) return `Links are missing before number ${seq}.`
  if (line === null || changes === null) return `The line of link ${seq} is gone.`
  if (!isErased && !sha256(changes).equals(changesDigest))
    return `The details of line ${seq} were changed: ${line.split(SEPARATOR).join(' ')}`
  const content = `${line}${SEPARATOR}${changesDigest.toString('hex')}`
  const isRight = sha256(Buffer.from(before.hash, 'hex'), content).equals(hash)
  return isRight ? null : `Line ${seq} was changed: ${line.split(SEPARATOR).join(' ')}`
}

const SEPARATOR = '\x1f'
const sha256 = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

async function* linksInOrder(): AsyncGenerator<Linked> {
  for (let last = '0'; ; ) {
    const rows = await readLinksAfter(last)
    yield* rows
    if (rows.length < BATCH_SIZE) return
    last = rows.at(-1)!.seq
  }
}

const readLinksAfter = (last: string) =>
  database().sql`
  SELECT l."seq"::text, l."changesDigest", l."hash", e."changes"::text, e."erasedAt" IS NOT NULL AS "isErased",
    CASE WHEN e."id" IS NOT NULL THEN concat_ws(E'\\x1f', e."id",
      to_char(e."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), coalesce(e."actorUserId"::text, ''),
      e."event", e."subjectType", coalesce(e."subjectId", ''), e."traceId") END AS "line"
  FROM "audit_links" l LEFT JOIN "audit_entries" e ON e."id" = l."entryId"
  WHERE l."seq" > ${last} ORDER BY l."seq" LIMIT ${BATCH_SIZE}`.rows(linkedRow)

/** How many lines wait for the job that links them. */
export const countUnlinkedLines = async (sql: ReadSql): Promise<number> =>
  (await sql`SELECT count(*)::int AS "count" FROM "audit_unlinked"`.one(countRow)).count

/** Lines without a link: `waiting` in the queue, or `unlinked` because somebody removed them from it. */
const countUnlinked = () =>
  database().sql`
  SELECT count(*) FILTER (WHERE u."entryId" IS NULL)::int AS "unlinked",
    count(u."entryId")::int AS "waiting"
  FROM "audit_entries" e LEFT JOIN "audit_links" l ON l."entryId" = e."id"
    LEFT JOIN "audit_unlinked" u ON u."entryId" = e."id"
  WHERE l."seq" IS NULL`.one(z.object({ unlinked: z.int(), waiting: z.int() }))
