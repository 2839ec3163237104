import { record } from '@/lib/platform/audit/audit'
import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { lockReferencedRow, lockRow } from '@/lib/platform/db/lock'
import { referencesTo, requireUnreferenced } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { DRAFT_NAME } from '@/lib/platform/contract/draft-name'
import { Problem } from '@/lib/platform/contract/problem'
import type { employers } from './contract'
import { employerKind } from './rows'
import { requireContractorKind } from './contractor/rules'
import { gapsOf } from './rules'

/** For a registration task, which asks for the company's data. */
export async function makeDraftEmployer(context: Context): Promise<{ id: string }> {
  const employer = await context.db.employer.create({
    data: { nameTh: DRAFT_NAME, kind: 'Contractor', status: 'Draft' },
    select: { id: true },
  })
  const subject = { type: 'employer', id: employer.id }
  await record(context, 'employer.saved', subject, { nameTh: DRAFT_NAME, status: 'Draft' })
  return employer
}

export async function removeEmployer(
  context: Context,
  { id }: CheckedInputOf<typeof employers.remove>,
): Promise<Result> {
  const { db, sql } = context
  await lockRow(db, 'employers', id)
  await requireUnused(context, id)
  await requireUnreferenced(sql, 'employers', id)
  const { nameTh } = await db.employer.delete({ where: { id } })
  await record(context, 'employer.removed', { type: 'employer', id }, { nameTh })
  return done({ id })
}

/** Locks employers until the transaction ends: those of the ids that exist, with their kinds. */
export const lockEmployerKinds = (sql: Sql, ids: string[]) =>
  sql`
  SELECT "id", "kind"::text FROM "employers" WHERE "id" = ANY(${ids}::uuid[])
  ORDER BY "id" FOR SHARE`.rows(employerKind)

/** Locks the employer until the transaction ends. Throws `not-a-contractor` for one of another kind. */
export async function requireContractor(sql: Sql, id: string, field: string): Promise<void> {
  const [employer] = await lockEmployerKinds(sql, [id])
  requireContractorKind(id, employer?.kind, field)
}

/** Counts people who are not removed; removed ones keep their employer too, and give `record-in-use` later. */
async function requireUnused({ sql }: Context, employerId: string): Promise<void> {
  const { persons: count = 0 } = await referencesTo(sql, 'employers', employerId)
  if (count > 0) throw new Problem('employer-in-use', { values: { count } })
}

/** A draft without a name of its own stays a draft. */
export async function activateDraftEmployer(context: Context, id: string): Promise<void> {
  const { db } = context
  await lockRow(db, 'employers', id)
  const employer = await db.employer.findUniqueOrThrow({ where: { id } })
  if (employer.status !== 'Draft' || gapsOf(employer).length > 0) return
  await db.employer.update({
    where: { id },
    data: { status: 'Active', rowVersion: { increment: 1 } },
  })
  await record(context, 'employer.saved', { type: 'employer', id }, { status: 'Active' })
}

/** Locks an employer against removal until the transaction ends; others may refer to it meanwhile. */
export const lockReferencedEmployer = (db: Db, id: string, field: string) =>
  lockReferencedRow(db, 'employers', id, field)

/** The same for many: those that exist, with their kinds. */
export const lockReferencedEmployers = (sql: Sql, ids: string[]) =>
  sql`
  SELECT "id", "kind"::text FROM "employers" WHERE "id" = ANY(${ids}::uuid[])
  ORDER BY "id" FOR KEY SHARE`.rows(employerKind)

/** Locks companies in one order, so that two transactions cannot deadlock. Others may refer to them meanwhile. */
export const lockEmployers = (sql: Sql, ids: string[]) =>
  sql`
  SELECT FROM "employers" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`.run()

/** Keeps a company as it is until the transaction ends; others may read and refer to it meanwhile. */
export const lockEmployerShared = (sql: Sql, id: string | null) =>
  sql`SELECT FROM "employers" WHERE "id" = ${id}::uuid FOR SHARE`.run()
