import { dayIn } from '@/lib/platform/dates/day'
import type { ExportColumn, Reader } from '@/lib/platform/export/table'
import { nameIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import type { PrivacyRequestRecord } from './contract'

export function privacyRequestColumns({
  locale,
  timeZone,
}: Pick<Reader, 'locale' | 'timeZone'>): ExportColumn<PrivacyRequestRecord>[] {
  const t = translator(locale, 'privacyRequests')
  const text = (
    header: string,
    width: number,
    value: (row: PrivacyRequestRecord) => string | null,
  ) => ({ header, kind: 'text', width, value }) as const
  const day = (header: string, value: (row: PrivacyRequestRecord) => string | null) =>
    ({ header, kind: 'day', width: 14, value }) as const
  return [
    text(t('personCode'), 12, ({ personCode }) => personCode),
    text(t('person'), 28, ({ person }) => (person ? nameIn(locale, person) : t('erased'))),
    text(t('kind'), 26, ({ kind }) => t(`kinds.${kind}`)),
    text(t('details'), 40, ({ details }) => details),
    day(t('receivedAt'), ({ receivedAt }) => receivedAt),
    text(t('receivedBy'), 24, ({ receivedBy }) => nameIn(locale, receivedBy)),
    day(t('dueAt'), ({ dueAt }) => dueAt),
    text(t('status'), 18, ({ status }) => t(`statuses.${status}`)),
    day(t('closedAt'), ({ closedAt }) => closedAt && dayIn(timeZone, new Date(closedAt))),
    text(t('closedBy'), 24, ({ closedBy }) => closedBy && nameIn(locale, closedBy)),
    text(t('reason'), 40, ({ reason }) => reason),
  ]
}
