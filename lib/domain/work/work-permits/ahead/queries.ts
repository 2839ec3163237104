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

const requesters = ({ userId, roles, employerId }: Actor): Fragment[] => [
  fragment`permit."requestedByUserId" = ${userId}::uuid`,
  fragment`${assigneeOfTask(fragment`permit."taskId"`)} = ${userId}::uuid`,
  ...ofCompany({ roles, employerId }),
]

const ofCompany = ({ roles, employerId }: Pick<Actor, 'roles' | 'employerId'>): Fragment[] =>
  roles.includes('Contractor') && employerId
    ? [fragment`permit."contractorId" = ${employerId}::uuid`]
    : []

const PROJECT = fragment`permit."projectId"`

/** Those who requested it or approve it. */
const everyoneConcerned = (actor: Actor): Fragment[] =>
  actor.roles.includes('SafetyOfficer')
    ? [fragment`true`]
    : [
        ...requesters(actor),
        ...(actor.roles.includes('WorkOwner') ? [isWorkOwnerOf(PROJECT, actor.userId)] : []),
        ...(actor.roles.includes('WorkspaceOwner') ? [isAreaOwnerOf(PROJECT, actor.userId)] : []),
      ]

const officerAndRequester = (actor: Actor): Fragment[] =>
  actor.roles.includes('SafetyOfficer')
    ? [fragment`true`]
    : [
        fragment`permit."requestedByUserId" = ${actor.userId}::uuid`,
        ...ofCompany(actor).map(
          (isOfCompany) => fragment`(${isOfCompany} AND ${REQUESTER_HAS_LEFT})`,
        ),
      ]

type Waiting = {
  /** For whom they wait: `rolesOf` of the permit, as conditions of which one holds. */
  audience: (actor: Actor) => Fragment[]
  statuses: readonly PermitStatus[]
  /** Only those whose end has passed. */
  isOver?: true
}

/** What waits whatever its day. */
const waitingLists = {
  stopped: { audience: everyoneConcerned, statuses: ['Suspended'] },
  toClose: { audience: officerAndRequester, statuses: ['Expired', 'AwaitingClosure'] },
  unapproved: { audience: requesters, statuses: ['Submitted'], isOver: true },
  changesRequested: { audience: requesters, statuses: ['ChangesRequested'] },
} satisfies Record<string, Waiting>
export type WaitingList = keyof typeof waitingLists

const isOverAt = ({ today, time }: Clock) =>
  fragment`(permit."workDate", permit."endTime") <= (${today}::date, ${time}::char(5))`

const OLDEST_FIRST = fragment`permit."workDate" NULLS LAST, permit."endTime" NULLS LAST, permit."permitNo"`

const waitingIn = (
  [list, { audience, statuses, isOver }]: [string, Waiting],
  { actor, clock, most }: { actor: Actor; clock: Clock; most: number },
) => fragment`
  (SELECT ${list}::text AS "list", permit."id", count(*) OVER ()::int AS "total" FROM "work_permits" permit
  WHERE permit."status" IN (${literals(statuses)}) AND ${visiblePermits(actor)}
    AND (${joined(audience(actor), ' OR ')}) AND ${isOver ? isOverAt(clock) : fragment`true`}
  ORDER BY ${OLDEST_FIRST} LIMIT ${most})`

const waitingRow = permitAhead.extend({ list: z.string(), total: z.int() })

/** The permits that wait for the actor, whatever their day: of each list the oldest, and how many there are. */
export async function readWaitingPermits(
  { sql, actor }: Reader,
  clock: Clock,
  most: number,
): Promise<(list: WaitingList) => { permits: PermitAhead[]; total: number }> {
  const lists = Object.entries<Waiting>(waitingLists)
  const rows = await sql`
  WITH waiting AS (${joined(
    lists.map((list) => waitingIn(list, { actor, clock, most })),
    ' UNION ALL ',
  )})
  SELECT ${PERMIT_AHEAD}, waiting."list", waiting."total" ${FROM_PERMITS} JOIN waiting ON waiting."id" = permit."id"
  ORDER BY ${OLDEST_FIRST}`.rows(waitingRow)
  return (list) => {
    const found = rows.filter((row) => row.list === list)
    return { permits: found.map(permitIn), total: found[0]?.total ?? 0 }
  }
}
