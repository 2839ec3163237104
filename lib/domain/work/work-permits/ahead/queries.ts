import * as z from 'zod'
import { isAreaOwnerOf, isWorkOwnerOf } from '@/lib/domain/work/projects/parties/rows'
import { assigneeOfTask } from '@/lib/domain/work/tasks/of-permit/rows'
import type { Actor } from '@/lib/platform/access/actor'
import type { Clock } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import { fragment, joined, literals, type Fragment } from '@/lib/platform/db/fragment'
import type { ReadContext } from '@/lib/platform/http/context'
import { visiblePermits } from '../found/rows'
import { REQUESTER_HAS_LEFT } from '../successor/rows'
import type { PermitStatus } from '../workflow'
import { FROM_PERMITS, PERMIT_AHEAD, permitAhead, permitIn, type PermitAhead } from './rows'

type Reader = Pick<ReadContext, 'sql' | 'actor'>

/** What the actor sees of these days, both inclusive, in these statuses. */
export async function readPermitsOfDays(
  { sql, actor }: Reader,
  [from, to]: readonly [Day, Day],
  statuses: readonly PermitStatus[],
): Promise<PermitAhead[]> {
  const rows = await sql`
  SELECT ${PERMIT_AHEAD} ${FROM_PERMITS}
  WHERE permit."workDate" BETWEEN ${from}::date AND ${to}::date AND permit."status" IN (${literals(statuses)})
    AND ${visiblePermits(actor)}
  ORDER BY permit."workDate", permit."startTime", permit."permitNo"`.rows(permitAhead)
  return rows.map(permitIn)
}

const requesting = ({ userId, roles, employerId }: Actor): Fragment[] => [
  fragment`permit."requestedByUserId" = ${userId}::uuid`,
  fragment`${assigneeOfTask(fragment`permit."taskId"`)} = ${userId}::uuid`,
  ...ofCompany({ roles, employerId }),
]

const ofCompany = ({ roles, employerId }: Pick<Actor, 'roles' | 'employerId'>): Fragment[] =>
  roles.includes('Contractor') && employerId
    ? [fragment`permit."contractorId" = ${employerId}::uuid`]
    : []

const PROJECT = fragment`permit."projectId"`

/** For whom permits wait, whatever their day: `rolesOf` of the permit, as conditions. */
const waitsFor = {
  /** Those who requested it or approve it. */
  everyoneConcerned: ({ userId, roles, ...actor }: Actor): Fragment[] =>
    roles.includes('SafetyOfficer')
      ? [fragment`true`]
      : [
          ...requesting({ userId, roles, ...actor }),
          ...(roles.includes('WorkOwner') ? [isWorkOwnerOf(PROJECT, userId)] : []),
          ...(roles.includes('WorkspaceOwner') ? [isAreaOwnerOf(PROJECT, userId)] : []),
        ],
  officerAndRequester: ({ userId, roles, employerId }: Actor): Fragment[] =>
    roles.includes('SafetyOfficer')
      ? [fragment`true`]
      : [
          fragment`permit."requestedByUserId" = ${userId}::uuid`,
          ...ofCompany({ roles, employerId }).map(
            (isOfCompany) => fragment`(${isOfCompany} AND ${REQUESTER_HAS_LEFT})`,
          ),
        ],
  requesters: requesting,
} satisfies Record<string, (actor: Actor) => Fragment[]>

const isOverAt = ({ today, time }: Clock) =>
  fragment`(permit."workDate", permit."endTime") <= (${today}::date, ${time}::char(5))`

const counted = permitAhead.extend({ total: z.int() })

export type Waiting = {
  audience: keyof typeof waitsFor
  statuses: readonly PermitStatus[]
  /** Only those whose end has passed by then. */
  overAt?: Clock
}

/** The permits that wait for the actor, whatever their day: the oldest, and how many there are. */
export async function readWaitingPermits(
  { sql, actor }: Reader,
  { audience, statuses, overAt }: Waiting,
  most: number,
): Promise<{ permits: PermitAhead[]; total: number }> {
  const rows = await sql`
  WITH waiting AS (
    SELECT permit."id", count(*) OVER ()::int AS "total" FROM "work_permits" permit
    WHERE permit."status" IN (${literals(statuses)}) AND ${visiblePermits(actor)}
      AND (${joined(waitsFor[audience](actor), ' OR ')}) AND ${overAt ? isOverAt(overAt) : fragment`true`}
    ORDER BY permit."workDate" NULLS LAST, permit."endTime" NULLS LAST, permit."permitNo" LIMIT ${most})
  SELECT ${PERMIT_AHEAD}, waiting."total" ${FROM_PERMITS} JOIN waiting ON waiting."id" = permit."id"
  ORDER BY permit."workDate" NULLS LAST, permit."endTime" NULLS LAST, permit."permitNo"`.rows(
    counted,
  )
  return { permits: rows.map(permitIn), total: rows[0]?.total ?? 0 }
}
