/**
 * แจ้งเตือนก่อนเอกสารหมดอายุ: 60, 30, 7 และ 0 วัน วันละหนึ่งฉบับต่อผู้รับ
 * When the end of a credential is announced. Source: docs/gate.md#9-pages-jobs.
 */

/** In days before its last valid day. */
export const warnSteps = [60, 30, 7, 0] as const

/** The time of day at the site from which the mails of a day are written. */
export const WARN_FROM = '07:00'

/** The step that is due with so many days left; null for none. One that was missed is made up for by the next. */
export const stepOf = (daysLeft: number): number | null =>
  warnSteps.toReversed().find((step) => 0 <= daysLeft && daysLeft <= step) ?? null
