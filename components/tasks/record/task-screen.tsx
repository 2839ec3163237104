'use client'
import { Paper, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { ErrorAlert } from '@/components/ui/error-alert'
import { tasks, type TaskRecord } from '@/lib/domain/work/tasks/contract'
import type { ApiProblem } from '@/lib/platform/browser/client'
import { useApi } from '@/lib/platform/browser/use-api'
import { MovedOn } from './moved-on'
import { NextStep } from './next-step'
import { TaskFacts } from './task-facts'
import { TaskHistory } from './task-history'
import classes from './task-screen.module.css'
import { TaskStatusBadge } from '@/components/tasks/task-status'
import type { SubjectPages } from './subject-link'

type Props = {
  id: string
  /** The reader's user id. */
  me: string
  opens: SubjectPages
}

/** One task: whom it waits for, what they can do, the facts, and what happened so far. */
export function TaskScreen({ id, ...reader }: Props) {
  const answer = useApi(tasks.get, { id })
  if (answer.isError) return <NoTask problem={answer.error} retry={() => void answer.refetch()} />
  if (answer.isPending) return <TableSkeleton />
  return <KnownTask task={answer.data} {...reader} />
}

function NoTask({ problem, retry }: { problem: ApiProblem; retry: () => void }) {
  const t = useTranslations()
  // A record that is not there is 400 here, not 404.
  const isMissing = problem.body.status === 400
  return (
    <>
      <BackLink href="/tasks">{t('tasks.backToList')}</BackLink>
      <PageHeader
        title={t(isMissing ? 'tasks.missing' : 'tasks.title')}
        description={isMissing && t('tasks.missingHint')}
      />
      <ErrorAlert
        problem={problem}
        title={t('common.loadFailed')}
        action={{ label: t('common.retry'), onClick: retry }}
      />
    </>
  )
}

function KnownTask({ task, me, opens }: Omit<Props, 'id'> & { task: TaskRecord }) {
  const t = useTranslations('tasks')
  const [hasMovedOn, setMovedOn] = useState(false)
  return (
    <>
      <BackLink href="/tasks">{t('backToList')}</BackLink>
      <PageHeader
        title={task.title}
        description={`${task.refId} · ${t(`types.${task.taskTypeId}`)}`}
        actions={<TaskStatusBadge status={task.status} />}
      />
      {hasMovedOn && <MovedOn id={task.id} onClose={() => setMovedOn(false)} />}
      <div className={classes.layout}>
        <div className={classes.step}>
          <NextStep task={task} me={me} opens={opens} onMovedOn={setMovedOn} />
        </div>
        <Paper withBorder p="md" className={classes.facts} component="section">
          <Title order={2} mb="xs">
            {t('facts')}
          </Title>
          <TaskFacts task={task} me={me} opens={opens} />
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
