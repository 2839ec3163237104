/**
 * อีเมลขาออก: ส่งซ้ำโดยเว้นช่วงนานขึ้นเรื่อย ๆ ราวหนึ่งวัน แล้วจึงเลิก
 * Mails on their way out: tried again at growing intervals for about a day, then given up.
 */
const MINUTE = 60_000
const LONGEST_WAIT = 60 * MINUTE
export const MAX_ATTEMPTS = 30

/** When to try again what was tried so many times. */
export const nextAttempt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(2 ** (attempts - 1) * MINUTE, LONGEST_WAIT))

/** Whether a delivery that went wrong was the last one. */
export const isGivenUp = (attempts: number, isFinal: boolean) => isFinal || attempts >= MAX_ATTEMPTS

type Linked = { carriesLink: boolean; link: string | null; usefulUntil: Date }

/** The link was used, recalled or has expired. What carries none is never too late. */
export const isLinkGone = ({ carriesLink, link, usefulUntil }: Linked, now: Date): boolean =>
  carriesLink && (link === null || usefulUntil <= now)

export const mailChecks = (mail: Linked, now: Date) => ({
  'in-time': isLinkGone(mail, now) ? { code: 'mail-too-late' as const } : null,
})
