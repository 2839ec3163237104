'use client'
import { Paper } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { ErrorAlert } from '@/components/ui/error-alert'
import { settings, type GlobalSetting } from '@/lib/domain/site/settings/contract'
import { useApi } from '@/lib/platform/browser/use-api'

export function WithSettings({ children }: { children: (setting: GlobalSetting) => ReactNode }) {
  const t = useTranslations('common')
  const answer = useApi(settings.get, {})
  if (answer.isPending)
    return (
      <Paper withBorder>
        <TableSkeleton />
      </Paper>
    )
  if (answer.isError)
    return (
      <ErrorAlert
        problem={answer.error}
        title={t('loadFailed')}
        action={{ label: t('retry'), onClick: () => void answer.refetch() }}
      />
    )
  return children(answer.data)
}
