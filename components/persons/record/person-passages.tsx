'use client'
import { useLocale, useTranslations } from 'next-intl'
import { RelatedRecords } from '@/components/record/related-records'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import { TwoLines } from '@/components/ui/two-lines'
import { gate, type GateEventRecord } from '@/lib/domain/gate/gate/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'
import { passagesOf } from './person-inputs'

/** When they came in, went out or were refused, the latest first. */
export function PersonPassages({ personId }: { personId: string }) {
  const t = useTranslations('persons')
  const kinds = useTranslations('gate.kinds')
  return (
    <RelatedRecords
      title={t('passages')}
      contract={gate.history}
      input={passagesOf(personId)}
      columns={usePassageColumns()}
      empty={t('noPassages')}
      nameOf={({ kind }) => kinds(kind)}
    />
  )
}

function usePassageColumns(): Column<GateEventRecord>[] {
  const t = useTranslations('persons')
  const kinds = useTranslations('gate.kinds')
  const locale = useLocale()
  const style = useDateStyle()
  const whyOf = ({ kind, reasons, reason }: GateEventRecord) =>
    [...(kind === 'Refused' ? reasons.map(({ text }) => text) : []), reason]
      .filter(Boolean)
      .join(' · ')
  const byOf = ({ recordedBy, device }: GateEventRecord) =>
    recordedBy ? nameIn(locale, recordedBy) : device
  return [
    {
      key: 'kind',
      header: t('passage'),
      cell: (row) => <TwoLines first={kinds(row.kind)} second={whyOf(row) || null} />,
    },
    { key: 'at', isPlain: true, header: t('passedAt'), cell: ({ at }) => formatInstant(style, at) },
    {
      key: 'gate',
      isPlain: true,
      header: t('gate'),
      cell: (row) => (
        <TwoLines
          first={row.gate ? nameIn(locale, row.gate) : t('correction')}
          second={byOf(row)}
        />
      ),
    },
  ]
}
