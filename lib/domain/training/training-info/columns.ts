import type { ExportColumn } from '@/lib/platform/export/table'
import { translator } from '@/lib/platform/i18n/translator'
import type { SessionRow } from '@/lib/domain/training/training-sessions/rows'

export function sessionColumns(locale: 'th' | 'en'): ExportColumn<SessionRow>[] {
  const t = translator(locale, 'trainingInfo')
  const training = translator(locale, 'training')
  const nickname: ExportColumn<SessionRow> = {
    header: t('nickname'),
    kind: 'text',
    width: 34,
    value: (session) => session.nickname,
  }
  const name: ExportColumn<SessionRow> = {
    header: t('name'),
    kind: 'text',
    width: 34,
    value: (session) => session.name,
  }
  return [
    { header: t('date'), kind: 'day', width: 17, value: ({ date }) => date },
    {
      header: t('period'),
      kind: 'text',
      width: 12,
      value: ({ period }) => training(`periods.${period}`),
    },
    {
      header: t('time'),
      kind: 'text',
      width: 17,
      value: ({ startTime, endTime }) => `${startTime}–${endTime}`,
    },
    ...(locale === 'th' ? [nickname, name] : [name, nickname]),
    { header: t('location'), kind: 'text', width: 28, value: ({ location }) => location },
    { header: t('capacity'), kind: 'number', width: 11, value: ({ capacity }) => capacity },
    {
      header: t('seatsLeft'),
      kind: 'number',
      width: 11,
      value: ({ status, seatsFree }) => (status === 'Cancelled' ? null : seatsFree),
    },
    {
      header: t('status'),
      kind: 'text',
      width: 16,
      value: ({ status }) => training(`sessionStatuses.${status}`),
    },
  ]
}
