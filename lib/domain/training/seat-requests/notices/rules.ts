/** อีเมลถึงบริษัทที่ขอที่นั่ง / The mails to a company that asks for seats. */
import type { SeatRequest } from '../rules'

/** By the catalogue's names. */
export type Notice =
  | 'offered'
  | 'ending'
  | 'taken'
  | 'lapsed'
  | 'notNamed'
  | 'ended'
  | 'closed'
  | 'cancelled'

/** What a mail says. */
export function noticeOf({ notice, endReason }: SeatRequest): Notice | null {
  if (notice === 'lapsed' && endReason === 'not-named') return 'notNamed'
  if (notice === 'ended' && endReason === 'session-cancelled') return 'cancelled'
  if (notice === 'ended' && endReason === 'session-closed') return 'closed'
  return notice
}

/** After these a company looks for another session. */
export const namesOtherSessions = (notice: Notice): boolean =>
  ['ended', 'closed', 'cancelled', 'lapsed'].includes(notice)

/** The same mail is written once; an offer that has grown is another one. */
export const dedupeKeyOf = (
  { id, offeredSeats, offerUntil }: SeatRequest,
  notice: Notice,
  userId: string,
): string =>
  ['seat-request', id, notice, offeredSeats, offerUntil?.toISOString() ?? '', userId].join(':')
