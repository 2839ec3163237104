'use client'
import { Text, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useId } from 'react'
import { useDrawer } from '@/components/form/use-drawer'
import type { RowAction } from '@/components/table/column'
import { ListTable } from '@/components/table/list-table'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import {
  deliveryStatuses,
  webhookDeliveries,
  type WebhookDeliveryRecord,
} from '@/lib/domain/insight/webhook-deliveries/contract'
import type { WebhookEndpointRecord } from '@/lib/domain/insight/webhook-endpoints/contract'
import { hostOf } from '@/lib/domain/insight/webhook-endpoints/names/rules'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { useDeliveryColumns } from './delivery-columns'

const DeliveryDrawer = dynamic(() =>
  fetchPart(() => import('./delivery-drawer')).then((part) => part.DeliveryDrawer),
)

export function DeliveriesSection({ endpoints }: { endpoints: WebhookEndpointRecord[] }) {
  const t = useTranslations('webhooks.deliveries')
  const titleId = useId()
  const drawer = useDrawer<WebhookDeliveryRecord>()
  const replay = useToastedCommand(webhookDeliveries.replay)
  const isActive = ({ endpointId }: WebhookDeliveryRecord) =>
    endpoints.some((endpoint) => endpoint.id === endpointId && endpoint.isActive)
  const actionsOf = (delivery: WebhookDeliveryRecord): RowAction[] =>
    isActive(delivery)
      ? [
          {
            label: t('replay'),
            icon: <IconRefresh size={16} />,
            onClick: () => void replay.send({ ids: [delivery.id] }, t('replayed')),
          },
        ]
      : []
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t('title')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('hint')}
      </Text>
      <ListTable
        contract={webhookDeliveries.search}
        what={t('what')}
        filters={[
          {
            name: 'endpointId',
            label: t('address'),
            options: endpoints.map(({ id, url }) => ({ value: id, label: hostOf(url) })),
          },
          {
            name: 'status',
            label: t('status'),
            options: deliveryStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
          },
        ]}
        empty={{ title: t('empty'), text: t('emptyHint') }}
        nameOf={({ seq }) => `${t('number')} ${seq}`}
        onOpen={drawer.open}
        actionsOf={actionsOf}
        columns={useDeliveryColumns(endpoints)}
      />
      {drawer.wasOpened && <DeliveryDrawer {...drawer} />}
    </section>
  )
}
