'use client'
import { Code, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useDateStyle } from '@/components/ui/date-style'
import { DefinitionList } from '@/components/ui/definition-list'
import { LoadError } from '@/components/ui/load-error'
import {
  webhookDeliveries,
  type WebhookDeliveryRecord,
} from '@/lib/domain/insight/webhook-deliveries/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import type { OutputOf } from '@/lib/platform/contract/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { DeliveryStatus, useAnswer, useChangeName } from './delivery-columns'

export function DeliveryDrawer({ isOpen, row, close }: DrawerOf<WebhookDeliveryRecord>) {
  const changeOf = useChangeName()
  return (
    <RecordDrawer title={row ? changeOf(row) : ''} isOpen={isOpen} onClose={close}>
      {row && <Delivery id={row.id} />}
    </RecordDrawer>
  )
}

function Delivery({ id }: { id: string }) {
  const answer = useApi(webhookDeliveries.get, { id })
  if (answer.isPending) return <TableSkeleton />
  if (answer.isError) return <LoadError problem={answer.error} retry={answer.refetch} />
  return <Facts delivery={answer.data} />
}

function Facts({ delivery }: { delivery: OutputOf<typeof webhookDeliveries.get> }) {
  const t = useTranslations('webhooks.deliveries')
  const dates = useDateStyle()
  const answer = useAnswer()(delivery)
  const { id, seq, status, attempts, nextAttemptAt, body } = delivery
  return (
    <Stack>
      <DefinitionList
        items={[
          { term: t('number'), value: seq },
          { term: 'webhook-id', value: id },
          { term: t('status'), value: <DeliveryStatus status={status} /> },
          { term: t('attempts'), value: attempts },
          ...(answer ? [{ term: t('answer'), value: answer }] : []),
          ...(nextAttemptAt
            ? [{ term: t('nextAttemptAt'), value: formatInstant(dates, nextAttemptAt) }]
            : []),
        ]}
      />
      <Code block tabIndex={0}>
        {JSON.stringify(JSON.parse(body), null, 2)}
      </Code>
    </Stack>
  )
}
