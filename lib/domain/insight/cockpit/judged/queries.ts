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
import type { Reading } from '../reading/queries'
import {
  answersFor,
  factsOf,
  mayDecide,
  peopleOf,
  searchSeats,
  untrainedIn,
  type Lacking,
  type Refused,
  type SeatSearch,
  type Training,
} from './rules'

/** A permit of the days ahead; `judged` where the reader has to know whether it is ready. */
export type DayPermit = PermitAhead & {
  workDate: string
  roles: PermitRole[]
  judged: (Lacking & Training<OpenSession>) | null
}

/** The permits still to come that the reader sees, with what keeps those from work that concern the reader. */
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
  const refused = await readRefusedOn(context, concerned)
  const lacking = new Map(
    concerned.map((permit) => [
      permit.id,
      { fields: fieldGaps(factsOf(permit), clock), refused: refused.get(permit.id) ?? [] },
    ]),
  )
  const seatsFor = await readSeatSearch(context, concerned, lacking)
  return permits.map((permit) => {
    const found = lacking.get(permit.id)
    return { ...permit, judged: found ? { ...found, ...seatsFor(permit, found) } : null }
  })
}

type Context = Reading['context']
type Asked = Omit<DayPermit, 'judged'>

/** By permit, in one statement for each day. Of thousands who are judged only the refused are kept in memory. */
async function readRefusedOn(
  { sql, now }: Context,
  permits: readonly Asked[],
): Promise<Map<string, Refused[]>> {
  const days = [...new Set(permits.map(({ workDate }) => workDate))]
  const found = await Promise.all(
    days.map(async (day) => {
      const ofDay = permits.filter(({ workDate }) => workDate === day)
      const groups = ofDay.map((permit) => ({
        people: peopleOf(permit),
        asked: caseOfPermit(permit),
      }))
      const verdicts = await readVerdictsOfGroups(sql, groups, { purpose: 'Work', at: now, day })
      return ofDay.map(({ id }, index) => [id, refusedIn(verdicts[index] ?? [])] as const)
    }),
  )
  return new Map(found.flat())
}

function refusedIn(verdicts: Iterable<Verdict>): Refused[] {
  const refused: Refused[] = []
  let index = 0
  for (const verdict of verdicts) {
    if (verdict.verdict === 'refused') refused.push({ verdict, path: `workers.${index}` })
    index += 1
  }
  return refused
}

const nobody: SeatSearch<OpenSession> = () => ({ untrained: [], sessions: [], booked: new Map() })

async function readSeatSearch(
  { sql, actor, now }: Context,
  permits: readonly Asked[],
  lacking: ReadonlyMap<string, Lacking>,
): Promise<SeatSearch<OpenSession>> {
  if (!may(actor, 'enrollment')) return nobody
  const needed = [...lacking.values()].flatMap((found) => untrainedIn(actor, found))
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
