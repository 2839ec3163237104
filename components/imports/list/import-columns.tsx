'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import type { Filter } from '@/components/table/filter'
import { useDateStyle } from '@/components/ui/date-style'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { ImportRecord } from '@/lib/domain/site/imports/contract'
import type { ImportKind } from '@/lib/domain/site/imports/rules'
import { formatInstant } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'

const tones: Record<ImportRecord['status'], Tone> = {
  Uploaded: 'waiting',
  Checked: 'info',
  Done: 'good',
  Undone: 'neutral',
}

export function useImportColumns(): Column<ImportRecord>[] {
  const t = useTranslations('imports')
  const locale = useLocale()
  const style = useDateStyle()
  return [
    { key: 'fileName', header: t('fileName'), sort: 'fileName', cell: ({ fileName }) => fileName },
    {
      key: 'kind',
      isPlain: true,
      isOptional: true,
      header: t('kind'),
      sort: 'kind',
      cell: ({ kind }) => t(`kinds.${kind}`),
    },
    {
      key: 'status',
      isPlain: true,
      header: t('status'),
      isShort: true,
      cell: ({ status }) => (
        <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>
      ),
    },
    {
      key: 'rows',
      isOptional: true,
      header: t('rows'),
      isNumber: true,
      isShort: true,
      cell: ({ rowCount }) => rowCount,
    },
    {
      key: 'wrong',
      isOptional: true,
      header: t('outcomes.Wrong'),
      isNumber: true,
      isShort: true,
      cell: ({ counts }) => counts.Wrong || null,
    },
    {
      key: 'createdAt',
      isOptional: true,
      header: t('createdAt'),
      sort: 'createdAt',
      isShort: true,
      cell: ({ createdAt }) => formatInstant(style, createdAt),
    },
    {
      key: 'madeBy',
      isOptional: true,
      header: t('madeBy'),
      cell: ({ madeBy }) => nameIn(locale, madeBy),
    },
  ]
}

export function useImportFilters(kinds: readonly ImportKind[]): Filter[] {
  const t = useTranslations('imports')
  const options = kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))
  return [{ name: 'kind', label: t('kind'), options }]
}
