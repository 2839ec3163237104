'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { tasks, type AssigneeRecord } from '@/lib/domain/work/tasks/contract'
import type { TaskTypeId } from '@/lib/domain/work/tasks/subject/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { columnIn, nameIn } from '@/lib/platform/i18n/names'
import { groupedByRole, type AssigneeOptions } from './assignee-options'

/** The users to whom this reader may assign a task, by role; Contractor users with their company. */
export function useAssigneeOptions(type?: TaskTypeId): AssigneeOptions {
  const t = useTranslations()
  const locale = useLocale()
  const employerName = useEmployerName()
  const sort = columnIn(locale, 'firstName')
  const { data } = useApi(tasks.searchAssignees, { sort })
  const nameOf = ({ nameTh, nameEn }: { nameTh: string; nameEn: string | null }) =>
    nameIn(locale, { nameTh, nameEn })
  const labelOf = (user: AssigneeRecord, isOfCompany: boolean) => {
    const name = user.canSignIn ? nameOf(user) : t('tasks.notYetIn', { name: nameOf(user) })
    return isOfCompany && user.employer ? `${name} · ${employerName(user.employer)}` : name
  }
  return groupedByRole(data?.rows ?? [], type).map(({ role, users }) => ({
    group: t(`roles.${role}`),
    items: users.map((user) => ({ value: user.id, label: labelOf(user, role === 'Contractor') })),
  }))
}
