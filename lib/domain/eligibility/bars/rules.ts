/**
 * การห้ามเข้าพื้นที่และห้ามทำงาน / Whether a bar is in force on a day.
 * Source: docs/gate.md#2-credentials-and-company-documents.
 */
import type { Day } from '@/lib/platform/dates/day'

/** Of a bar that was not lifted. */
type BarDays = {
  fromDate: Day
  /** Inclusive; null: until lifted. */
  untilDate: Day | null
}

export const isInForce = ({ fromDate, untilDate }: BarDays, day: Day): boolean =>
  fromDate <= day && (untilDate === null || day <= untilDate)
