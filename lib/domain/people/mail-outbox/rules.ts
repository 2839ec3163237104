/**
 * อีเมลขาออก: ส่งซ้ำโดยเว้นช่วงนานขึ้นเรื่อย ๆ ราวหนึ่งวัน แล้วจึงเลิก
 * Outgoing mails: tried again at growing intervals for about a day, then given up.
 */
import { MINUTE } from '@/lib/platform/dates/durations'

const LONGEST_WAIT = 60 * MINUTE
export const MAX_ATTEMPTS = 30

/** In milliseconds, longer than any attempt: after it another server may try a mail whose server has died. */
export const LEASE = 5 * MINUTE

/** The time of the next attempt: after 1, 2, 4 … minutes, at most an hour. */
export const nextAttempt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(2 ** (attempts - 1) * MINUTE, LONGEST_WAIT))

/** Whether a failed attempt was the last one. `isFinal`: the mail server refused the mail permanently. */
export const isGivenUp = (attempts: number, isFinal: boolean) => isFinal || attempts >= MAX_ATTEMPTS

/** `nextAttemptAt` keeps when it was given up, as no attempt follows. */
export const givenUp = (lastError: string | null, at: Date) =>
  ({ status: 'Failed', lastError, nextAttemptAt: at }) as const

type MailLink = { carriesLink: boolean; link: string | null; usefulUntil: Date }

/** Whether a secret was used or revoked or has expired; false for a mail without one. */
export const isLinkGone = ({ carriesLink, link, usefulUntil }: MailLink, now: Date): boolean =>
  carriesLink && (link === null || usefulUntil <= now)

/** Whether it tells of the site's work, and not of what happened to an account. */
export const isNews = ({ kind }: { kind: string }): boolean => kind !== 'Account'

/** Whether the mail is useless by now: its secret is gone, or its news are over. What happened to an account is told late, too. */
export const isTooLate = (mail: MailLink & { kind: string }, now: Date): boolean =>
  isLinkGone(mail, now) || (isNews(mail) && mail.usefulUntil <= now)

export const mailChecks = (mail: MailLink & { kind: string }, now: Date) => ({
  'in-time': isTooLate(mail, now) ? { code: 'mail-too-late' as const } : null,
})

/** Why a mail was given up without asking the mail server; all else that is said of one is that server's. */
export const mailFaults = ['too-late', 'no-address'] as const
export type MailFault = (typeof mailFaults)[number]
export const isMailFault = (text: string): text is MailFault =>
  mailFaults.some((fault) => fault === text)
