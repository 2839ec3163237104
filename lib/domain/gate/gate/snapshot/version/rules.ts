/**
 * รุ่นของรายชื่อ: ทำเมื่อใด และเนื้อหาใด
 * The version of a list: when it was made, and a digest of its content.
 */
import { isFromFirstYear, isUntilLastYear } from '@/lib/platform/dates/day'
import { HOUR, MINUTE } from '@/lib/platform/dates/durations'

/**
 * A list is confirmed as unchanged until it is so old, and then made anew: its age is signed in it, and devices warn
 * from 15 minutes on. Source: docs/gate.md#6-offline.
 */
const CONFIRMED_FOR = 10 * MINUTE

export const versionOf = (madeAt: Date, digest: string) => `${madeAt.toISOString()}~${digest}`

/** When a list was made, in milliseconds; null where the text is no version. */
export function madeAtOf(version: string): number | null {
  const [text = ''] = version.split('~', 1)
  const madeAt = Date.parse(text)
  const isInstant = !Number.isNaN(madeAt) && isFromFirstYear(text) && isUntilLastYear(text)
  return version.includes('~') && isInstant ? madeAt : null
}

/** Whether a device may go on with the list that it has. */
export function isCurrent(have: string, digest: string, now: Date): boolean {
  const madeAt = madeAtOf(have)
  return madeAt !== null && have.endsWith(`~${digest}`) && now.getTime() - madeAt < CONFIRMED_FOR
}

/** Whether what happened at `at` (in milliseconds) was decided by a list that was too old to let people in. */
export function wasTooOld(version: string, at: number, listHours: number): boolean {
  const madeAt = madeAtOf(version)
  return madeAt !== null && at - madeAt > listHours * HOUR
}
