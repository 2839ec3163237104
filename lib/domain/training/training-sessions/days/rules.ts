/** รอบอบรมเริ่มแล้วหรือยัง ตามเวลาหน้างาน / Whether a session has begun, by the site's clock. */
import type { Clock } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'

export type Start = { date: Day; startTime: string }

/** From the minute of its start on. */
export const hasBegun = ({ date, startTime }: Start, { today, time }: Clock): boolean =>
  date < today || (date === today && startTime <= time)
