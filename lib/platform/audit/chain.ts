import { createHash } from 'node:crypto'
import * as z from 'zod'
import { database } from '../db/database'
import { log } from '../log/log'

/**
 * The audit lines as a chain: each link holds the hash of its line and of the link before, so that a line
 * that was changed, taken out or put in between later breaks it from there on. Lines are linked a minute
 * after they were written at the latest, not in their own transaction: a chain has one end, and every write
 * of the product would wait for the commit of the one before. The database refuses to change lines anyway;
 * the chain shows it where somebody got around that.
 */

const AT_ONCE = 5_000

/** Run by a job. The end of the chain goes to the log: kept elsewhere, it tells of a chain that was made anew. */
export async function linkAuditLines(): Promise<number> {
  let linked = 0
  for (let count = AT_ONCE; count === AT_ONCE; linked += count) {
    const { sql } = database()
    const row = await sql`SELECT link_audit_entries(${AT_ONCE}) AS "count"`.one(countRow)
    count = row.count
  }
  if (linked > 0) log.info(await chainEnd(), 'audit chain')
  return linked
}

async function chainEnd() {
  // l."seq" is the number; "seq" alone would be the text in the answer, of which '99' is the greatest.
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

export type ChainCheck = {
  lines: number
  /** Lines whose details were erased with a person. */
  erased: number
  /** Lines of the last minute, not linked yet. */
  waiting: number
  end: { seq: string; hash: string }
  /** What is wrong, in a sentence each; empty for a whole chain. */
  faults: string[]
}

/** `expected` is an end of the chain that was kept elsewhere, as `seq:hash`: the chain has to go through it. */
export async function verifyAuditChain(expected?: string): Promise<ChainCheck> {
  await linkAuditLines()
  const verdict: ChainCheck = {
    lines: 0,
    erased: 0,
    waiting: 0,
    end: { seq: '0', hash: '' },
    faults: [],
  }
  let isExpectedSeen = !expected
  for await (const row of linksInOrder()) {
    const fault = faultOf(row, verdict.end)
    if (fault) verdict.faults.push(fault)
    verdict.lines++
    if (row.isErased) verdict.erased++
    verdict.end = { seq: row.seq, hash: row.hash.toString('hex') }
    if (`${row.seq}:${verdict.end.hash}` === expected) isExpectedSeen = true
    if (verdict.faults.length >= 20) return verdict
  }
  if (!isExpectedSeen) verdict.faults.push(`The chain does not go through ${expected}.`)
  const { unlinked, waiting } = await countUnlinked()
  verdict.waiting = waiting
  if (unlinked > 0) verdict.faults.push(`${unlinked} lines stand outside the chain.`)
  return verdict
}

/** Written here once more and not asked of the database's own function: that, too, could have been changed. */
function faultOf(row: Linked, before: ChainCheck['end']): string | null {
  const { seq, line, changes, changesDigest, hash, isErased } = row
  if (BigInt(seq) !== BigInt(before.seq) + 1n) return `Links are missing before number ${seq}.`
  if (line === null || changes === null) return `The line of link ${seq} is gone.`
  if (!isErased && !sha256(changes).equals(changesDigest))
    return `The details of line ${seq} were changed: ${line.split(SEPARATOR).join(' ')}`
  const whole = `${line}${SEPARATOR}${changesDigest.toString('hex')}`
  const isRight = sha256(Buffer.from(before.hash, 'hex'), whole).equals(hash)
  return isRight ? null : `Line ${seq} was changed: ${line.split(SEPARATOR).join(' ')}`
}

const SEPARATOR = '\x1f'
const sha256 = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

async function* linksInOrder(): AsyncGenerator<Linked> {
  for (let last = '0'; ; ) {
    const rows = await readLinksAfter(last)
    yield* rows
    if (rows.length < AT_ONCE) return
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
  WHERE l."seq" > ${last} ORDER BY l."seq" LIMIT ${AT_ONCE}`.rows(linkedRow)

/** What no link leads to: waiting to be linked, or taken off the queue by somebody. */
const countUnlinked = () =>
  database().sql`
  SELECT count(*) FILTER (WHERE u."entryId" IS NULL)::int AS "unlinked",
    count(u."entryId")::int AS "waiting"
  FROM "audit_entries" e LEFT JOIN "audit_links" l ON l."entryId" = e."id"
    LEFT JOIN "audit_unlinked" u ON u."entryId" = e."id"
  WHERE l."seq" IS NULL`.one(z.object({ unlinked: z.int(), waiting: z.int() }))
