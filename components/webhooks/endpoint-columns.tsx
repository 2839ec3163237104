'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { WebhookEndpointRecord } from '@/lib/domain/insight/webhook-endpoints/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import classes from './webhooks.module.css'

const tones: Record<WebhookEndpointRecord['state'], Tone> = {
  Delivering: 'good',
  Failing: 'warning',
  SwitchedOff: 'bad',
  Inactive: 'neutral',
}

export function useEndpointColumns(): Column<WebhookEndpointRecord>[] {
  const t = useTranslations('webhooks')
  return [
    {
      key: 'url',
      header: t('url'),
      cell: ({ url }) => <span className={classes.address}>{url}</span>,
    },
    {
      key: 'types',
      header: t('types'),
      isShort: true,
      cell: ({ types }) =>
        types.length === 0 ? t('allTypes') : t('typesOf', { count: types.length }),
    },
    { key: 'state', header: t('state'), cell: (endpoint) => <State endpoint={endpoint} /> },
  ]
}

function State({ endpoint }: { endpoint: WebhookEndpointRecord }) {
  const t = useTranslations('webhooks')
  const dates = useDateStyle()
  const { state, failingSince, switchedOff, oldSecretUntil } = endpoint
  const notes = [
    switchedOff && t(`switchedOff.${switchedOff}`),
    failingSince && t('since', { time: formatInstant(dates, failingSince) }),
    oldSecretUntil && t('oldSecretUntil', { time: formatInstant(dates, oldSecretUntil) }),
  ].filter((note) => note !== null)
  return (
    <div>
      <StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>
      {notes.map((note) => (
        <Text key={note} size="xs" c="dimmed">
          {note}
        </Text>
      ))}
    </div>
  )
}
