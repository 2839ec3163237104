'use client'
import { Paper } from '@mantine/core'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { DataTable } from '@/components/table/data-table'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import type {
  webhookEndpoints,
  WebhookEndpointRecord,
} from '@/lib/domain/insight/webhook-endpoints/contract'
import { hostOf } from '@/lib/domain/insight/webhook-endpoints/names/rules'
import type { useApi } from '@/lib/platform/browser/use-api'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { useEndpointActions } from './endpoint-actions'
import { useEndpointColumns } from './endpoint-columns'

const SinceDialog = dynamic(() =>
  fetchPart(() => import('./since-dialog')).then((part) => part.SinceDialog),
)

type Props = {
  answer: ReturnType<typeof useApi<typeof webhookEndpoints.search>>
  onEdit: (endpoint: WebhookEndpointRecord) => void
  onSecret: (secret: string) => void
}

export function Endpoints({ answer, onEdit, onSecret }: Props) {
  const t = useTranslations('webhooks')
  const columns = useEndpointColumns()
  const { actionsOf, since, closeSince } = useEndpointActions({ onEdit, onSecret })
  if (answer.error) return <LoadError problem={answer.error} retry={answer.refetch} />
  if (!answer.data) return <TableSkeleton />
  if (answer.data.total === 0) return <EmptyState title={t('empty')} text={t('emptyHint')} />
  return (
    <Paper withBorder>
      <DataTable
        caption={t('what')}
        columns={columns}
        rows={answer.data.rows}
        nameOf={({ url }) => hostOf(url)}
        onOpen={onEdit}
        actionsOf={actionsOf}
      />
      {since && <SinceDialog endpoint={since} onClose={closeSince} />}
    </Paper>
  )
}
