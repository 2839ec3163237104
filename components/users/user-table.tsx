'use client'
import { Button } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import type { Route } from 'next'
import Link from 'next/link'
import { ListView } from '@/components/table/list-view'
import type { List } from '@/components/table/use-list'
import { fullNamesOf } from '@/lib/domain/people/persons/rules'
import type { UserRecord } from '@/lib/domain/people/users/contract'
import { namesIn } from '@/lib/platform/i18n/names'
import { useUserColumns } from './user-columns'
import type { Group } from './user-groups'
import { useUserActions } from './use-user-actions'
import { useUserFilters } from './use-user-filters'

type Props = { list: List<UserRecord>; all: UserRecord[]; group: Group }

export function UserTable({ list, all, group }: Props) {
  const t = useTranslations('users')
  const locale = useLocale()
  return (
    <ListView
      list={list}
      what={t('what')}
      columns={useUserColumns(group)}
      filters={useUserFilters(all)}
      empty={{ title: t('empty'), text: t('emptyHint') }}
      emptyAction={
        <Button component={Link} href="/users/new" size="sm" variant="light">
          {t('add')}
        </Button>
      }
      nameOf={({ person }) => namesIn(locale, fullNamesOf(person)).name}
      hrefOf={({ id }) => `/users/${id}` as Route}
      actionsOf={useUserActions()}
    />
  )
}
