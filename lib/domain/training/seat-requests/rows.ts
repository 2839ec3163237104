import * as z from 'zod'
import { fragment } from '@/lib/platform/db/fragment'
import { endReasons, notices, type SeatRequest } from './rules'
import { seatRequestStatuses } from './workflow'

/** The columns of `SEAT_REQUEST`. */
export const seatRequestRow = z.object({
  id: z.guid(),
  sessionId: z.guid(),
  contractorId: z.guid(),
  seats: z.int(),
  personIds: z.array(z.guid()),
  takesPart: z.boolean(),
  autoTake: z.boolean(),
  status: z.enum(seatRequestStatuses),
  queuedAt: z.date(),
  offeredSeats: z.int(),
  offerUntil: z.date().nullable(),
  nameUntil: z.date().nullable(),
  endReason: z.enum(endReasons).nullable(),
  notice: z.enum(notices).nullable(),
  skipped: z.array(z.object({ personId: z.guid(), th: z.string(), en: z.string() })),
  requestedByUserId: z.guid(),
  rowVersion: z.int(),
}) satisfies z.ZodType<SeatRequest>

export const SEAT_REQUEST = fragment`
  request."id", request."sessionId", request."contractorId", request."seats", request."personIds"::text[],
  request."takesPart", request."autoTake", request."status"::text, request."queuedAt",
  request."offeredSeats", request."offerUntil", request."nameUntil", request."endReason",
  request."notice", request."skipped", request."requestedByUserId", request."rowVersion"`
