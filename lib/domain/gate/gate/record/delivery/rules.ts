/**
 * เครื่องส่งสิ่งที่เกิดที่ประตู: เวลาที่ถูกต้อง และรายการที่ส่งซ้ำ
 * What a device or a person at a gate sends: when it really happened, and what was sent before.
 * Source: docs/gate.md#6-offline.
 */
import { compactId, isThaiNationalId, mask } from '@/lib/domain/people/persons/national-id/rules'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import { DAY, MINUTE } from '@/lib/platform/dates/durations'
import { westernDigits } from '@/lib/platform/dates/typed-day'
import { sha256 } from '@/lib/platform/secrets/sha256'
import type { gate } from '../../contract'
import type { ConflictCode } from '../../events/rules'
import { wasTooOld } from '../../snapshot/version/rules'
import { CLOCK_TOLERANCE, offsetFor } from '../offset/rules'

export type Action = CheckedInputOf<typeof gate.record>['actions'][number]

const CLOCK_OFF = 5 * MINUTE
const LATE = 7 * DAY

/**
 * Somebody may type the national id of whoever has no card. Events keep it masked, and their digest is of that: by a digest
 * of the whole one the hidden digits could be tried out.
 */
export function withoutNationalId<A extends Pick<Action, 'scanned'>>(action: A): A {
  const number = compactId(westernDigits(action.scanned ?? ''))
  return isThaiNationalId(number) ? { ...action, scanned: mask(number) } : action
}

/**
 * What is added to the times of a delivery, in milliseconds. A clock that may be right, and yet shows what has not happened
 * yet, is ahead by as much: otherwise all of the last seconds would become one instant, and lose their order.
 * Source: docs/decisions/0464-what-a-fast-clock-tells-keeps-its-order.md
 */
export function clockOffset(
  deviceNow: string,
  seen: readonly { at: string }[],
  receivedAt: Date,
): number {
  const offset = offsetFor(receivedAt.getTime() - Date.parse(deviceNow))
  if (offset !== 0) return offset
  const ahead = seen
    .map(({ at }) => Date.parse(at) - receivedAt.getTime())
    .filter((time) => time <= CLOCK_TOLERANCE)
  return -Math.max(0, ...ahead)
}

/** When an action happened by the server's clock, in milliseconds. The future becomes the present. */
export const correctedAt = (at: string, offset: number, receivedAt: Date): number =>
  Math.min(Date.parse(at) + offset, receivedAt.getTime())

export function clockConflicts(at: number, offset: number, receivedAt: Date): ConflictCode[] {
  return [
    ...(Math.abs(offset) > CLOCK_OFF ? (['clock-off'] as const) : []),
    ...(receivedAt.getTime() - at > LATE ? (['late'] as const) : []),
  ]
}

/** Whoever goes out, and who was not let in, needs no list. `at` in milliseconds. */
export const listConflicts = (
  { kind, isOffline, listVersion }: Pick<Action, 'kind' | 'isOffline' | 'listVersion'>,
  at: number,
  listHours: number,
): ConflictCode[] =>
  kind === 'In' && isOffline && listVersion && wasTooOld(listVersion, at, listHours)
    ? ['list-was-old']
    : []

/** Two actions with one id are the same if this is. */
export const contentHash = (action: object): string =>
  sha256(
    JSON.stringify(Object.entries(action).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  )
