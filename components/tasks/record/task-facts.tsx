'use client'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { DefinitionList } from '@/components/ui/definition-list'
import type { TaskRecord } from '@/lib/domain/work/tasks/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { DueDate } from '@/components/tasks/list/due-date'
import { SubjectLink, type SubjectPages } from './subject-link'
import { useUserName } from '@/components/tasks/use-user-name'

type Props = { task: TaskRecord; me: string; opens: SubjectPages }

export function TaskFacts({ task, me, opens }: Props) {
  const t = useTranslations('tasks')
  const dates = useDateStyle()
  const nameOf = useUserName(me)
  return (
    <DefinitionList
      items={[
        { term: t('subject'), value: <SubjectLink task={task} opens={opens} /> },
        { term: t('assignee'), value: nameOf(task.assignee) },
        { term: t('assigner'), value: nameOf(task.assigner) },
        { term: t('dueDate'), value: <DueDate {...task} /> },
        { term: t('createdAt'), value: formatInstant(dates, task.createdAt) },
      ]}
    />
  )
}
