'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { GateDeviceRecord } from '@/lib/domain/gate/gate-devices/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'

const tones: Record<GateDeviceRecord['status'], Tone> = {
  Waiting: 'waiting',
  Paired: 'good',
  Revoked: 'neutral',
}

export function useDeviceColumns(): Column<GateDeviceRecord>[] {
  const t = useTranslations('gates')
  const locale = useLocale()
  const dates = useDateStyle()
  return [
    { key: 'name', header: t('device'), cell: ({ name }) => name },
    { key: 'gate', isPlain: true, header: t('gate'), cell: ({ gate }) => nameIn(locale, gate) },
    {
      key: 'status',
      isPlain: true,
      header: t('deviceStatus'),
      isShort: true,
      cell: ({ status }) => (
        <StatusBadge tone={tones[status]}>{t(`deviceStatuses.${status}`)}</StatusBadge>
      ),
    },
    {
      key: 'lastSeenAt',
      header: t('lastSeen'),
      isShort: true,
      cell: ({ lastSeenAt }) => (lastSeenAt ? formatInstant(dates, lastSeenAt) : t('neverSeen')),
    },
  ]
}
