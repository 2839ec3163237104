import { readVerdictsOfGroups } from '@/lib/domain/eligibility/eligibility/queries'
import type { Verdict } from '@/lib/domain/eligibility/eligibility/rules'
import { dutiesOf } from '@/lib/domain/eligibility/requirements/rules'
import {
  readOpenSessions,
  readSeatsFrom,
  type OpenSession,
  type TakenSeat,
} from '@/lib/domain/training/training-enrollments/ahead/queries'
import { readPermitsOfDays } from '@/lib/domain/work/work-permits/ahead/queries'
import { presentStatuses, rolesIn } from '@/lib/domain/work/work-permits/ahead/rules'
import type { PermitAhead } from '@/lib/domain/work/work-permits/ahead/rows'
import {
  caseOfPermit,
  fieldGaps,
  workerPlace,
  type FieldGap,
} from '@/lib/domain/work/work-permits/readiness/rules'
import { openApprovals } from '@/lib/domain/work/work-permits/rules'
import type { PermitRole } from '@/lib/domain/work/work-permits/workflow'
import { isEmployerInScope, may, type Actor } from '@/lib/platform/access/actor'
import type { Reading } from '../reading/queries'

/** A permit of the days ahead; `judged` where the reader has to know whether it is ready. */
export type DayPermit = PermitAhead & {
  workDate: string
  roles: PermitRole[]
  judged: Judged | null
}

type Judged = {
  fields: FieldGap[]
  /** Of those who may not work, with their place in the form. */
  refused: { verdict: Verdict; path: string }[]
  /** Who lacks training, has no seat in time, and may be enrolled by this reader. */
  untrained: string[]
  /** The day on which somebody will be trained in time. */
  booked: ReadonlyMap<string, string>
  /** The earliest sessions in which all of them would be trained in time. */
  sessions: OpenSession[]
}

export const isReady = ({ fields, refused }: Judged): boolean =>
  fields.length === 0 && refused.length === 0

/** Whether the reader answers for what the permit lacks. */
export const answersFor = ({ roles }: Pick<DayPermit, 'roles'>): boolean =>
  roles.some((role) => role === 'safetyOfficer' || role === 'company' || role === 'workOwner')

/** Whether one of the missing approvals is the reader's. */
export const mayDecide = ({ userId }: Actor, permit: Omit<DayPermit, 'judged'>): boolean =>
  permit.status === 'Submitted' && openApprovals({ ...permit, userId }).roles.length > 0

/** The permits still to come that the reader sees, with what keeps those from work that concern the reader. */
export async function readDayPermits({ context, clock, days }: Reading): Promise<DayPermit[]> {
  if (!days) return []
  const { actor } = context
  const seen = await readPermitsOfDays(context, days, presentStatuses)
  const permits = seen.flatMap((permit) => {
    const { workDate } = permit
    return workDate === null ? [] : [{ ...permit, workDate, roles: rolesIn(actor, permit) }]
  })
  const concerned = permits.filter(
    (permit) =>
      (permit.status === 'Submitted' || permit.status === 'Approved') &&
      (answersFor(permit) || mayDecide(actor, permit)),
  )
  const verdicts = await readVerdictsOn(context, concerned)
  const lacking = new Map(
    concerned.map((permit) => {
      const refused = (verdicts.get(permit.id) ?? []).flatMap((verdict, index) =>
        verdict.verdict === 'refused' ? [{ verdict, path: `workers.${index}` }] : [],
      )
      return [permit.id, { fields: fieldGaps(factsOf(permit), clock), refused }] as const
    }),
  )
  const seatsFor = await readSeatSearch(context, concerned, lacking)
  return permits.map((permit) => {
    const found = lacking.get(permit.id)
    return { ...permit, judged: found ? { ...found, ...seatsFor(permit, found) } : null }
  })
}

export const peopleOn = (permits: readonly DayPermit[]): ReadonlySet<string> =>
  new Set(permits.flatMap(({ workers }) => workers.map(({ personId }) => personId)))

const factsOf = ({ workers, ...permit }: PermitAhead) => ({
  ...permit,
  workerCount: workers.length,
})

type Context = Reading['context']
type Asked = Omit<DayPermit, 'judged'>

/** In one statement for each day. */
async function readVerdictsOn(
  { sql, now }: Context,
  permits: readonly Asked[],
): Promise<Map<string, Verdict[]>> {
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

const peopleOf = ({ workers }: Asked) =>
  workers.map(({ personId, dutyCodes }) => ({ id: personId, dutyCodes: dutiesOf(dutyCodes) }))

type Lacking = Pick<Judged, 'fields' | 'refused'>
type Training = Pick<Judged, 'untrained' | 'sessions' | 'booked'>
type SeatSearch = (permit: Asked, found: Lacking) => Training
const nobody: SeatSearch = () => ({ untrained: [], sessions: [], booked: new Map() })

async function readSeatSearch(
  { sql, actor, now }: Context,
  permits: readonly Asked[],
  lacking: ReadonlyMap<string, Lacking>,
): Promise<SeatSearch> {
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
  const seatsOf = seatsByPerson(seats)
  return ({ workDate }, found) => {
    const people = untrainedIn(actor, found)
    const booked = new Map(
      people.flatMap((id) => {
        const seat = seatsOf(id).find(({ date, isSafety }) => isSafety && date < workDate)
        return seat ? [[id, seat.date] as const] : []
      }),
    )
    const untrained = people.filter((id) => !booked.has(id))
    const taken = untrained.flatMap(seatsOf)
    const fitting = untrained.length > 0 ? fittingOf(sessions, untrained, taken, workDate) : []
    return { untrained, booked, sessions: fitting }
  }
}

function seatsByPerson(seats: readonly TakenSeat[]): (id: string) => TakenSeat[] {
  const known = new Map<string, TakenSeat[]>()
  for (const seat of seats) known.set(seat.personId, [...(known.get(seat.personId) ?? []), seat])
  return (id) => known.get(id) ?? []
}

/** Those whom training keeps from work, of the companies for which the reader enrols. */
const untrainedIn = (actor: Actor, { refused }: Lacking): string[] =>
  refused.flatMap(({ verdict: { person, reasons } }) =>
    isEmployerInScope(actor, person.employerId) &&
    reasons.some(({ code, effect }) => effect === 'Refuse' && isTraining(code))
      ? [person.id]
      : [],
  )

type Code = Parameters<typeof workerPlace>[0]
export const isTraining = (code: Code): boolean =>
  workerPlace(code, { maySend: false, mayOverride: false }) === 'training'

const fittingOf = (
  sessions: readonly OpenSession[],
  people: readonly string[],
  taken: readonly TakenSeat[],
  workDate: string,
): OpenSession[] =>
  sessions.filter(
    ({ date, period, seatsFree }) =>
      date < workDate &&
      seatsFree >= people.length &&
      !taken.some((seat) => seat.date === date && seat.period === period),
  )
