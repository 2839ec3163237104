'use client'
import { useTranslations } from 'next-intl'
import { DRAFT_NAME } from '@/lib/domain/work/projects/rules'
import type { TaskRecord } from '@/lib/domain/work/tasks/contract'

/** What a task is about, as people read it: a project or company that has no name yet says so. */
export function useSubject() {
  const t = useTranslations('projects')
  return ({ subject }: Pick<TaskRecord, 'subject'>): string =>
    subject
      ?.split(' · ')
      .map((part) => (part === DRAFT_NAME ? t('unnamed') : part))
      .join(' · ') ?? '–'
}
