'use client'
import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { formatDay } from '@/lib/platform/dates/format'
import type { AuditRecord } from '@/lib/domain/insight/audit-log/contract'
import { sentenceOf } from '@/lib/domain/insight/audit-log/rules'
import { messageAt } from '@/lib/platform/i18n/message-at'

/** An audit line in words; an event or subject type without a text is shown by its code. */
export function useAuditWords() {
  const t = useTranslations('audit')
  const locale = useLocale()
  const messages = useMessages()
  const dates = useDateStyle()
  const thing = (name: string) => messageAt(messages, `audit.subjects.${name}`) ?? name
  const sentence = ({ event }: Pick<AuditRecord, 'event'>) =>
    sentenceOf(event, (key) => messageAt(messages, key))
  const actor = ({ actorName }: Pick<AuditRecord, 'actorName'>) =>
    actorName ? actorName[locale] : t('system')
  /** The record by its number and name; undefined when it is gone. */
  const subject = ({ subject: known }: Pick<AuditRecord, 'subject'>) =>
    known &&
    [known.name[locale], known.day && formatDay(dates, known.day)].filter(Boolean).join(' ')
  return { thing, sentence, actor, subject }
}
