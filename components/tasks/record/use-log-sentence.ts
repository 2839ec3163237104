'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { TaskLogRecord } from '@/lib/domain/work/tasks/contract'
import { nameIn } from '@/lib/platform/i18n/names'

export function useLogSentence() {
  const t = useTranslations('tasks')
  const locale = useLocale()
  const nameOf = ({ nameTh, nameEn }: TaskLogRecord['actor']) => nameIn(locale, { nameTh, nameEn })
  return ({ command, actor, assignee }: TaskLogRecord): string => {
    const values = { who: nameOf(actor), to: nameOf(assignee) }
    return command === 'create' || command === 'reassign'
      ? t(`log.${command}`, values)
      : t(`commands.${command}.log`, values)
  }
}
