'use client'
import { useTranslations } from 'next-intl'
import { DRAFT_NAME } from '@/lib/domain/work/projects/rules'
import type { TaskRecord } from '@/lib/domain/work/tasks/contract'

/** The displayed subject of a task; a project or company without a name is shown as unnamed. */
export function useSubject() {
  const t = useTranslations('projects')
  return ({ subject }: Pick<TaskRecord, 'subject'>): string =>
    subject
      ?.split(' · ')
      .map((part) => (part === DRAFT_NAME ? t('unnamed') : part))
      .join(' · ') ?? '–'
}
