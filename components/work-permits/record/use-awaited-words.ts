import { useTranslations } from 'next-intl'
import { useNames } from '@/components/work-permits/use-names'
import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'

type Awaited = PermitRecord['awaiting'][number]

/** Whose decision is awaited for a role, by name. */
export function useAwaitedWords() {
  const t = useTranslations()
  const nameOf = useNames()
  return ({ role, users, isOpenToAll }: Awaited): string => {
    const names = users.map(nameOf).join(', ')
    const words = { names, role: t(`roles.${role}`) }
    if (!names) return t(`workPermits.approvals.${isOpenToAll ? 'anyOf' : 'nobody'}`, words)
    return t(`workPermits.approvals.${isOpenToAll ? 'namedOrAny' : 'named'}`, words)
  }
}
