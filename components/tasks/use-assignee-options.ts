'use client'
import { useLocale, useTranslations } from 'next-intl'
import { namesOfPerson } from '@/components/persons/person-names'
import type { TaskTypeId } from '@/lib/domain/tasks/contract'
import { users, type UserRecord } from '@/lib/domain/users/contract'
import { useApi } from '@/lib/platform/http/use-api'
import { namesIn } from '@/lib/platform/i18n/names'
import { groupedByRole, type AssigneeOptions } from './assignee-options'

/** Everybody to whom a task may be given, by role; contractors say which company they are of. */
export function useAssigneeOptions(type?: TaskTypeId): AssigneeOptions {
  const t = useTranslations()
  const locale = useLocale()
  const { data } = useApi(users.search, {})
  const labelOf = ({ person, status }: UserRecord) => {
    const { name } = namesIn(locale, namesOfPerson(person))
    const { employer } = person
    const company = employer && namesIn(locale, { th: employer.nameTh, en: employer.nameEn }).name
    const canSignIn = status === 'Active'
    return { name: canSignIn ? name : t('tasks.notYetIn', { name }), company }
  }
  return groupedByRole(data ?? NOBODY, type).map(({ role, users: members }) => ({
    group: t(`roles.${role}`),
    items: members.map((user) => {
      const { name, company } = labelOf(user)
      const label = role === 'Contractor' && company ? `${name} · ${company}` : name
      return { value: user.id, label }
    }),
  }))
}

const NOBODY = {
  purchasingUsers: [],
  workOwnerUsers: [],
  safetyOfficerUsers: [],
  workspaceOwnerUsers: [],
  contractorUsers: [],
}
