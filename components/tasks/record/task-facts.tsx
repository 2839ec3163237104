'use client'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { DefinitionList } from '@/components/ui/definition-list'
import type { TaskRecord } from '@/lib/domain/work/tasks/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { DueDate } from '@/components/tasks/list/due-date'
import { SubjectLink } from './subject-link'
import { useUserName } from '@/components/tasks/use-user-name'

type Props = { task: TaskRecord; me: string }

export function TaskFacts({ task, me }: Props) {
  const t = useTranslations('tasks')
  const dates = useDateStyle()
  const nameOf = useUserName(me)
  return (
    <DefinitionList
      items={[
        { term: t('subject'), value: <SubjectLink task={task} /> },
        { term: t('assignee'), value: nameOf(task.assignee) },
        { term: t('assigner'), value: nameOf(task.assigner) },
        { term: t('dueDate'), value: <DueDate {...task} /> },
        { term: t('createdAt'), value: formatInstant(dates, task.createdAt) },
      ]}
    />
  )
}
