import { readExpiringCredentials } from '@/lib/domain/eligibility/credentials/ending/queries'
import { readRefusals } from '@/lib/domain/gate/gate/refusals/queries'
import { permitTypes } from '@/lib/domain/work/jsa-templates/contract'
import { readToday } from '@/lib/domain/site/settings/queries'
import { permitStatuses, type PermitStatus } from '@/lib/domain/work/work-permits/workflow'
import { isContractorOnly } from '@/lib/platform/access/actor'
import { addDays } from '@/lib/platform/dates/day'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { reports } from './contract'
import { percentOf } from './rules'
import { readCompliance, readExpiring } from '@/lib/domain/people/persons/training/queries'
import { readNoShows } from '@/lib/domain/training/training-enrollments/no-shows/queries'
import { readByType } from '@/lib/domain/work/work-permits/counts/queries'

type Rows<Name extends Exclude<keyof typeof reports, 'exportXlsx'>> = OutputOf<
  (typeof reports)[Name]
>

/** The requested contractors that the caller may see; null for all. An empty list finds nothing. */
export function contractorsOf(
  { actor }: Pick<Context, 'actor'>,
  requested?: string,
): string[] | null {
  if (!isContractorOnly(actor)) return requested ? [requested] : null
  const isOwn = actor.employerId && (!requested || requested === actor.employerId)
  return isOwn ? [actor.employerId!] : []
}

export async function trainingCompliance(
  context: Context,
  { contractorId }: CheckedInputOf<typeof reports.trainingCompliance>,
): Promise<Rows<'trainingCompliance'>> {
  const contractors = contractorsOf(context, contractorId)
  const rows = await readCompliance(context.sql, await readToday(context), contractors)
  return rows.map((row) => ({ ...row, compliance: percentOf(row.passed, row.people) }))
}

export async function expiringTraining(
  context: Context,
  { contractorId, withinDays }: CheckedInputOf<typeof reports.expiringTraining>,
): Promise<Rows<'expiringTraining'>> {
  const today = await readToday(context)
  const days = [today, addDays(today, withinDays)] as const
  return readExpiring(context.sql, days, contractorsOf(context, contractorId))
}

export async function expiringCredentials(
  context: Context,
  { contractorId, withinDays }: CheckedInputOf<typeof reports.expiringCredentials>,
): Promise<Rows<'expiringCredentials'>> {
  const today = await readToday(context)
  const days = [today, addDays(today, withinDays)] as const
  return readExpiringCredentials(context, days, contractorsOf(context, contractorId))
}

export async function noShowRate(
  context: Context,
  { contractorId, fromDate, toDate }: CheckedInputOf<typeof reports.noShowRate>,
): Promise<Rows<'noShowRate'>> {
  const contractors = contractorsOf(context, contractorId)
  const rows = await readNoShows(context.sql, { from: fromDate, to: toDate, contractors })
  return rows.map((row) => ({ ...row, rate: percentOf(row.noShows, row.expected) }))
}

/** A row for every type, so that reports of different periods can be compared. */
export async function permitsByType(
  context: Context,
  { contractorId, fromDate, toDate }: CheckedInputOf<typeof reports.permitsByType>,
): Promise<Rows<'permitsByType'>> {
  const contractors = contractorsOf(context, contractorId)
  const counted = await readByType(context.sql, { from: fromDate, to: toDate, contractors })
  return permitTypes.map((type) => {
    const own = counted.filter((row) => row.type === type)
    const countOf = (status: PermitStatus) => own.find((row) => row.status === status)?.count ?? 0
    const counts = Object.fromEntries(permitStatuses.map((status) => [status, countOf(status)]))
    const total = own.reduce((sum, { count }) => sum + count, 0)
    return { id: type, type, ...(counts as Record<PermitStatus, number>), total }
  })
}

export async function refusedEntries(
  context: Context,
  { contractorId, fromDate, toDate }: CheckedInputOf<typeof reports.refusedEntries>,
): Promise<Rows<'refusedEntries'>> {
  const contractors = contractorsOf(context, contractorId)
  return readRefusals(context.sql, { from: fromDate, to: toDate, contractors })
}
