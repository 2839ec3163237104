import * as z from 'zod'
import { halfDays } from '@/lib/domain/training/training-plans/contract'
import { sessionStatuses } from '@/lib/domain/training/training-sessions/workflow'
import { command, list, result } from '@/lib/platform/contract/contract'
import { filter, id, longText, named, rowVersion } from '@/lib/platform/contract/fields'
import { endReasons } from './rules'
import { seatRequestCommands, seatRequestStatuses } from './workflow'

/** How many seats one request asks for. */
export const MOST_SEATS = 100

const status = z.enum(seatRequestStatuses)

export const seatRequestRecord = z.object({
  id: z.guid(),
  sessionId: z.guid(),
  contractorId: z.guid(),
  seats: z.int(),
  personIds: z.array(z.guid()),
  takesPart: z.boolean().meta({ description: 'Takes fewer seats where not all are free' }),
  autoTake: z.boolean().meta({
    description: 'Takes free seats without an offer, once there is a name for each',
  }),
  status,
  position: z.int().nullable().meta({ description: 'In the queue, from 1; only while Waiting' }),
  queuedAt: z.string(),
  offeredSeats: z.int(),
  offerUntil: z.string().nullable(),
  nameUntil: z.string().nullable(),
  endReason: z.enum(endReasons).nullable(),
  needsMoreSeats: z.boolean().meta({
    description: 'Passed over: fewer seats are free than it asks for, and it takes no part of them',
  }),
  rowVersion: z.int(),
  contractor: named,
  people: z.array(named.extend({ code: z.string() })),
  session: z.object({
    scheduleName: z.string(),
    scheduleNickname: z.string(),
    date: z.string(),
    period: z.enum(halfDays),
    startTime: z.string(),
    location: z.string(),
    status: z.enum(sessionStatuses),
  }),
  can: z.object({ commands: z.array(z.enum(seatRequestCommands)) }),
})
export type SeatRequestRecord = z.output<typeof seatRequestRecord>

const personIds = z
  .array(id)
  .max(MOST_SEATS)
  .transform((all) => [...new Set(all)])

const byIdAndVersion = z.object({ id, rowVersion })

/** Names that are left out are in `skipped`, each with its reason. */
const seatResult = result.extend({
  status,
  skipped: z.array(z.object({ personId: z.guid(), code: z.string(), text: z.string() })),
})

export const seatRequests = {
  book: command('/api/seat-requests/book', {
    policy: 'enrollment',
    summary: 'Ask for seats in a session, with or without names',
    transaction: 'sql',
    description:
      'Free seats are taken at once, or held until the people are named; otherwise the request waits. Who cannot have a seat is left out, and named in `skipped`. A Contractor asks for the own company.',
    input: z.object({
      sessionId: id,
      contractorId: id.optional().meta({ description: 'The caller’s company, if not said' }),
      seats: z.int().min(1).max(MOST_SEATS),
      personIds: personIds.default([]),
      takesPart: z.boolean().default(true),
      autoTake: z.boolean().default(true),
    }),
    output: seatResult,
  }),
  search: list('/api/seat-requests/search', {
    policy: 'enrollment',
    summary: 'Requests for seats, of the own company for a Contractor',
    filters: {
      sessionId: filter(id),
      contractorId: filter(id),
      status: filter(status),
      isOpen: filter(z.boolean()).meta({ description: 'Waiting, Offered and Held' }),
    },
    row: seatRequestRecord,
    sorts: ['queuedAt', 'session', 'contractor', 'status', 'offerUntil'],
  }),
  accept: command('/api/seat-requests/accept', {
    policy: 'enrollment',
    summary: 'Take the seats of an offer',
    transaction: 'sql',
    description:
      'For the people named here, or when it was booked. Seats without a name are held until `nameUntil`; where that has passed, they are given back. 409 `offer-over`.',
    input: byIdAndVersion.extend({ personIds: personIds.optional() }),
    output: seatResult,
  }),
  decline: command('/api/seat-requests/decline', {
    policy: 'enrollment',
    summary: 'Decline an offer of seats',
    transaction: 'sql',
    input: byIdAndVersion,
    output: seatResult,
  }),
  name: command('/api/seat-requests/name', {
    policy: 'enrollment',
    summary: 'Name people for held seats',
    transaction: 'sql',
    description: 'They are enrolled. 409 `offer-over` once the time for names has passed.',
    input: byIdAndVersion.extend({
      personIds: z
        .array(id)
        .min(1)
        .max(MOST_SEATS)
        .transform((all) => [...new Set(all)]),
    }),
    output: seatResult,
  }),
  release: command('/api/seat-requests/release', {
    policy: 'enrollment',
    summary: 'Give back held seats without a name',
    transaction: 'sql',
    input: byIdAndVersion.extend({
      seats: z.int().min(1).max(MOST_SEATS).optional().meta({ description: 'All, if not said' }),
    }),
    output: seatResult,
  }),
  withdraw: command('/api/seat-requests/withdraw', {
    policy: 'enrollment',
    summary: 'Withdraw a request for seats',
    transaction: 'sql',
    description: 'People who are enrolled by it stay enrolled.',
    input: byIdAndVersion,
    output: seatResult,
  }),
  moveFirst: command('/api/seat-requests/moveFirst', {
    policy: 'training-mgmt',
    summary: 'Move a waiting request to the head of the queue',
    transaction: 'sql',
    input: byIdAndVersion.extend({ reason: longText(500) }),
    output: seatResult,
  }),
}
