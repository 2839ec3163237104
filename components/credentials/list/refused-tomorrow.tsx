'use client'
import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { VerdictReasons } from '@/components/eligibility/verdict-reasons'
import { FEW_ROWS } from '@/components/record/few-rows'
import { RelatedTable } from '@/components/record/related-table'
import type { Column } from '@/components/table/column'
import { useSessionsFor } from '@/components/training/find-session'
import { useDateStyle } from '@/components/ui/date-style'
import { ExportButtons } from '@/components/ui/export-buttons'
import { TwoLines } from '@/components/ui/two-lines'
import { useToday } from '@/components/ui/use-today'
import {
  eligibility,
  type CheckedPerson,
} from '@/lib/domain/eligibility/eligibility/check/contract'
import { route } from '@/lib/platform/access/route'
import { useApi } from '@/lib/platform/browser/use-api'
import { addDays } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import { columnIn, nameIn } from '@/lib/platform/i18n/names'
import { isOfTraining, PutRight } from './put-right'

/** More are in the file. */
const MOST_ROWS = 100

type Row = CheckedPerson & { id: string }
type Props = { onSend: (start: { personId: string; typeId: string }) => void }

/** Who may not work tomorrow, why, and the way to put it right: of each, and of all who lack a training. */
export function RefusedTomorrow({ onSend }: Props) {
  const t = useTranslations('credentials.clerk')
  const dates = useDateStyle()
  const locale = useLocale()
  const tomorrow = addDays(useToday(), 1)
  const [isWhole, setWhole] = useState(false)
  const input = {
    verdict: 'refused',
    case: { purpose: 'Work', day: tomorrow },
    sort: columnIn(locale, 'firstName'),
  } as const
  const { data, error, refetch } = useApi(eligibility.check, {
    ...input,
    page: 1,
    pageSize: MOST_ROWS,
  })
  const rows = data?.rows.map((row) => ({ ...row, id: row.personId })) ?? []
  return (
    <RelatedTable<Row>
      title={t('tomorrow', { day: formatDay(dates, tomorrow) })}
      empty={t('noTomorrow')}
      columns={useRefusedColumns(onSend)}
      found={data && { rows: isWhole ? rows : rows.slice(0, FEW_ROWS), total: data.total }}
      error={error}
      retry={refetch}
      nameOf={(row) => nameIn(locale, row)}
      hrefOf={({ code }) => route(`/persons/${code}`)}
      onMore={isWhole ? undefined : () => setWhole(true)}
      actions={
        rows.length > 0 && (
          <>
            <SessionForAll rows={rows} />
            <ExportButtons xlsx={{ contract: eligibility.exportXlsx, input }} />
          </>
        )
      }
    />
  )
}

/** One search for the seats of all who lack a training. */
function SessionForAll({ rows }: { rows: Row[] }) {
  const t = useTranslations('training.seatSearch')
  const sessionsFor = useSessionsFor()
  const untrained = rows.filter(({ reasons }) => reasons.some(isOfTraining))
  if (untrained.length < 2) return null
  return (
    <Button
      component={Link}
      href={sessionsFor({ personIds: untrained.map(({ personId }) => personId) })}
      prefetch={false}
      leftSection={<IconSearch size={18} aria-hidden />}
    >
      {t('findAll', { count: untrained.length })}
    </Button>
  )
}

function useRefusedColumns(onSend: Props['onSend']): Column<Row>[] {
  const t = useTranslations('credentials')
  const locale = useLocale()
  return [
    {
      key: 'person',
      header: t('sending.person'),
      width: '30%',
      cell: (row) => <TwoLines first={nameIn(locale, row)} second={row.code} />,
    },
    {
      key: 'why',
      header: t('clerk.whyNot'),
      isPlain: true,
      cell: (row) => (
        <VerdictReasons
          reasons={row.reasons.filter(({ effect }) => effect === 'Refuse')}
          actionOf={(reason) => (
            <PutRight
              reason={reason}
              personId={row.personId}
              name={nameIn(locale, row)}
              onSend={onSend}
            />
          )}
          isBrief
        />
      ),
    },
  ]
}
