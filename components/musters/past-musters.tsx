'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { RelatedTable } from '@/components/record/related-table'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import { StatusBadge } from '@/components/ui/status-badge'
import { musters, type MusterRecord } from '@/lib/domain/gate/musters/contract'
import { route } from '@/lib/platform/access/route'
import { useApi } from '@/lib/platform/browser/use-api'
import { formatInstant } from '@/lib/platform/dates/format'
import { minutesOf } from './minutes'

/** The latest alone, as it stands above the list of who is on site. */
const FIRST = 1

/** All roll calls, the latest first. */
export function PastMusters() {
  const t = useTranslations('musters')
  const style = useDateStyle()
  const [pageSize, setPageSize] = useState(FIRST)
  const asked = { page: 1, pageSize, sort: '-startedAt' } as const
  const { data, error, refetch } = useApi(musters.search, asked, {
    placeholderData: (previous) => previous,
  })
  return (
    <RelatedTable
      title={t('past')}
      found={data}
      error={error}
      retry={refetch}
      empty={t('noPast')}
      nameOf={({ kind, startedAt }) => `${t(`kinds.${kind}`)} ${formatInstant(style, startedAt)}`}
      hrefOf={({ id }) => route(`/musters/${id}`)}
      onMore={() => setPageSize(pageSize + 50)}
      columns={useColumns()}
    />
  )
}

function useColumns(): Column<MusterRecord>[] {
  const t = useTranslations('musters')
  const style = useDateStyle()
  return [
    { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'began',
      header: t('began'),
      isShort: true,
      cell: ({ startedAt }) => formatInstant(style, startedAt),
    },
    {
      key: 'duration',
      header: t('duration'),
      isShort: true,
      cell: (row) =>
        row.endedAt ? t('minutes', { minutes: minutesOf(row) }) : <Running text={t('running')} />,
    },
    {
      key: 'expected',
      header: t('expected'),
      isNumber: true,
      isShort: true,
      cell: ({ expected }) => expected,
    },
    {
      key: 'result',
      header: t('result'),
      cell: ({ missing }) =>
        missing > 0 ? (
          <StatusBadge tone="bad">{t('missingShort', { missing })}</StatusBadge>
        ) : (
          <StatusBadge tone="good">{t('allFoundShort')}</StatusBadge>
        ),
    },
  ]
}

const Running = ({ text }: { text: string }) => <StatusBadge tone="waiting">{text}</StatusBadge>
