import { employerNameIn } from '@/lib/domain/site/employers/present'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import type { ExportColumn, Reader } from '@/lib/platform/export/table'
import { nameIn, textIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'

export function approvalColumns({
  locale,
}: Pick<Reader, 'locale'>): ExportColumn<AttendanceRecord>[] {
  const t = translator(locale, 'trainingApprovals')
  const training = translator(locale, 'training')
  const nameOf = (names: { nameTh: string; nameEn: string | null } | null) =>
    names && nameIn(locale, names)
  return [
    { header: t('export.code'), kind: 'text', width: 12, value: ({ person }) => person.code },
    { header: t('person'), kind: 'text', width: 28, value: ({ person }) => nameOf(person) },
    {
      header: t('contractor'),
      kind: 'text',
      width: 32,
      value: ({ contractor }) => contractor && employerNameIn(locale, contractor),
    },
    {
      header: t('export.course'),
      kind: 'text',
      width: 36,
      value: ({ session: { scheduleName, scheduleNickname } }) =>
        textIn(locale, scheduleNickname, scheduleName),
    },
    { header: t('export.date'), kind: 'day', width: 14, value: ({ session }) => session.date },
    {
      header: t('export.period'),
      kind: 'text',
      width: 12,
      value: ({ session }) => training(`periods.${session.period}`),
    },
    {
      header: t('status'),
      kind: 'text',
      width: 16,
      value: ({ status }) => training(`statuses.${status}`),
    },
    {
      header: t('export.validUntil'),
      kind: 'day',
      width: 16,
      value: ({ person }) => person.trainingValidUntil,
    },
    { header: t('export.note'), kind: 'text', width: 28, value: ({ note }) => note },
  ]
}
