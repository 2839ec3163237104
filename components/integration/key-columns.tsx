'use client'
import { Code, Group } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import { TwoLines } from '@/components/ui/two-lines'
import type { ApiKeyRecord } from '@/lib/domain/people/api-keys/contract'
import { formatInstant } from '@/lib/platform/dates/format'

const tones: Record<ApiKeyRecord['status'], Tone> = {
  Live: 'good',
  Expired: 'warning',
  Revoked: 'neutral',
}

const Codes = ({ of }: { of: string[] }) => (
  <Group gap={4}>
    {of.map((text) => (
      <Code key={text}>{text}</Code>
    ))}
  </Group>
)

export function useKeyColumns(): Column<ApiKeyRecord>[] {
  const t = useTranslations('integration')
  const dates = useDateStyle()
  return [
    {
      key: 'name',
      header: t('key'),
      cell: ({ name, prefix }) => <TwoLines first={name} second={<Code>{prefix}…</Code>} />,
    },
    {
      key: 'status',
      isPlain: true,
      header: t('status'),
      isShort: true,
      cell: ({ status }) => (
        <StatusBadge tone={tones[status]}>{t(`keyStatuses.${status}`)}</StatusBadge>
      ),
    },
    { key: 'scopes', header: t('scopes'), cell: ({ scopes }) => <Codes of={scopes} /> },
    {
      key: 'addresses',
      header: t('addresses'),
      cell: ({ addresses }) => (addresses.length > 0 ? <Codes of={addresses} /> : t('anywhere')),
    },
    {
      key: 'expiresAt',
      header: t('expiresAt'),
      isShort: true,
      cell: ({ expiresAt, lastUsedAt }) => (
        <TwoLines
          first={formatInstant(dates, expiresAt)}
          second={
            lastUsedAt ? t('lastUsed', { at: formatInstant(dates, lastUsedAt) }) : t('neverUsed')
          }
        />
      ),
    },
  ]
}
