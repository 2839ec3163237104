'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { TaskRecord } from '@/lib/domain/work/tasks/contract'
import { nameIn } from '@/lib/platform/i18n/names'

type User = TaskRecord['assignee']

/** Names in the reader's language; the reader's own name is marked. */
export function useUserName(me?: string) {
  const t = useTranslations('tasks')
  const locale = useLocale()
  return ({ id, nameTh, nameEn }: User): string => {
    const name = nameIn(locale, { nameTh, nameEn })
    return id === me ? t('you', { name }) : name
  }
}
