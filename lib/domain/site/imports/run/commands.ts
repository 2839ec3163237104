import * as z from 'zod'
import { may } from '@/lib/platform/access/actor'
import { record } from '@/lib/platform/audit/audit'
import { policiesNamed } from '@/lib/platform/access/scopes'
import { readActorOf } from '@/lib/platform/auth/actors'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import { Problem } from '@/lib/platform/contract/problem'
import { MINUTE } from '@/lib/platform/dates/durations'
import { blocksIn } from '@/lib/platform/db/blocks'
import { database, inTransaction, type Database } from '@/lib/platform/db/database'
import { isDatabaseDown, orDuplicateProblem } from '@/lib/platform/db/errors'
import type { Sql } from '@/lib/platform/db/sql'
import { log } from '@/lib/platform/log/log'
import { VERDICT, type Remark } from '../cells/rules'
import { forgetTexts } from '../emptied/commands'
import { judgeRows, type JudgedRow } from '../judge/commands'
import { kindOf } from '../kinds/by-name/commands'
import type { Importing, Saved } from '../kinds/rows'
import { progressOf, type Progress } from '../progress/commands'
import { storedTexts } from '../texts/rows'
import { mayImport, ROWS_AT_ONCE, UNDO_FOR } from '../rules'
import { countReferred } from '../referred/commands'
import {
  readFileRows,
  readShownRows,
  saveJudged,
  saveWritten,
  type ShownRow,
} from '../stored/commands'

/** In milliseconds: the longest that judging or writing a file may take. */
const TIME_LIMIT = 10 * MINUTE

/**
 * Run by a job: does what is queued, each file in a transaction of its own, so that a kill leaves all as it was. `limit` is in
 * milliseconds.
 */
export async function runImports(now: Date, limit = TIME_LIMIT): Promise<void> {
  const queued = await database().db.import.findMany({
    where: { phase: { not: null } },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  })
  for (const { id } of queued) await runImport(id, now, limit)
  await forgetTexts(now)
}

async function runImport(id: string, now: Date, limit: number): Promise<void> {
  const progress = progressOf(id)
  const begun = performance.now()
  try {
    await inTransaction((connections) => workOn(connections, { id, now, progress }), {
      timeout: limit,
    })
  } catch (error) {
    const isOverTime = performance.now() - begun >= limit
    if (isDatabaseDown(error) && !isOverTime) throw error
    const isRefused = error instanceof Problem
    if (!isRefused)
      log.error({ error: error instanceof Error ? error.stack : String(error) }, 'import failed')
    await giveUp(id, isRefused ? error.code : 'import-failed')
  } finally {
    await progress.ended()
  }
}

/** Not what another server has begun again since. */
const giveUp = (id: string, problemCode: ProblemCode) =>
  inTransaction(async ({ db, sql }) => {
    if (!(await take(sql, id))) return
    await db.import.updateMany({
      where: { id, phase: { not: null } },
      data: { phase: null, problemCode, rowVersion: { increment: 1 } },
    })
  })

/** No other server does it until the transaction ends. False where one does. */
const take = async (sql: Sql, id: string): Promise<boolean> =>
  (
    await sql`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) AS "isMine"`.one(
      z.object({ isMine: z.boolean() }),
    )
  ).isMine

/** A person who queued it has none. */
const limitsOfKey = (policies: readonly string[]) =>
  policies.length > 0 ? { policies: policiesNamed(policies) } : {}

type Work = { id: string; now: Date; progress: Progress }

