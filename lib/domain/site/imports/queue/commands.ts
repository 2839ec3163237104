import { record } from '@/lib/platform/audit/audit'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { Context } from '@/lib/platform/http/context'
import { requestJob } from '@/lib/platform/jobs/jobs'
import type { imports } from '../contract'
import { columnsOf } from '../kinds/by-name/columns'
import { storedColumns } from '../present'
import { lockImport } from '../references'
import { MOST_QUEUED } from '../rules'

export const RUN_IMPORTS = 'run-imports'

/** In seconds: a file of usual size is judged in less. */
const ASK_AGAIN_AFTER = 15

/** Queues the judging of all rows. */
export async function checkImport(
  context: Context,
  { id, mapping: pairs, onMatch }: CheckedInputOf<typeof imports.check>,
): Promise<Result> {
  const found = await lockImport(context, id, 'check')
  const columns = storedColumns.parse(found.columns)
  const mapping: Record<string, string> = {}
  for (const { field, column } of pairs) {
    const isKnown = columnsOf[found.kind].some((each) => each.field === field)
    if (!isKnown) throw new Problem('import-field-unknown', { values: { name: field } })
    if (!columns.some(({ key }) => key === column))
      throw new Problem('import-field-unknown', { values: { name: column } })
    mapping[field] = column
  }
  return done(await queue(context, id, { mapping, onMatch, phase: 'Checking' }))
}

/** Queues the writing of the rows, which leaves its line once it is done. */
export async function commitImport(
  context: Context,
  { id, mode }: CheckedInputOf<typeof imports.commit>,
): Promise<Result> {
  const { db } = context
  await lockImport(context, id, 'commit')
  const wrong = await db.importRow.count({ where: { importId: id, outcome: 'Wrong' } })
  if (mode === 'all' && wrong > 0)
    throw new Problem('import-has-errors', { values: { count: wrong } })
  const good = await db.importRow.count({
    where: { importId: id, outcome: { in: ['New', 'Change'] } },
  })
  if (good === 0) throw new Problem('import-has-nothing')
  return done(await queue(context, id, { mode, phase: 'Writing' }))
}

/**
 * The job does it as its maker, with no more than a key may; texts of refusals are in the language of the caller. Throws
 * `too-many-imports`.
 */
export async function queue(
  context: Context,
  id: string,
  data: object,
): Promise<{ id: string; rowVersion: number }> {
  const { db, sql, traceId, language, actor } = context
  await requirePlace(context)
  const queued = await db.import.update({
    where: { id },
    data: {
      ...data,
      progress: 0,
      problemCode: null,
      traceId,
      language,
      policies: [...(actor.policies ?? [])],
      apiKeyId: actor.key?.id ?? null,
      rowVersion: { increment: 1 },
    },
  })
  await requestJob(sql, RUN_IMPORTS)
  return queued
}

/** One after the other for a user, so that many at once are not more than may wait. */
async function requirePlace({ db, sql, actor: { userId } }: Context): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`imports ${userId}`}))`.run()
  const queued = await db.import.count({ where: { madeByUserId: userId, phase: { not: null } } })
  if (queued < MOST_QUEUED) return
  const values = { most: MOST_QUEUED, seconds: ASK_AGAIN_AFTER }
  throw new Problem('too-many-imports', { retryAfter: ASK_AGAIN_AFTER, values })
}

export async function removeImport(
  context: Context,
  { id }: CheckedInputOf<typeof imports.remove>,
): Promise<Result> {
  const { kind } = await lockImport(context, id, 'remove')
  await context.db.import.delete({ where: { id } })
  await record(context, 'import.removed', { type: 'import', id }, { kind })
  return done({ id })
}
