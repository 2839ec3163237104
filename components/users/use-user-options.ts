'use client'
import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import { namesOfPerson } from '@/components/persons/person-names'
import { users, type UserRecord } from '@/lib/domain/users/contract'
import { useApi } from '@/lib/platform/http/use-api'
import { namesIn } from '@/lib/platform/i18n/names'

/** The users, each once, to choose from; with an employer given, its own only. */
export function useUserOptions(employerId: string | null = null) {
  const locale = useLocale()
  const { data } = useApi(users.search, {})
  return useMemo(() => {
    const all = Object.values(data ?? {}).flat() as UserRecord[]
    const once = new Map(all.map((user) => [user.id, user]))
    return [...once.values()]
      .filter((user) => employerId === null || user.employerId === employerId)
      .map(({ id, person }) => ({ value: id, label: namesIn(locale, namesOfPerson(person)).name }))
  }, [data, employerId, locale])
}
