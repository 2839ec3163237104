'use client'
import { Paper } from '@mantine/core'
import type { ReactNode } from 'react'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import { settings, type GlobalSetting } from '@/lib/domain/site/settings/contract'
import { useApi } from '@/lib/platform/browser/use-api'

export function WithSettings({ children }: { children: (setting: GlobalSetting) => ReactNode }) {
  const answer = useApi(settings.get, {})
  if (answer.isPending)
    return (
      <Paper withBorder>
        <TableSkeleton />
      </Paper>
    )
  if (answer.isError) return <LoadError problem={answer.error} retry={answer.refetch} />
  return children(answer.data)
}
