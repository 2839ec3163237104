/**
 * คำขอที่นั่ง: รอคิว → มีที่ว่างให้ → ได้ที่นั่ง, หรือกันที่ไว้ก่อนแล้วส่งชื่อทีหลัง
 * The life of a seat request. Source: docs/gate.md#7-seats-and-waiting.
 */
import { Workflow } from '@/lib/platform/workflow/workflow'
import { openStatuses } from './of-session/rules'

export const seatRequestWorkflow = new Workflow({
  subject: 'seat-request',
  statuses: [...openStatuses, 'Taken', 'Declined', 'Lapsed', 'Withdrawn', 'Ended'],
  words: { statuses: 'seatRequests.statuses', commands: 'seatRequests.commands' },
  roles: ['enrollment', 'training-mgmt'],
  /** See `seatRequestChecks`. */
  conditions: ['in-time'],
  wrongStatus: 'offer-over',
  reasonField: 'reason',
  transitions: {
    /** Held where names are to come. */
    accept: {
      from: ['Offered'],
      to: ['Taken', 'Held'],
      by: ['enrollment'],
      condition: 'in-time',
      look: 'leading',
    },
    decline: { from: ['Offered'], to: 'Declined', by: ['enrollment'], look: 'ending' },
    name: {
      from: ['Held'],
      to: ['Taken', 'Held'],
      by: ['enrollment'],
      condition: 'in-time',
      look: 'leading',
    },
    /** Gives back seats without a name. */
    release: {
      from: ['Held'],
      to: ['Held', 'Taken', 'Withdrawn'],
      by: ['enrollment'],
      look: 'plain',
    },
    withdraw: {
      from: openStatuses,
      to: 'Withdrawn',
      by: ['enrollment'],
      look: 'ending',
    },
    moveFirst: {
      from: ['Waiting'],
      to: 'Waiting',
      by: ['training-mgmt'],
      reason: 'needed',
      look: 'plain',
    },
  },
  clock: {
    offer: { from: ['Waiting', 'Offered'], to: 'Offered' },
    take: { from: ['Waiting'], to: 'Taken' },
    lapse: { from: ['Offered', 'Held'], to: 'Lapsed' },
    end: { from: openStatuses, to: 'Ended' },
  },
})

export const { statuses: seatRequestStatuses, commands: seatRequestCommands } = seatRequestWorkflow
export type SeatRequestStatus = (typeof seatRequestStatuses)[number]
export type SeatRequestCommand = (typeof seatRequestCommands)[number]

export const isOpenRequest = (status: SeatRequestStatus): boolean =>
  openStatuses.some((open) => open === status)
