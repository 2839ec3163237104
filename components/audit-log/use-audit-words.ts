'use client'
import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import type { AuditRecord } from '@/lib/domain/insight/audit-log/contract'
import { changesInWords, nameInWords } from '@/lib/domain/insight/audit-log/changes/rules'
import { sentenceOf, subjectOf } from '@/lib/domain/insight/audit-log/rules'
import { messageAt } from '@/lib/platform/i18n/message-at'

/** An audit line in words; an event or subject type without a text is shown by its code. */
export function useAuditWords() {
  const t = useTranslations('audit')
  const locale = useLocale()
  const messages = useMessages()
  const dates = useDateStyle()
  const word = (key: string) => messageAt(messages, key)
  const thing = (name: string) => subjectOf(name, word)
  const sentence = ({ event }: Pick<AuditRecord, 'event'>) => sentenceOf(event, word)
  const actor = ({ actorName }: Pick<AuditRecord, 'actorName'>) =>
    actorName ? actorName[locale] : t('system')
  /** The record by its number and name; undefined when it is gone. */
  const subject = ({ subject: known }: Pick<AuditRecord, 'subject'>) =>
    known && nameInWords(known, dates)
  const changes = (line: AuditRecord) => changesInWords(line, { ...dates, word })
  return { thing, sentence, actor, subject, changes }
}
