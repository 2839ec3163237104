'use client'
import { useTranslations } from 'next-intl'
import type { Filter } from '@/components/table/filter'
import { hasChannel } from '@/lib/domain/people/notice-settings/rules'
import { deliveryStatuses } from '@/lib/domain/people/notice-deliveries/rules'
import { noticeEventNames } from '@/lib/platform/notices/events'

export function useDeliveryFilters(): Filter[] {
  const t = useTranslations('noticeDeliveries')
  const names = useTranslations('notices.names')
  return [
    {
      name: 'status',
      label: t('status'),
      options: deliveryStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    {
      name: 'event',
      label: t('event'),
      options: noticeEventNames.filter(hasChannel).map((value) => ({ value, label: names(value) })),
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
