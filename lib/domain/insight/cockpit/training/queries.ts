import type { SeatRequestRecord } from '@/lib/domain/training/seat-requests/contract'
import { searchSeatRequests } from '@/lib/domain/training/seat-requests/queries'
import { readOpenRosters } from '@/lib/domain/training/training-enrollments/ahead/queries'
import { may } from '@/lib/platform/access/actor'
import { pageOf } from '@/lib/platform/access/record-pages'
import { formatDay } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import {
  counted,
  defineKind,
  firstRows,
  idOf,
  isOfCompany,
  MOST_ROWS,
  type Shown,
  type Source,
} from '../kinds/queries'

type Session = { nameTh: string; nameEn: string; date: string; startTime: string; location: string }

const sessionTitle = (
  { date, startTime, location, ...names }: Session,
  { context, style }: Source,
): string =>
  [nameIn(context.language, names), `${formatDay(style, date)} ${startTime}`, location].join(' · ')

const sessionOf = ({ session, sessionId }: SeatRequestRecord) => ({
  ...session,
  id: sessionId,
  nameTh: session.scheduleNickname,
  nameEn: session.scheduleName,
})

type Wanted = 'Offered' | 'Held' | 'Waiting'

const readRequests = (status: Wanted, sort: 'offerUntil' | 'session') => async (source: Source) => {
  const { actor } = source.context
  const isOwn = status !== 'Waiting'
  return searchSeatRequests(source.context, {
    status,
    contractorId: isOwn ? (actor.employerId ?? undefined) : undefined,
    ...firstRows,
    sort,
  })
}

const instant = (value: string | null) => (value === null ? null : new Date(value))

function showRequest(request: SeatRequestRecord, source: Source, seats: number): Shown {
  const { language } = source.context
  const t = translator(language, 'cockpit')
  const session = sessionOf(request)
  return {
    subject: { type: 'seat-request', id: request.id, label: nameIn(language, session) },
    title: `${t('titles.seats', { count: seats })} · ${sessionTitle(session, source)}`,
    employer: request.contractor,
    href: pageOf({ type: 'seat-request', key: request.sessionId }),
  }
}

/** What is free belongs to a company until it answers, so that only its own users are asked. */
export const seatOffer = defineKind<SeatRequestRecord>({
  isFor: isOfCompany,
  read: readRequests('Offered', 'offerUntil'),
  idOf,
  dueAt: ({ offerUntil }) => instant(offerUntil),
  show: (request, source) => showRequest(request, source, request.offeredSeats),
})

export const seatsToName = defineKind<SeatRequestRecord>({
  isFor: isOfCompany,
  read: readRequests('Held', 'session'),
  idOf,
  dueAt: ({ nameUntil }) => instant(nameUntil),
  show: (request, source) => showRequest(request, source, request.seats - request.personIds.length),
})

/** More people ask for a session than it has seats. */
export const seatQueue = defineKind<SeatRequestRecord>({
  isFor: (actor) => may(actor, 'training-mgmt'),
  read: readRequests('Waiting', 'session'),
  idOf,
  dueAt: ({ session }, { at }) => at(session.date, session.startTime),
  show: (request, source) => showRequest(request, source, request.seats),
})

type Roster = Awaited<ReturnType<typeof readOpenRosters>>[number]

export const rosterOpen = defineKind<Roster>({
  isFor: (actor) => may(actor, 'training-review'),
  read: async ({ context, date, clock }) => {
    const until = date < clock.today ? clock.today : date
    const rows = await readOpenRosters(context.sql, { now: context.now, until, most: MOST_ROWS })
    return counted(rows)
  },
  idOf,
  dueAt: ({ dueAt }) => dueAt,
  show: (roster, source) => {
    const t = translator(source.context.language, 'cockpit')
    const count = t(roster.hasBegun ? 'titles.noResult' : 'titles.unconfirmed', {
      count: roster.people,
    })
    return {
      subject: {
        type: 'training-session',
        id: roster.id,
        label: nameIn(source.context.language, roster),
      },
      title: `${count} · ${sessionTitle(roster, source)}`,
      href: pageOf({ type: 'training-session', key: roster.id }),
    }
  },
})
