'use client'
import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { PageHeader } from '@/components/layout/page-header'
import { SearchBox } from '@/components/table/search-box'
import { useQueryState } from '@/components/table/use-list'
import { ExportButtons } from '@/components/ui/export-buttons'
import { users } from '@/lib/domain/people/users/contract'
import type { Role } from '@/lib/platform/access/policies'
import { useApi } from '@/lib/platform/browser/use-api'
import { GroupTabs } from './group-tabs'
import { groupOf } from './user-groups'
import { UserTable } from './user-table'

/** `offered`: the roles whose users this reader manages. */
export function UsersScreen({ offered }: { offered: readonly Role[] }) {
  const t = useTranslations()
  const { query, change } = useQueryState()
  const keyword = query.get('keyword') ?? undefined
  const answer = useApi(users.search, { keyword }, { placeholderData: (previous) => previous })
  const role = groupOf(query.get('role'), offered)
  return (
    <>
      <PageHeader
        title={t('users.title')}
        description={t('users.description')}
        actions={
          <>
            <ExportButtons xlsx={{ contract: users.exportXlsx, input: { keyword, role } }} />
            <Button component={Link} href="/users/new" leftSection={<IconPlus size={18} />}>
              {t('users.add')}
            </Button>
          </>
        }
      />
      <Stack gap="sm">
        <div role="search">
          <SearchBox
            label={t('table.searchIn', { what: t('users.what') })}
            value={keyword ?? ''}
            onSearch={(next) => change({ keyword: next, page: undefined })}
          />
        </div>
        <GroupTabs
          offered={offered}
          role={role}
          groups={answer.data}
          onChange={(next) => change({ role: next, page: undefined })}
        >
          <UserTable answer={answer} role={role} isNarrowed={Boolean(keyword)} />
        </GroupTabs>
      </Stack>
    </>
  )
}
