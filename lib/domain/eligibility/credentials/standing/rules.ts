/**
 * สถานะการใช้ได้ของเอกสารรับรองในวันหนึ่ง คำนวณทุกครั้ง ไม่เก็บไว้
 * What a credential is worth on a day. It is worked out, never stored.
 * Source: docs/gate.md#2-credentials-and-company-documents.
 */
import { addDays, type Day } from '@/lib/platform/dates/day'

export const credentialStatuses = ['Submitted', 'Returned', 'Approved', 'Revoked'] as const
export type CredentialStatus = (typeof credentialStatuses)[number]

export const standings = ['Pending', 'NotYetValid', 'Valid', 'Expiring', 'Expired'] as const
export type Standing = (typeof standings)[number]

export type CredentialDays = {
  status: CredentialStatus
  issuedOn: Day
  /** Inclusive; null: no end. */
  expiresOn: Day | null
}

/** `isRenewed`: an approved renewal takes its place. */
export type CredentialState = CredentialDays & { isRenewed: boolean }

/** Null for a credential that was revoked. `warnDays`: before its end it is Expiring, unless it is renewed. */
export function standingOf(
  { status, issuedOn, expiresOn, isRenewed }: CredentialState,
  warnDays: number,
  today: Day,
): Standing | null {
  if (status === 'Revoked') return null
  if (status !== 'Approved') return 'Pending'
  if (today < issuedOn) return 'NotYetValid'
  if (expiresOn === null) return 'Valid'
  if (expiresOn < today) return 'Expired'
  return !isRenewed && expiresOn <= addDays(today, warnDays) ? 'Expiring' : 'Valid'
}
