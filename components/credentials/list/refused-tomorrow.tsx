'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { Route } from 'next'
import { useState } from 'react'
import { VerdictReasons } from '@/components/eligibility/verdict-reasons'
import { FEW_ROWS } from '@/components/record/few-rows'
import { RelatedTable } from '@/components/record/related-table'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import { ExportButtons } from '@/components/ui/export-buttons'
import { TwoLines } from '@/components/ui/two-lines'
import { useToday } from '@/components/ui/use-today'
import {
  eligibility,
  type CheckedPerson,
} from '@/lib/domain/eligibility/eligibility/check/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { addDays } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import { columnIn, nameIn } from '@/lib/platform/i18n/names'

/** On request. */
const MOST_ROWS = 100

type Row = CheckedPerson & { id: string }

/** Who may not work tomorrow, why, and what puts it right. */
export function RefusedTomorrow() {
  const t = useTranslations('credentials.clerk')
  const dates = useDateStyle()
  const locale = useLocale()
  const tomorrow = addDays(useToday(), 1)
  const [pageSize, setPageSize] = useState(FEW_ROWS)
  const input = {
    verdict: 'refused',
    case: { purpose: 'Work', day: tomorrow },
    sort: columnIn(locale, 'firstName'),
  } as const
  const answer = useApi(
    eligibility.check,
    { ...input, page: 1, pageSize },
    { placeholderData: (previous) => previous },
  )
  const rows = answer.data?.rows.map((row) => ({ ...row, id: row.personId }))
  return (
    <RelatedTable<Row>
      title={t('tomorrow', { day: formatDay(dates, tomorrow) })}
      empty={t('noTomorrow')}
      columns={useRefusedColumns()}
      found={answer.data && { rows: rows ?? [], total: answer.data.total }}
      error={answer.error}
      retry={answer.refetch}
      isStale={answer.isPlaceholderData}
      nameOf={(row) => nameIn(locale, row)}
      hrefOf={({ code }) => `/persons/${code}` as Route}
      onMore={pageSize === FEW_ROWS ? () => setPageSize(MOST_ROWS) : undefined}
      actions={
        rows &&
        rows.length > 0 && <ExportButtons xlsx={{ contract: eligibility.exportXlsx, input }} />
      }
    />
  )
}

function useRefusedColumns(): Column<Row>[] {
  const t = useTranslations('credentials')
  const locale = useLocale()
  return [
    {
      key: 'person',
      header: t('holder'),
      width: '30%',
      cell: (row) => <TwoLines first={nameIn(locale, row)} second={row.code} />,
    },
    {
      key: 'why',
      header: t('clerk.whyNot'),
      cell: ({ reasons }) => (
        <VerdictReasons reasons={reasons.filter(({ effect }) => effect === 'Refuse')} />
      ),
    },
  ]
}
