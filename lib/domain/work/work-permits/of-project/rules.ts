import { Problem } from '@/lib/platform/contract/problem'

/** ใบอนุญาตที่เปิดอยู่ / The permits of the dashboard's group "open". Source: docs/interface.md#permit-groups. */
export const openStatuses = [
  'Approved',
  'Active',
  'Suspended',
  'AwaitingClosure',
  'Expired',
] as const

/** Throws `open-permits`. */
export function requireNoneOpen(count = 0): void {
  if (count > 0) throw new Problem('open-permits', { values: { count } })
}
