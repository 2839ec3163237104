'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import type { PermitRow } from '@/lib/domain/work/work-permits/contract'
import { formatDay } from '@/lib/platform/dates/format'

type Props = Pick<PermitRow, 'workDate' | 'startTime' | 'endTime'> & { isInline?: boolean }

export function WorkTime({ workDate, startTime, endTime, isInline = false }: Props) {
  const t = useTranslations('workPermits')
  const dates = useDateStyle()
  const hours = startTime && endTime && t('hours', { from: startTime, to: endTime })
  if (!workDate) return t('noDate')
  return (
    <span>
      {formatDay(dates, workDate)}
      {hours && (
        <Text
          span
          display={isInline ? undefined : 'block'}
          size="sm"
          fw={400}
          c="dimmed"
          data-second={isInline ? undefined : true}
        >
          {isInline && ' · '}
          {hours}
        </Text>
      )}
    </span>
  )
}
