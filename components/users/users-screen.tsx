'use client'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { PageHeader } from '@/components/layout/page-header'
import { useQueryState } from '@/components/table/use-list'
import { useLocalRows } from '@/components/table/use-local-list'
import { ExportButtons } from '@/components/ui/export-buttons'
import { IntentLink } from '@/components/ui/intent-link'
import { userStatuses, users } from '@/lib/domain/people/users/contract'
import type { Role } from '@/lib/platform/access/policies'
import { useApi } from '@/lib/platform/browser/use-api'
import { GroupTabs } from './group-tabs'
import { EVERYBODY, groupOf, usersOf } from './user-groups'
import { userSearch } from './user-search'
import { UserTable } from './user-table'

/** `offered`: the roles whose users this reader manages. */
export function UsersScreen({ offered }: { offered: readonly Role[] }) {
  const t = useTranslations('users')
  const roleName = useTranslations('roles')
  const { query, change } = useQueryState()
  const keyword = query.get('keyword') ?? undefined
  const answer = useApi(users.search, { keyword }, { placeholderData: (previous) => previous })
  const group = groupOf(query.get('role'), offered)
  const all = useMemo(() => answer.data && usersOf(answer.data, group), [answer.data, group])
  const list = useLocalRows(all, answer, userSearch[useLocale()])
  const shown = {
    keyword,
    role: group === EVERYBODY ? undefined : group,
    status: userStatuses.find((status) => status === query.get('status')),
    employerId: query.get('employerId') ?? undefined,
  }
  const tabTitle = group === EVERYBODY ? t('title') : `${roleName(group)} · ${t('title')}`
  return (
    <>
      <PageHeader
        title={t('title')}
        tabTitle={tabTitle}
        hint={t('description')}
        actions={
          <>
            <ExportButtons xlsx={{ contract: users.exportXlsx, input: shown }} />
            <Button
              component={IntentLink}
              href="/users/new"
              leftSection={<IconPlus size={18} />}
              data-makes-new
            >
              {t('add')}
            </Button>
          </>
        }
      />
      <GroupTabs
        offered={offered}
        group={group}
        groups={answer.data}
        onChange={(next) => change({ role: next, page: undefined, employerId: undefined })}
      >
        {/* The server searches the keyword: after the usual pause. */}
        <UserTable list={{ ...list, pause: undefined }} all={all ?? []} group={group} />
      </GroupTabs>
    </>
  )
}
