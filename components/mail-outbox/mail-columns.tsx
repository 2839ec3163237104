'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import type { MailRecord } from '@/lib/domain/people/mail-outbox/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { MailStatus } from './mail-status'
import { useTrouble } from './use-trouble'

export function useMailColumns(): Column<MailRecord>[] {
  const t = useTranslations('mail')
  const dates = useDateStyle()
  const trouble = useTrouble()
  return [
    {
      key: 'to',
      header: t('to'),
      sort: 'toAddress',
      cell: ({ toName, toAddress }) => (
        <span>
          {toName}
          <Text size="sm" c="dimmed" component="span" display="block" truncate>
            {toAddress}
          </Text>
        </span>
      ),
    },
    {
      key: 'subject',
      isPlain: true,
      isOptional: true,
      header: t('subject'),
      cell: ({ subject }) => subject,
    },
    {
      key: 'status',
      isPlain: true,
      header: t('status'),
      sort: 'status',
      cell: ({ status, lastError }) => (
        <div>
          <MailStatus status={status} />
          {lastError && (
            <Text size="xs" c="dimmed" lineClamp={2} maw="18rem">
              {trouble(lastError)}
            </Text>
          )}
        </div>
      ),
    },
    {
      key: 'createdAt',
      isPlain: true,
      isOptional: true,
      header: t('createdAt'),
      sort: 'createdAt',
      isShort: true,
      cell: ({ createdAt }) => formatInstant(dates, createdAt),
    },
  ]
}
