'use client'
import { Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import type { DeliveryRecord } from '@/lib/domain/people/notice-deliveries/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'
import { DeliveryStatus } from './delivery-status'
import { useTrouble } from './use-trouble'

export function useDeliveryColumns(): Column<DeliveryRecord>[] {
  const t = useTranslations('noticeDeliveries')
  const channels = useTranslations('notices.channels')
  const locale = useLocale()
  const dates = useDateStyle()
  const troubleOf = useTrouble()
  return [
    {
      key: 'to',
      header: t('to'),
      cell: ({ to }) => (
        <span>
          {nameIn(locale, to)}
          <Text size="sm" c="dimmed" component="span" display="block" truncate>
            {to.email ?? t('noAddress')}
          </Text>
        </span>
      ),
    },
    { key: 'notice', isPlain: true, header: t('notice'), width: '32%', cell: ({ title }) => title },
    {
      key: 'channel',
      header: t('channel'),
      isShort: true,
      isOptional: true,
      isExtra: true,
      cell: ({ channel }) => channels(channel),
    },
    {
      key: 'status',
      isPlain: true,
      header: t('status'),
      cell: (row) => (
        <div>
          <DeliveryStatus status={row.status} />
          {row.lastError && (
            <Text size="xs" c="dimmed" lineClamp={2} maw="18rem">
              {troubleOf(row)}
            </Text>
          )}
        </div>
      ),
    },
    {
      key: 'attempts',
      header: t('attempts'),
      isNumber: true,
      isOptional: true,
      isExtra: true,
      cell: ({ attempts }) => attempts,
    },
    {
      key: 'nextAttemptAt',
      header: t('nextAttemptAt'),
      isShort: true,
      isOptional: true,
      isDetail: ({ nextAttemptAt }) => nextAttemptAt === null,
      cell: ({ nextAttemptAt }) => (nextAttemptAt ? formatInstant(dates, nextAttemptAt) : '–'),
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
