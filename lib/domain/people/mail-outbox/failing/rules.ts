/** อีเมลส่งไม่ออก: บอกผู้ดูแลวันละครั้ง / When Admins are told that mails do not arrive. Source: docs/daily.md#14-notices. */
import { DAY } from '@/lib/platform/dates/durations'

/** In attempts: a mail that still waits after so many, about half an hour, is in trouble. */
export const TROUBLED_AFTER = 5

/** In milliseconds: what was given up longer ago was told before. */
export const RECENT = DAY

export type Failing = { failed: number; waiting: number }

export const isFailing = ({ failed, waiting }: Failing): boolean => failed + waiting > 0

export const newsOfFailing = ({ failed, waiting }: Failing, today: string) => ({
  occasion: today,
  params: { failed: String(failed), waiting: String(waiting) },
})
