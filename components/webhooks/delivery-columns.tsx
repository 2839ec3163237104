'use client'
import { Text } from '@mantine/core'
import { useMessages, useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import { sentenceOf } from '@/lib/domain/insight/audit-log/rules'
import type { WebhookDeliveryRecord } from '@/lib/domain/insight/webhook-deliveries/contract'
import type { WebhookEndpointRecord } from '@/lib/domain/insight/webhook-endpoints/contract'
import { hostOf } from '@/lib/domain/insight/webhook-endpoints/names/rules'
import { formatInstant } from '@/lib/platform/dates/format'
import { messageAt } from '@/lib/platform/i18n/message-at'

const tones: Record<WebhookDeliveryRecord['status'], Tone> = {
  Waiting: 'waiting',
  Delivered: 'good',
  Failed: 'bad',
}

/** What was answered last, or why nothing was; empty before the first attempt. */
export function useAnswer() {
  const t = useTranslations('webhooks')
  return ({ answerStatus, fault, milliseconds }: WebhookDeliveryRecord): string => {
    if (fault) return t(`faults.${fault}`)
    if (answerStatus === null) return ''
    return t('deliveries.inTime', {
      status: String(answerStatus),
      milliseconds: milliseconds ?? 0,
    })
  }
}

export function useChangeName() {
  const messages = useMessages()
  return ({ type }: Pick<WebhookDeliveryRecord, 'type'>) =>
    sentenceOf(type, (key) => messageAt(messages, key))
}

export function DeliveryStatus({ status }: Pick<WebhookDeliveryRecord, 'status'>) {
  const t = useTranslations('webhooks.deliveries')
  return <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>
}

export function useDeliveryColumns(
  endpoints: WebhookEndpointRecord[],
): Column<WebhookDeliveryRecord>[] {
  const t = useTranslations('webhooks.deliveries')
  const dates = useDateStyle()
  const answerOf = useAnswer()
  const changeOf = useChangeName()
  const hostById = new Map(endpoints.map(({ id, url }) => [id, hostOf(url)]))
  return [
    {
      key: 'change',
      header: t('change'),
      cell: (delivery) => (
        <span>
          {changeOf(delivery)}
          <Text size="sm" c="dimmed" component="span" display="block">
            {hostById.get(delivery.endpointId)}
          </Text>
        </span>
      ),
    },
    { key: 'seq', header: t('number'), sort: 'seq', isShort: true, cell: ({ seq }) => seq },
    {
      key: 'status',
      header: t('status'),
      sort: 'status',
      isPlain: true,
      cell: (delivery) => (
        <div>
          <DeliveryStatus status={delivery.status} />
          <Text size="xs" c="dimmed">
            {answerOf(delivery)}
          </Text>
        </div>
      ),
    },
    {
      key: 'attempts',
      header: t('attempts'),
      isShort: true,
      cell: ({ attempts }) => attempts,
    },
    {
      key: 'nextAttemptAt',
      header: t('nextAttemptAt'),
      isShort: true,
      cell: ({ nextAttemptAt }) => (nextAttemptAt ? formatInstant(dates, nextAttemptAt) : ''),
    },
    {
      key: 'createdAt',
      header: t('createdAt'),
      sort: 'createdAt',
      isShort: true,
      cell: ({ createdAt }) => formatInstant(dates, createdAt),
    },
  ]
}
