import { useLocale, useTranslations } from 'next-intl'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import type { Filter } from '@/components/table/filter'
import { userStatuses, type UserRecord } from '@/lib/domain/people/users/contract'

/** By status, and by those companies that users of the group belong to. */
export function useUserFilters(all: UserRecord[]): Filter[] {
  const t = useTranslations('users')
  const locale = useLocale()
  const employerName = useEmployerName()
  const companies = new Map(
    all.flatMap(({ person: { employer } }) =>
      employer ? [[employer.id, employerName(employer)] as const] : [],
    ),
  )
  const byName = [...companies].toSorted(([, one], [, other]) => one.localeCompare(other, locale))
  return [
    {
      name: 'status',
      label: t('status'),
      options: userStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    {
      name: 'employerId',
      label: t('employer'),
      options: byName.map(([value, label]) => ({ value, label })),
      isLong: true,
    },
  ]
}
