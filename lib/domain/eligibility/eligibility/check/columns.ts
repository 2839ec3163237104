import { employerNameIn } from '@/lib/domain/site/employers/present'
import type { ExportColumn, Reader } from '@/lib/platform/export/table'
import { nameIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import type { CheckedPerson } from './contract'

export function verdictColumns({ locale }: Pick<Reader, 'locale'>): ExportColumn<CheckedPerson>[] {
  const t = translator(locale, 'eligibility')
  return [
    { header: t('columns.code'), kind: 'text', width: 12, value: ({ code }) => code },
    { header: t('columns.person'), kind: 'text', width: 28, value: (row) => nameIn(locale, row) },
    {
      header: t('columns.company'),
      kind: 'text',
      width: 32,
      value: ({ employer }) => employer && employerNameIn(locale, employer),
    },
    {
      header: t('columns.verdict'),
      kind: 'text',
      width: 18,
      value: ({ verdict }) => t(`verdicts.${verdict}`),
    },
    {
      header: t('columns.reasons'),
      kind: 'text',
      width: 60,
      value: ({ reasons }) => reasons.map(({ text }) => text).join(' ') || null,
    },
    { header: t('columns.until'), kind: 'day', width: 14, value: ({ until }) => until },
  ]
}