async function workOn({ db, sql }: Database, { id, now, progress }: Work): Promise<void> {
  if (!(await take(sql, id))) return
  const file = await db.import.findUnique({ where: { id } })
  if (!file?.phase) return
  const maker = await readActorOf(file.madeByUserId)
  const actor = maker && { ...maker, ...limitsOfKey(file.policies) }
  if (!actor || !may(actor, 'importing') || !mayImport(actor, file.kind))
    throw new Problem('forbidden')
  const context: Importing = {
    db,
    sql,
    actor,
    now,
    language: file.language === 'en' ? 'en' : 'th',
    traceId: file.traceId,
    address: '',
    cookie: {},
    importId: id,
  }
  const kind = kindOf(file.kind)
  const { onMatch, phase, mode } = file
  const rows = await readFileRows(db, id)
  const judged = await judgeRows(
    context,
    { kind, mapping: storedTexts.parse(file.mapping), onMatch },
    rows,
    // Half of writing is judging again.
    {
      hold: phase === 'Writing',
      onBlock: (done) => progress.show(phase === 'Checking' ? done : Math.floor(done / 2)),
    },
  )
  const hasConflict = phase === 'Writing' && (await haveMovedOn(sql, id, judged))
  if (phase === 'Checking' || hasConflict) {
    if (!(await countReferred(context, judged))) {
      await finish(context, { problemCode: 'import-refers-too-many' })
      return
    }
    await saveJudged(sql, id, judged)
    const problemCode = hasConflict ? 'import-moved-on' : null
    await finish(context, { status: 'Checked', problemCode })
    return
  }
  const count = await write(context, judged, progress)
  const subject = { type: 'import', id }
  const byKey = file.apiKeyId && { apiKeyId: file.apiKeyId }
  await record(context, 'import.committed', subject, { kind: file.kind, mode, count, ...byKey })
  await finish(context, { status: 'Done', undoUntil: new Date(now.getTime() + UNDO_FOR) })
}

const finish = ({ db, importId }: Importing, data: object) =>
  db.import.update({
    where: { id: importId },
    data: { ...data, phase: null, mode: null, rowVersion: { increment: 1 } },
  })

/** Whether rows are no longer what their reader was shown. */
async function haveMovedOn(
  sql: Database['sql'],
  id: string,
  judged: readonly JudgedRow[],
): Promise<boolean> {
  const shown = await readShownRows(sql, id)
  return shown.some((row, index) => hasMovedOn(row, judged[index]!))
}

/** Has another outcome; or is to be written and means another record, or looks like one of which nobody was asked. */
function hasMovedOn(shown: ShownRow, { outcome, key, otherKey, notes }: JudgedRow): boolean {
  if (shown.outcome !== outcome) return true
  if (outcome !== 'New' && outcome !== 'Change') return false
  const isAskedAnew = notes.some(({ matchId }) => matchId && !shown.offered.includes(matchId))
  return shown.key !== key || shown.otherKey !== otherKey || isAskedAnew
}

/**
 * Returns how many records were written. A number that somebody else has registered since is a change like any other: nothing
 * is written.
 */
async function write(
  context: Importing,
  judged: readonly JudgedRow[],
  progress: Progress,
): Promise<number> {
  const { db, sql, importId } = context
  const { kind } = await db.import.findUniqueOrThrow({ where: { id: importId } })
  const { write: writeAll, notesOfWritten } = kindOf(kind)
  const good = judged.filter(({ outcome }) => outcome === 'New' || outcome === 'Change')
  let written = 0
  for (const block of blocksIn(good, ROWS_AT_ONCE)) {
    const changes = block.map(({ change }) => change!)
    const saved = await orConflict(writeAll(context, changes))
    const notes = await notesOfWritten?.(
      context,
      saved.map(({ id }) => id),
    )
    await saveWritten(sql, importId, block.map(withNote(notes, saved)), saved)
    written += block.length
    progress.show(Math.floor((judged.length + written) / 2))
  }
  return written
}

/** What is refused at writing was right when it was judged. */
async function orConflict<T>(write: Promise<T>): Promise<T> {
  try {
    return await orDuplicateProblem(write, '', 'import-moved-on', 'id')
  } catch (error) {
    throw error instanceof Problem ? new Problem('import-moved-on') : error
  }
}

/** A verdict of the check gives way to the one after writing. */
const withNote =
  (notes: Map<string, Remark> | undefined, saved: readonly Saved[]) =>
  (row: JudgedRow, index: number): JudgedRow => {
    const note = notes?.get(saved[index]!.id)
    if (!note) return row
    const others = row.notes.filter(({ code }) => !code.startsWith(VERDICT))
    return { ...row, notes: [...others, note] }
  }
