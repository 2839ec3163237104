'use client'
import { useTranslations } from 'next-intl'
import type { Filter } from '@/components/table/filter'
import { noticeChannels } from '@/lib/domain/people/notice-settings/rules'
import { deliveryStatuses } from '@/lib/domain/people/notice-deliveries/rules'
import { noticeEventNames } from '@/lib/platform/notices/events'

export function useDeliveryFilters(): Filter[] {
  const t = useTranslations('noticeDeliveries')
  const names = useTranslations('notices.names')
  const channels = useTranslations('notices.channels')
  return [
    {
      name: 'status',
      label: t('status'),
      options: deliveryStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    {
      name: 'event',
      label: t('event'),
      options: noticeEventNames.map((value) => ({ value, label: names(value) })),
    },
    {
      name: 'channel',
      label: t('channel'),
      options: noticeChannels.map((value) => ({ value, label: channels(value) })),
    },
    {
      name: 'fromDate',
      toName: 'toDate',
      label: t('days'),
      fromLabel: t('fromDate'),
      toLabel: t('toDate'),
      isPast: true,
    },
  ]
}
