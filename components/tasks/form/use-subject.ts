'use client'
import { useTranslations } from 'next-intl'
import type { TaskRecord } from '@/lib/domain/work/tasks/contract'
import { shownSubject } from '@/lib/domain/work/tasks/subject/rules'

/** The displayed subject of a task. */
export function useSubject() {
  const unnamed = useTranslations('common')('unnamed')
  return ({ subject }: Pick<TaskRecord, 'subject'>): string =>
    subject ? shownSubject(subject, unnamed) : '–'
}
