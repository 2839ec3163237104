'use client'
import { Button, Paper, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import type { Route } from 'next'
import Link from 'next/link'
import { DataTable } from '@/components/table/data-table'
import { PAGE_SIZE } from '@/components/table/list-input'
import classes from '@/components/table/list-table.module.css'
import { Pager } from '@/components/table/pager'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useQueryState } from '@/components/table/use-list'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import type { UserGroups, UserRecord } from '@/lib/domain/people/users/contract'
import type { Role } from '@/lib/platform/access/policies'
import type { ApiProblem } from '@/lib/platform/browser/client'
import { fullNamesOf } from '@/lib/domain/people/persons/rules'
import { namesIn } from '@/lib/platform/i18n/names'
import { useUserColumns } from './user-columns'
import { groupNames } from './user-groups'
import { useUserActions } from './use-user-actions'

type Props = {
  answer: UseQueryResult<UserGroups, ApiProblem>
  role: Role
  isNarrowed: boolean
}

/** The answer contains all users of a role, so that paging happens here. */
export function UserTable({ answer, role, isNarrowed }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const columns = useUserColumns(role)
  const actionsOf = useUserActions()
  const { query, change } = useQueryState()
  if (answer.isPending) return <TableSkeleton />
  if (answer.isError) return <LoadError problem={answer.error} retry={answer.refetch} />
  const all = answer.data[groupNames[role]] ?? []
  if (all.length === 0) return <NoUsers isNarrowed={isNarrowed} />
  const pages = Math.ceil(all.length / PAGE_SIZE)
  const page = Math.min(Number(query.get('page')) || 1, pages)
  return (
    <Stack gap="sm">
      <Paper withBorder className={classes.sheet}>
        <DataTable
          caption={t(`roles.${role}`)}
          columns={columns}
          rows={all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          isStale={answer.isPlaceholderData}
          nameOf={({ person }: UserRecord) => namesIn(locale, fullNamesOf(person)).name}
          hrefOf={({ id }) => `/users/${id}` as Route}
          actionsOf={actionsOf}
        />
      </Paper>
      <Pager
        page={page}
        pages={pages}
        total={all.length}
        onPage={(next) => change({ page: next > 1 ? String(next) : undefined })}
      />
    </Stack>
  )
}

function NoUsers({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTranslations()
  return (
    <Paper withBorder>
      {isNarrowed ? (
        <EmptyState title={t('table.noMatch')} text={t('users.noMatchHint')} />
      ) : (
        <EmptyState title={t('users.empty')} text={t('users.emptyHint')}>
          <Button component={Link} href="/users/new" size="sm" variant="light">
            {t('users.add')}
          </Button>
        </EmptyState>
      )}
    </Paper>
  )
}
