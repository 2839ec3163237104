'use client'
import { Button, Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import type { Column } from '@/components/table/column'
import { RelatedTable } from '@/components/record/related-table'
import { useDateStyle } from '@/components/ui/date-style'
import { TwoLines } from '@/components/ui/two-lines'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { gate, type GateConflictRecord } from '@/lib/domain/gate/gate/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { formatInstant } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'
import { REFRESH_INTERVAL } from './refresh-interval'

const open = { isSettled: false, page: 1, pageSize: 50, sort: '-at' } as const

/** What somebody has to look at, the latest first. */
export function Conflicts() {
  const t = useTranslations('onSite')
  const { data, error, refetch } = useApi(gate.conflicts, open, {
    refetchInterval: REFRESH_INTERVAL,
  })
  const columns = useConflictColumns()
  return (
    <div id="conflicts">
      <RelatedTable
        title={t('conflicts')}
        found={data}
        error={error}
        retry={refetch}
        empty={t('noConflicts')}
        nameOf={({ text }) => text}
        columns={columns}
      />
    </div>
  )
}

function useConflictColumns(): Column<GateConflictRecord>[] {
  const t = useTranslations('onSite')
  const verdicts = useTranslations('gate.verdicts')
  const locale = useLocale()
  const employerName = useEmployerName()
  const style = useDateStyle()
  const whoOf = ({ person, guest, scanned }: GateConflictRecord) =>
    person ? nameIn(locale, person) : (guest ?? t('unknownCode', { code: scanned ?? '' }))
  const heldOf = ({ event: { shownVerdict, verdict } }: GateConflictRecord) =>
    shownVerdict &&
    verdict &&
    t('shownAndHeld', { shown: verdicts(shownVerdict), held: verdicts(verdict) })
  return [
    {
      key: 'what',
      header: t('what'),
      cell: (row) => <TwoLines first={row.text} second={heldOf(row)} />,
    },
    {
      key: 'who',
      header: t('who'),
      cell: (row) => (
        <TwoLines first={whoOf(row)} second={row.employer && employerName(row.employer)} />
      ),
    },
    {
      key: 'when',
      header: t('at'),
      cell: ({ event }) => (
        <TwoLines
          first={formatInstant(style, event.at)}
          second={event.gate && nameIn(locale, event.gate)}
        />
      ),
    },
    {
      key: 'whatToDo',
      header: t('whatToDo'),
      cell: (row) => (
        <>
          <Text size="sm">{row.whatToDo}</Text>
          <SettleButton row={row} who={whoOf(row)} />
        </>
      ),
    },
  ]
}

function SettleButton({ row, who }: { row: GateConflictRecord; who: string }) {
  const t = useTranslations('onSite')
  const { send, isSending } = useToastedCommand(gate.settleConflicts)
  return (
    <Button
      variant="default"
      size="sm"
      mt={4}
      loading={isSending}
      aria-label={`${t('settle')}: ${row.text}, ${who}`}
      onClick={() => void send({ ids: [row.id] }, t('settled'))}
      data-screen-only
    >
      {t('settle')}
    </Button>
  )
}
