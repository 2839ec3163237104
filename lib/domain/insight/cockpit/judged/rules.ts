/**
 * ใบอนุญาตของวันข้างหน้า: ใครต้องทำอะไร ใครยังไม่ได้อบรม และรอบใดทันวันทำงาน
 * Permits of the days ahead: whose work they are, whom training keeps from them, and which session comes in time.
 * Source: docs/daily.md#12-cockpit-and-search.
 */
import type { Verdict } from '@/lib/domain/eligibility/eligibility/rules'
import { dutiesOf } from '@/lib/domain/eligibility/requirements/rules'
import { clash, type Hours } from '@/lib/domain/training/training-enrollments/clashes/rules'
import { workerPlace, type FieldGap } from '@/lib/domain/work/work-permits/readiness/rules'
import { openApprovals, type Approver } from '@/lib/domain/work/work-permits/rules'
import type { PermitRole, PermitStatus } from '@/lib/domain/work/work-permits/workflow'
import { isEmployerInScope, type Actor } from '@/lib/platform/access/actor'
import type { Day } from '@/lib/platform/dates/day'

/** Somebody who may not work, with the place in the form. */
export type Refused = { verdict: Verdict; path: string }

export type Lacking = {
  fields: FieldGap[]
  refused: Refused[]
}

export type Training<S> = {
  /** Who lacks training, has no seat in time, and may be enrolled by this reader. */
  untrained: string[]
  /** The day on which somebody will be trained in time. */
  booked: ReadonlyMap<string, Day>
  /** The earliest sessions in which all of them would be trained in time. */
  sessions: S[]
}

export type SeatSearch<S> = (permit: { workDate: Day }, found: Lacking) => Training<S>

type Crewed = { workers: { personId: string; dutyCodes: string[] }[] }
type Session = Hours & { seatsFree: number }
type Seat = Hours & { personId: string; isSafety: boolean }

/** Ends with the first who is refused: of most permits of a site nobody needs to know all. */
export function isReady(fields: readonly FieldGap[], verdicts: Iterable<Verdict>): boolean {
  if (fields.length > 0) return false
  for (const verdict of verdicts) if (isRefused(verdict)) return false
  return true
}

export function refusedIn(verdicts: Iterable<Verdict>): Refused[] {
  const refused: Refused[] = []
  let index = 0
  for (const verdict of verdicts) {
    if (isRefused(verdict)) refused.push({ verdict, path: `workers.${index}` })
    index += 1
  }
  return refused
}

const isRefused = ({ verdict }: Verdict) => verdict === 'refused'

/** Whether the reader answers for what the permit lacks. */
export const answersFor = ({ roles }: { roles: readonly PermitRole[] }): boolean =>
  roles.some((role) => role === 'safetyOfficer' || role === 'company' || role === 'workOwner')

type Decidable = Omit<Approver, 'userId'> & { status: PermitStatus }

/** Whether one of the missing approvals is the reader's. */
export const mayDecide = ({ userId }: Pick<Actor, 'userId'>, permit: Decidable): boolean =>
  permit.status === 'Submitted' && openApprovals({ ...permit, userId }).roles.length > 0

export const peopleOn = (permits: readonly Crewed[]): ReadonlySet<string> =>
  new Set(permits.flatMap(({ workers }) => workers.map(({ personId }) => personId)))

export const factsOf = <P extends Crewed>({ workers, ...permit }: P) => ({
  ...permit,
  workerCount: workers.length,
})

export const peopleOf = ({ workers }: Crewed) =>
  workers.map(({ personId, dutyCodes }) => ({ id: personId, dutyCodes: dutiesOf(dutyCodes) }))

/** Those whom training keeps from work, of the companies for which the reader enrols. */
export const untrainedIn = (actor: Actor, { refused }: Pick<Lacking, 'refused'>): string[] =>
  refused.flatMap(({ verdict: { person, reasons } }) =>
    isEmployerInScope(actor, person.employerId) &&
    reasons.some(({ code, effect }) => effect === 'Refuse' && isTraining(code))
      ? [person.id]
      : [],
  )

const isTraining = (code: Parameters<typeof workerPlace>[0]): boolean =>
  workerPlace(code, { maySend: false, mayOverride: false }) === 'training'

/** For each permit who is booked in time, and where the others could be. */
export function searchSeats<S extends Session>(
  actor: Actor,
  sessions: readonly S[],
  seats: readonly Seat[],
): SeatSearch<S> {
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

function seatsByPerson(seats: readonly Seat[]): (id: string) => Seat[] {
  const known = new Map<string, Seat[]>()
  for (const seat of seats) known.set(seat.personId, [...(known.get(seat.personId) ?? []), seat])
  return (id) => known.get(id) ?? []
}

const fittingOf = <S extends Session>(
  sessions: readonly S[],
  people: readonly string[],
  taken: readonly Seat[],
  workDate: Day,
): S[] =>
  sessions.filter(
    (session) =>
      session.date < workDate &&
      session.seatsFree >= people.length &&
      !taken.some((seat) => clash(seat, session)),
  )
