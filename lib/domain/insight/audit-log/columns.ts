import { formatInstant } from '@/lib/platform/dates/format'
import type { ExportColumn, Reader } from '@/lib/platform/export/table'
import { messages } from '@/lib/platform/i18n/catalogue'
import { messageAt } from '@/lib/platform/i18n/message-at'
import { translator } from '@/lib/platform/i18n/translator'
import { changesInWords, nameInWords } from './changes/rules'
import type { AuditRecord } from './contract'
import { sentenceOf } from './rules'

export function auditColumns(reader: Reader): ExportColumn<AuditRecord>[] {
  const { locale } = reader
  const t = translator(locale, 'audit')
  const word = (key: string) => messageAt(messages[locale], key)
  const subjectOf = ({ subject }: AuditRecord) => subject && nameInWords(subject, reader)
  const details = (line: AuditRecord) =>
    changesInWords(line, { ...reader, word })
      .map(({ label, value }) => `${label}: ${value ?? '–'}`)
      .join('\n')
  return [
    { header: t('at'), kind: 'text', width: 22, value: ({ at }) => formatInstant(reader, at) },
    {
      header: t('actor'),
      kind: 'text',
      width: 26,
      value: ({ actorName }) => (actorName ? actorName[locale] : t('system')),
    },
    { header: t('event'), kind: 'text', width: 34, value: ({ event }) => sentenceOf(event, word) },
    { header: t('subject'), kind: 'text', width: 40, value: subjectOf },
    { header: t('subjectId'), kind: 'text', width: 38, value: ({ subjectId }) => subjectId },
    {
      header: t('details'),
      kind: 'text',
      width: 60,
      value: (line) => (line.isErased ? t('erased') : details(line)),
    },
    { header: t('trace'), kind: 'text', width: 38, value: ({ traceId }) => traceId },
  ]
}
