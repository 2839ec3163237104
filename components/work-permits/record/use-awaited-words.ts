import { useTranslations } from 'next-intl'
import { useNames } from '@/components/work-permits/use-names'
import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'
import type { ApprovalRole } from '@/lib/domain/work/work-permits/rules'

/** Whose decision is awaited for a role, by name. */
export function useAwaitedWords() {
  const t = useTranslations()
  const nameOf = useNames()
  return ({ awaiting }: PermitRecord, role: ApprovalRole): string => {
    const awaited = awaiting.find((each) => each.role === role)
    if (!awaited) return t('workPermits.approvals.waiting')
    const names = awaited.users.map(nameOf).join(', ')
    const words = { names, role: t(`roles.${role}`) }
    if (!names) return t(`workPermits.approvals.${awaited.isOpenToAll ? 'anyOf' : 'nobody'}`, words)
    return t(`workPermits.approvals.${awaited.isOpenToAll ? 'namedOrAny' : 'named'}`, words)
  }
}
