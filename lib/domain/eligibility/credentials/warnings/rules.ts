/**
 * แจ้งเตือนก่อนเอกสารหมดอายุ: 60, 30, 7 และ 0 วัน วันละหนึ่งฉบับต่อผู้รับ
 * When the end of a credential is announced. Source: docs/gate.md#9-pages-jobs.
 */
import { nearestStep } from '@/lib/platform/dates/steps'

/** In days before its last valid day, the longest first. */
export const warnSteps = [60, 30, 7, 0] as const

/** The time of day at the site from which the mails of a day are written. */
export const WARN_FROM = '07:00'

/** The step that is due with so many days left; null for none. */
export const stepOf = (daysLeft: number): number | null => nearestStep(warnSteps, daysLeft)
