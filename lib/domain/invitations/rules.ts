/** คำเชิญ: ลิงก์ใช้ได้ครั้งเดียว ภายใน 7 วัน / Invitations: single-use, valid for seven days. */
import { createHash, randomBytes } from 'node:crypto'

const DAY = 24 * 60 * 60 * 1000
export const VALID_FOR = 7 * DAY

export const makeToken = () => randomBytes(32).toString('base64url')

/** Only this is kept: who reads the database cannot use the link. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export const linkOf = (appUrl: string, token: string) =>
  `${appUrl}/accept-invitation?token=${token}`
