import { readVerdictsOfGroups } from '@/lib/domain/eligibility/eligibility/queries'
import type { Verdict } from '@/lib/domain/eligibility/eligibility/rules'
import {
  readOpenSessions,
  readSeatsFrom,
  type OpenSession,
} from '@/lib/domain/training/training-enrollments/ahead/queries'
import { readPermitsOfDays } from '@/lib/domain/work/work-permits/ahead/queries'
import { presentStatuses, rolesIn } from '@/lib/domain/work/work-permits/ahead/rules'
import type { PermitAhead } from '@/lib/domain/work/work-permits/ahead/rows'
import { caseOfPermit, fieldGaps } from '@/lib/domain/work/work-permits/readiness/rules'
import { isOver } from '@/lib/domain/work/work-permits/rules'
import type { PermitRole } from '@/lib/domain/work/work-permits/workflow'
import { may } from '@/lib/platform/access/actor'
import type { Clock } from '@/lib/platform/dates/clock'
import type { Reading } from '../reading/queries'
import {
  answersFor,
  factsOf,
  isReady,
  mayDecide,
  peopleOf,
  refusedIn,
  searchSeats,
  untrainedIn,
  type Lacking,
  type SeatSearch,
  type Training,
} from './rules'

/** What a permit lacks; all of it only where it is shown. */
type Judged = {
  isReady: boolean
  lacking: () => Lacking
}

/** A permit of the days ahead; `judged` where the reader has to know whether it is ready. */
export type DayPermit = Asked & { judged: Judged | null }

type Asked = PermitAhead & { workDate: string; roles: PermitRole[] }

/** What keeps people from a permit, and where those whom training would help could be trained in time. */
export type Gaps = Lacking & Training<OpenSession>

/** The permits still to come that the reader sees, and whether those that concern the reader are ready. */
export async function readDayPermits({ context, clock, days }: Reading): Promise<DayPermit[]> {
  if (!days) return []
  const { actor } = context
  const seen = await readPermitsOfDays(context, days, presentStatuses)
  const permits = seen.flatMap((permit) => {
    const { workDate } = permit
    const isUnapproved = permit.status === 'Submitted' && isOver(permit, clock)
    return workDate === null || isUnapproved
      ? []
      : [{ ...permit, workDate, roles: rolesIn(actor, permit) }]
  })
  const concerned = permits.filter(
    (permit) =>
      (permit.status === 'Submitted' || permit.status === 'Approved') &&
      (answersFor(permit) || mayDecide(actor, permit)),
  )
  const verdictsOf = await readVerdictsOn(context, concerned)
  return permits.map((permit) => {
    const verdicts = verdictsOf.get(permit.id)
    return { ...permit, judged: verdicts ? judge(permit, verdicts, clock) : null }
  })
}

function judge(permit: Asked, verdicts: Iterable<Verdict>, clock: Clock): Judged {
  const fields = fieldGaps(factsOf(permit), clock)
  const isPermitReady = isReady(fields, verdicts)
  return {
    isReady: isPermitReady,
    lacking: () => ({ fields, refused: isPermitReady ? [] : refusedIn(verdicts) }),
  }
}

type Context = Reading['context']

/** By permit, in one statement for each day. */
async function readVerdictsOn(
  { sql, now }: Context,
  permits: readonly Asked[],
): Promise<Map<string, Iterable<Verdict>>> {
  const days = [...new Set(permits.map(({ workDate }) => workDate))]
  const found = await Promise.all(
    days.map(async (day) => {
      const ofDay = permits.filter(({ workDate }) => workDate === day)
      const groups = ofDay.map((permit) => ({
        people: peopleOf(permit),
        asked: caseOfPermit(permit),
      }))
      const verdicts = await readVerdictsOfGroups(sql, groups, { purpose: 'Work', at: now, day })
      return ofDay.map(({ id }, index) => [id, verdicts[index] ?? []] as const)
    }),
  )
  return new Map(found.flat())
}

/** All that these permits lack, in their order; null for those that are not judged. */
export async function readGaps(
  permits: readonly DayPermit[],
  { context }: Reading,
): Promise<(Gaps | null)[]> {
  const lacking = permits.map(({ judged }) => judged && judged.lacking())
  const seatsFor = await readSeatSearch(context, permits, lacking)
  return permits.map((permit, index) => {
    const found = lacking[index]
    return found ? { ...found, ...seatsFor(permit, found) } : null
  })
}

const nobody: SeatSearch<OpenSession> = () => ({ untrained: [], sessions: [], booked: new Map() })

async function readSeatSearch(
  { sql, actor, now }: Context,
  permits: readonly DayPermit[],
  lacking: readonly (Lacking | null)[],
): Promise<SeatSearch<OpenSession>> {
  if (!may(actor, 'enrollment')) return nobody
  const needed = lacking.flatMap((found) => (found ? untrainedIn(actor, found) : []))
  if (needed.length === 0) return nobody
  const before = permits
    .map(({ workDate }) => workDate)
    .toSorted()
    .at(-1)!
  const [sessions, seats] = await Promise.all([
    readOpenSessions(sql, { now, before }),
    readSeatsFrom(sql, [...new Set(needed)], now),
  ])
  return searchSeats(actor, sessions, seats)
}
