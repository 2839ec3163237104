/**
 * ลิงก์ใช้ได้ครั้งเดียว: คำเชิญภายใน 7 วัน ตั้งรหัสผ่านใหม่ภายใน 2 ชั่วโมง
 * Single-use links: an invitation works for seven days, a link for a new password for two hours.
 */
import { DAY, HOUR } from '@/lib/platform/dates/durations'

export type LinkKind = 'Invitation' | 'Reset'

/** In milliseconds. */
export const VALID_FOR: Record<LinkKind, number> = { Invitation: 7 * DAY, Reset: 2 * HOUR }

/** The page that a link opens. */
export const PAGES: Record<LinkKind, string> = {
  Invitation: '/accept-invitation',
  Reset: '/reset-password',
}

/** The token stands in the fragment, which browsers do not send: it is in no log and no `Referer`. */
export const linkOf = (appUrl: string, token: string, kind: LinkKind = 'Invitation') =>
  `${appUrl}${PAGES[kind]}#token=${token}`
