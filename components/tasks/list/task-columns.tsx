'use client'
import { useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import type { Filter } from '@/components/table/filter'
import { useDateStyle } from '@/components/ui/date-style'
import { TwoLines } from '@/components/ui/two-lines'
import { WholeCodes, WholeWords } from '@/components/ui/whole-words'
import type { TaskRecord } from '@/lib/domain/work/tasks/contract'
import { taskStatuses } from '@/lib/domain/work/tasks/workflow'
import { taskTypeIds } from '@/lib/domain/work/tasks/subject/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { DueDate } from './due-date'
import { holderOf } from '@/components/tasks/task-holder'
import { TaskStatusBadge } from '@/components/tasks/task-status'
import { ANY_STATUS } from '@/components/table/list-input'
import { useSubject } from '@/components/tasks/form/use-subject'
import { useUserName } from '@/components/tasks/use-user-name'

/** `me`: the reader's user id. */
export function useTaskColumns(me: string): Column<TaskRecord>[] {
  const t = useTranslations('tasks')
  const subjectOf = useSubject()
  const nameOf = useUserName(me)
  const dates = useDateStyle()
  return [
    {
      key: 'title',
      header: t('task'),
      sort: 'title',
      width: '28%',
      cell: ({ title, refId }) => <TwoLines first={<WholeCodes text={title} />} second={refId} />,
    },
    {
      key: 'subject',
      isPlain: true,
      isOptional: true,
      header: t('subject'),
      cell: (task) => (
        <TwoLines
          first={<WholeCodes text={subjectOf(task)} />}
          second={t(`types.${task.taskTypeId}`)}
        />
      ),
    },
    { key: 'holder', header: t('holder'), cell: (task) => <Holder task={task} me={me} /> },
    {
      key: 'dueDate',
      isOptional: true,
      header: t('dueDate'),
      sort: 'dueDate',
      isShort: true,
      cell: (task) => <DueDate {...task} />,
    },
    {
      key: 'status',
      isPlain: true,
      header: t('status'),
      sort: 'status',
      isShort: true,
      cell: ({ status }) => <TaskStatusBadge status={status} />,
    },
    {
      key: 'assigner',
      isExtra: true,
      header: t('assigner'),
      cell: ({ assigner }) => <WholeWords text={nameOf(assigner)} />,
    },
    {
      key: 'createdAt',
      isExtra: true,
      header: t('createdAt'),
      sort: 'createdAt',
      isShort: true,
      cell: ({ createdAt }) => formatInstant(dates, createdAt),
    },
  ]
}

/** The user who has to act next; below, who assigned or did the task. */
function Holder({ task, me }: { task: TaskRecord; me: string }) {
  const t = useTranslations('tasks')
  const nameOf = useUserName(me)
  const { status, assignee, assigner } = task
  const holder = holderOf(task)
  if (!holder) {
    const doneBy = t('doneBy', { name: nameOf(assignee) })
    return <TwoLines first={t('over')} second={<WholeWords text={doneBy} />} />
  }
  const origin =
    status === 'InReview'
      ? t('waitsForReview', { name: nameOf(assignee) })
      : t('givenBy', { name: nameOf(assigner) })
  return (
    <TwoLines first={<WholeWords text={nameOf(holder)} />} second={<WholeWords text={origin} />} />
  )
}

export function useTaskFilters(): Filter[] {
  const t = useTranslations('tasks')
  return [
    {
      name: 'status',
      label: t('status'),
      emptyLabel: t('toDo'),
      options: [
        { value: ANY_STATUS, label: t('anyStatus') },
        ...taskStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
      ],
    },
    {
      name: 'taskTypeId',
      label: t('type'),
      options: taskTypeIds.map((id) => ({ value: String(id), label: t(`types.${id}`) })),
    },
  ]
}
