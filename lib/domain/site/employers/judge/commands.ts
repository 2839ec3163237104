import * as z from 'zod'
import { linkFor } from '@/lib/platform/access/record-pages'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { referencesTo } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { nameIn } from '@/lib/platform/i18n/names'
import type { employers } from '../contract'

export type EmployerSave = CheckedInputOf<typeof employers.save>
type Judging = Pick<Context, 'db' | 'sql' | 'actor' | 'language'>

/** What a save changes, and what was stored before. */
export type EmployerChange = Exclude<Awaited<ReturnType<typeof judgeEmployers>>[number], Problem>

type Facts = Awaited<ReturnType<typeof readFacts>>

/**
 * Judges saves of companies, from the form or from a file: for each what it changes, or why it is refused. `hold` locks
 * what is judged until the transaction ends.
 */
export async function judgeEmployers(
  context: Judging,
  saves: readonly EmployerSave[],
  { hold }: { hold: boolean },
) {
  const facts = await readFacts(context, saves, hold)
  return Promise.all(saves.map((save) => judgeEmployer(context, save, facts)))
}

async function judgeEmployer(
  { db, actor, language }: Judging,
  { id, rowVersion, ...columns }: EmployerSave,
  { stored, holders }: Facts,
) {
  const before = id === undefined ? null : stored.get(id)
  if (before === undefined) return new Problem('record-not-found', { values: { id: id! } })
  if (before && rowVersion !== undefined && rowVersion !== before.rowVersion)
    return new Problem('stale-record')
  const holder = columns.taxId ? holders.get(columns.taxId) : undefined
  if (holder && holder.id !== id) {
    const name = nameIn(language, holder)
    const link = linkFor(actor, { type: 'employer', key: holder.id, name })
    return new Problem('tax-id-in-use', { field: 'taxId', holder: link })
  }
  if (before && columns.kind === 'Site') {
    const count = await usesAsContractor(db, before.id)
    if (count > 0) return new Problem('contractor-in-use', { values: { count }, field: 'kind' })
  }
  return { before, columns }
}

async function readFacts({ db, sql }: Judging, saves: readonly EmployerSave[], hold: boolean) {
  const ids = saves.flatMap(({ id }) => id ?? [])
  if (hold && ids.length > 0)
    await sql`SELECT "id" FROM "employers" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`.rows(
      z.object({ id: z.guid() }),
    )
  const stored = await db.employer.findMany({ where: { id: { in: ids } } })
  const taxIds = saves.flatMap(({ taxId }) => taxId ?? [])
  const holders = await db.employer.findMany({ where: { taxId: { in: taxIds } } })
  return {
    stored: new Map(stored.map((employer) => [employer.id, employer])),
    holders: new Map(holders.map((employer) => [employer.taxId ?? '', employer])),
  }
}

/** How many projects, permits, attendances and requests for seats refer to the company as a contractor. */
async function usesAsContractor(db: Context['db'], employerId: string): Promise<number> {
  const references = await referencesTo(db, 'employers', employerId)
  const { projects = 0, work_permits: permits = 0, attendances = 0 } = references
  const { seat_requests: seats = 0 } = references
  return projects + permits + attendances + seats
}
