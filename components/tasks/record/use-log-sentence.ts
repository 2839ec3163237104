'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { TaskLogRecord } from '@/lib/domain/work/tasks/contract'
import { namesIn } from '@/lib/platform/i18n/names'

/** Who did what, as a sentence. */
export function useLogSentence() {
  const t = useTranslations('tasks.log')
  const locale = useLocale()
  const nameOf = ({ nameTh, nameEn }: TaskLogRecord['actor']) =>
    namesIn(locale, { th: nameTh, en: nameEn }).name
  return ({ command, actor, assignee }: TaskLogRecord): string =>
    t(command, { who: nameOf(actor), to: nameOf(assignee) })
}
