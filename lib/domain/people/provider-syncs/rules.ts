/**
 * บัญชีที่ระบบยืนยันตัวตน: บทบาทและสถานะของที่นั่นต้องตรงกับที่นี่
 * Accounts at a managed identity provider: where they are not what they should be.
 */
import type { Role } from '@/lib/platform/access/policies'
import { without, type DesiredAccount } from './account/rules'
import type { ProviderDifference } from './contract'

type Account = { isEnabled: boolean; roles: readonly Role[] }

/** The difference between the desired and the actual account, or null. */
export function differenceOf(
  { roles, isKeptOut, invitation }: DesiredAccount,
  account: Account | null,
  isBound: boolean,
): ProviderDifference | null {
  // Before the invitation no account is expected.
  if (!account && (isKeptOut || (!isBound && !invitation))) return null
  if (!account) return { missing: [], extra: [], standing: 'no-account' }
  const missing = without(roles, account.roles)
  const extra = without(account.roles, roles)
  const standing =
    account.isEnabled === !isKeptOut ? null : isKeptOut ? 'open-there' : ('shut-there' as const)
  return missing.length + extra.length > 0 || standing ? { missing, extra, standing } : null
}
