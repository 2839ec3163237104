'use client'
import { Paper, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { NextWaiting } from '@/components/record/next-waiting'
import { RecordScreen } from '@/components/record/record-screen'
import { ConflictAlert } from '@/components/workflow/conflict-alert'
import { useConflict } from '@/components/workflow/use-conflict'
import { tasks, type TaskRecord } from '@/lib/domain/work/tasks/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { LastStep } from './last-step'
import { NextStep } from './next-step'
import { TaskFacts } from './task-facts'
import { TaskHistory } from './task-history'
import classes from './task-screen.module.css'
import { TaskStatusBadge } from '@/components/tasks/task-status'

type Props = {
  id: string
  /** The reader's user id. */
  me: string
}

export function TaskScreen({ id, ...reader }: Props) {
  const t = useTranslations('tasks')
  const answer = useApi(tasks.get, { id })
  return (
    <RecordScreen
      answer={answer}
      back={{ href: '/tasks', label: t('backToList') }}
      title={t('title')}
      missing={{ title: t('missing'), hint: t('missingHint') }}
    >
      {(task) => <KnownTask task={task} {...reader} />}
    </RecordScreen>
  )
}

function KnownTask({ task, me }: Omit<Props, 'id'> & { task: TaskRecord }) {
  const t = useTranslations('tasks')
  const conflict = useConflict()
  return (
    <>
      <BackLink href="/tasks">{t('backToList')}</BackLink>
      <PageHeader
        title={task.title}
        description={`${task.refId} · ${t(`types.${task.taskTypeId}`)}`}
        actions={<TaskStatusBadge status={task.status} />}
      />
      <ConflictAlert conflict={conflict} title={t('conflictTitle')}>
        <LastStep id={task.id} />
      </ConflictAlert>
      <div className={classes.layout}>
        <div className={classes.step}>
          <NextStep task={task} me={me} conflict={conflict} />
          <NextTask id={task.id} />
        </div>
        <Paper withBorder p="md" className={classes.facts} component="section">
          <Title order={2} mb="xs">
            {t('facts')}
          </Title>
          <TaskFacts task={task} me={me} />
        </Paper>
        <Paper withBorder p="md" className={classes.history} component="section">
          <Title order={2} mb="md">
            {t('history')}
          </Title>
          <TaskHistory id={task.id} />
        </Paper>
      </div>
    </>
  )
}

/** The first page of the tab; beyond it, a task that waits itself may offer another. */
const waiting = { scope: 'waitingForMe', sort: 'dueDate', page: 1, pageSize: 25 } as const

function NextTask({ id }: { id: string }) {
  const { data } = useApi(tasks.search, waiting)
  const next = data?.rows.map((task) => ({
    id: task.id,
    name: `${task.refId} ${task.title}`,
    href: `/tasks/${task.id}`,
  }))
  return <NextWaiting id={id} waiting={next} total={data?.total} />
}
