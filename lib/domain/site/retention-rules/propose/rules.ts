/**
 * ระยะเวลาเก็บข้อมูล: อะไรเก่าเกินกำหนด / How long something is kept: from when on it is too old.
 * Source: docs/integration.md#21-operations.
 */
import { addMonths, dayIn } from '@/lib/platform/dates/day'
import { instantOf } from '@/lib/platform/dates/instant'

/** Exclusive: the start of the day at the site, so many months ago. */
export const tooOldBefore = (timeZone: string, now: Date, months: number): Date =>
  instantOf(timeZone, addMonths(dayIn(timeZone, now), -months), '00:00')
