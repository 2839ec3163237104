import * as z from 'zod'
import { linkFor } from '@/lib/platform/access/record-pages'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { fragment, noFragment } from '@/lib/platform/db/fragment'
import { referencesTo } from '@/lib/platform/db/references'
import type { Sql } from '@/lib/platform/db/sql'
import type { SqlContext } from '@/lib/platform/http/context'
import { nameIn } from '@/lib/platform/i18n/names'
import { employerKinds, employerStatuses, type employers } from '../contract'

export type EmployerSave = CheckedInputOf<typeof employers.save>
export type Judging = Pick<SqlContext, 'sql' | 'actor' | 'language'>

/** What a save changes, and what was stored before. */
export type EmployerChange = { before: StoredEmployer | null; columns: Columns }

type Columns = Omit<EmployerSave, 'id' | 'rowVersion'>
type Facts = Awaited<ReturnType<typeof readFacts>>

/** Locks what is judged until the transaction ends, so that it stays right. */
export type Choice = { hold: boolean }

/** Judges saves of companies, from the form or from a file: for each what it changes, or why it is refused. */
export async function judgeEmployers(
  context: Judging,
  saves: readonly EmployerSave[],
  choice: Choice,
): Promise<(EmployerChange | Problem)[]> {
  const facts = await readFacts(context.sql, saves, choice)
  const judged = []
  for (const save of saves) judged.push(await judgeEmployer(context, save, facts))
  return judged
}

async function judgeEmployer(
  { sql, actor, language }: Judging,
  { id, rowVersion, ...columns }: EmployerSave,
  { stored, holders, activeSites }: Facts,
): Promise<EmployerChange | Problem> {
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
  if (before && becomesSite({ before, columns })) {
    const count = await usesAsContractor(sql, before.id)
    if (count > 0) return new Problem('contractor-in-use', { values: { count }, field: 'kind' })
  }
  if (before && becomesContractor({ before, columns })) {
    const { persons: count = 0 } = await referencesTo(sql, 'employers', before.id)
    if (count > 0) return new Problem('site-in-use', { values: { count }, field: 'kind' })
  }
  if (before && stopsOperating({ before, columns })) {
    // Also of those that are saved after it in the same file.
    activeSites.delete(before.id)
    const field = becomesContractor({ before, columns }) ? 'kind' : 'status'
    if (activeSites.size === 0) return new Problem('last-site', { field })
  }
  return { before, columns }
}

/** Whether a company that works here would become the operator. */
export const becomesSite = ({ before, columns }: EmployerChange): boolean =>
  before?.kind === 'Contractor' && columns.kind === 'Site'

/** Whether the operator would become a company that works here. */
const becomesContractor = ({ before, columns }: EmployerChange): boolean =>
  before?.kind === 'Site' && columns.kind === 'Contractor'

/** Whether the operator would become a company that works here, or be closed. */
const stopsOperating = ({ before, columns }: EmployerChange): boolean =>
  becomesContractor({ before, columns }) ||
  (before?.kind === 'Site' &&
    before.status === 'Active' &&
    (columns.status ?? 'Active') !== 'Active')

const storedEmployer = z.object({
  id: z.guid(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  taxId: z.string().nullable(),
  kind: z.enum(employerKinds),
  status: z.enum(employerStatuses),
  contactEmail: z.string().nullable(),
  phone: z.string().nullable(),
  rowVersion: z.int(),
})
type StoredEmployer = z.output<typeof storedEmployer>

const identified = storedEmployer.pick({ id: true })

const holder = storedEmployer.pick({ id: true, taxId: true, nameTh: true, nameEn: true })

async function readFacts(sql: Sql, saves: readonly EmployerSave[], { hold }: Choice) {
  const ids = saves.flatMap(({ id }) => id ?? [])
  const stored =
    ids.length > 0
      ? await sql`
        SELECT "id", "nameTh", "nameEn", "taxId", "kind"::text, "status"::text, "contactEmail", "phone", "rowVersion"
        FROM "employers" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" ${hold ? fragment`FOR UPDATE` : noFragment}`.rows(
          storedEmployer,
        )
      : []
  const taxIds = saves.flatMap(({ taxId }) => taxId ?? [])
  const holders =
    taxIds.length > 0
      ? await sql`
        SELECT "id", "taxId", "nameTh", "nameEn" FROM "employers" WHERE "taxId" = ANY(${taxIds})`.rows(
          holder,
        )
      : []
  const known = new Map(stored.map((employer) => [employer.id, employer]))
  const isLeaving = ({ id, ...columns }: EmployerSave) =>
    stopsOperating({ before: known.get(id ?? '') ?? null, columns })
  const activeSites = saves.some(isLeaving)
    ? await sql`
        SELECT "id" FROM "employers" WHERE "kind" = 'Site' AND "status" = 'Active'
        ORDER BY "id" ${hold ? fragment`FOR UPDATE` : noFragment}`.rows(identified)
    : []
  return {
    activeSites: new Set(activeSites.map(({ id }) => id)),
    stored: known,
    holders: new Map(holders.map((employer) => [employer.taxId ?? '', employer])),
  }
}

/** How many projects, permits, attendances and requests for seats refer to the company as a contractor. */
async function usesAsContractor(sql: Sql, employerId: string): Promise<number> {
  const references = await referencesTo(sql, 'employers', employerId)
  const { projects = 0, work_permits: permits = 0, attendances = 0 } = references
  const { seat_requests: seats = 0 } = references
  return projects + permits + attendances + seats
}
