/**
 * เอกสารรับรองที่ต่ออายุแล้ว: ฉบับใหม่เริ่มไม่ช้ากว่าวันถัดจากวันสิ้นสุดของฉบับเดิม และสิ้นสุดทีหลัง
 * A renewal begins by the day after the one before ends, and ends later.
 * Source: docs/gate.md#2-credentials-and-company-documents.
 */
import { addDays, type Day } from '@/lib/platform/dates/day'
import type { CredentialDays } from '../standing/rules'

type Days = Omit<CredentialDays, 'status'>

export const isRenewalOf = (end: Day, { issuedOn, expiresOn }: Days): boolean =>
  issuedOn <= addDays(end, 1) && (expiresOn === null || expiresOn > end)

/** The last day of a credential together with the approved ones of its holder and type that renew it; null: no end. */
export function endWithRenewals(end: Day, others: readonly CredentialDays[]): Day | null {
  const approved = others
    .filter(({ status }) => status === 'Approved')
    .toSorted((one, other) => (one.issuedOn < other.issuedOn ? -1 : 1))
  let last = end
  for (const each of approved) {
    if (!isRenewalOf(last, each)) continue
    if (each.expiresOn === null) return null
    last = each.expiresOn
  }
  return last
}
