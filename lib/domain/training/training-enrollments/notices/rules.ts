/**
 * ที่นั่งอบรมเปลี่ยน: บอกผู้ลงทะเบียนและผู้รับผิดชอบ คนละหนึ่งข้อความต่อรอบ
 * Who is told of seats in a session: who enrolled people and who is responsible for them, once for all of them together.
 * Source: docs/daily.md#14-notices.
 */
import { isEmployerInScope, type Actor } from '@/lib/platform/access/actor'
import type { Day } from '@/lib/platform/dates/day'
import type { News } from '@/lib/platform/notices/notify'

const seatChanges = ['in', 'fromQueue', 'out', 'moved', 'cancelled'] as const
export type SeatChange = (typeof seatChanges)[number]

type Session = {
  sessionId: string
  courseTh: string
  courseEn: string
  date: Day
  startTime: string
  location: string
}

/** An attendance with its session. */
export type Seat = Session & {
  id: string
  /** The company of the person; a Contractor is told of the own one only. */
  contractorId: string | null
  enrolledByUserId: string
  responsibleUserId: string | null
  personTh: string
  personEn: string | null
}

/** Seats that a company has asked for and has not filled, with their session. */
export type AskedSeats = Session & {
  contractorId: string
  requestedByUserId: string
  seats: number
}

/** So many people are named. */
const NAMED = 3

export const recipientsOf = ({ enrolledByUserId, responsibleUserId }: Seat): string[] =>
  responsibleUserId ? [enrolledByUserId, responsibleUserId] : [enrolledByUserId]

type User = Pick<Actor, 'roles' | 'employerId'>
type Users = ReadonlyMap<string, User>

type Group = { userId: string; seats: [Seat, ...Seat[]] }

/** By user and session. */
function grouped(pairs: readonly { userId: string; seat: Seat }[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { userId, seat } of pairs) {
    const key = `${userId} ${seat.sessionId}`
    const group = groups.get(key)
    if (group) group.seats.push(seat)
    else groups.set(key, { userId, seats: [seat] })
  }
  return [...groups.values()]
}

const seatsByUser = (seats: readonly Seat[], users: Users): Group[] =>
  grouped(
    seats.flatMap((seat) =>
      [...new Set(recipientsOf(seat))]
        .filter((userId) => {
          const user = users.get(userId)
          return user !== undefined && isEmployerInScope(user, seat.contractorId)
        })
        .map((userId) => ({ userId, seat })),
    ),
  )

const isClerkOf = (user: User | undefined, { contractorId }: Seat): boolean =>
  user !== undefined && user.roles.includes('Contractor') && user.employerId === contractorId

const sessionParams = ({ courseTh, courseEn, date, startTime, location }: Session) => ({
  courseTh,
  courseEn,
  date,
  startTime,
  location,
})

/** `version` sets one move of a session apart from the next. */
export const newsOfSeats = (
  seats: readonly Seat[],
  users: Users,
  { change, version }: { change: SeatChange; version?: number },
): News[] =>
  seatsByUser(seats, users).map(({ userId, seats: own }) => {
    const [first] = own
    const names = own.slice(0, NAMED)
    return {
      userIds: [userId],
      subjectId: first.sessionId,
      occasion: [change, version ?? first.id].join(' '),
      params: {
        change,
        ...sessionParams(first),
        peopleTh: names.map(({ personTh }) => personTh).join(', '),
        peopleEn: names.map(({ personTh, personEn }) => personEn ?? personTh).join(', '),
        more: String(own.length - names.length),
        hasMore: own.length > names.length ? 'yes' : 'no',
        // The mail about the company's request has told it.
        isMailed: change === 'fromQueue' && isClerkOf(users.get(userId), first) ? 'yes' : 'no',
      },
    }
  })

/** Whoever has asked for seats in a session that is moved. `alreadyNotified`: those who hear of it for their people. */
export const newsOfAskedSeats = (
  asked: readonly AskedSeats[],
  users: Users,
  { version, alreadyNotified }: { version?: number; alreadyNotified: readonly string[] },
): News[] =>
  asked
    .filter(({ requestedByUserId, contractorId }) => {
      const user = users.get(requestedByUserId)
      const isInScope = user !== undefined && isEmployerInScope(user, contractorId)
      return isInScope && !alreadyNotified.includes(requestedByUserId)
    })
    .map((each) => ({
      userIds: [each.requestedByUserId],
      subjectId: each.sessionId,
      occasion: `queueMoved ${version} ${each.contractorId}`,
      params: { change: 'queueMoved', ...sessionParams(each), seats: String(each.seats) },
    }))

/** The day before: officers are told of everybody, others of those whom they enrolled or are responsible for. */
export function newsOfTomorrow(
  seats: readonly Seat[],
  users: Users,
  officerIds: readonly string[],
): News[] {
  const ofOfficers = grouped(
    officerIds.flatMap((userId) => seats.map((seat) => ({ userId, seat }))),
  )
  const officers = new Set(officerIds)
  const ofOthers = seatsByUser(seats, users).filter(({ userId }) => !officers.has(userId))
  return [...ofOfficers, ...ofOthers].map(({ userId, seats: [first, ...others] }) => ({
    userIds: [userId],
    subjectId: first.sessionId,
    occasion: first.date,
    params: { ...sessionParams(first), people: String(others.length + 1) },
  }))
}
