'use client'
import { Accordion, Anchor, Group, Paper, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TaskHistory } from '@/components/tasks/record/task-history'
import { TaskStatusBadge } from '@/components/tasks/task-status'
import { IntentLink } from '@/components/ui/intent-link'
import type { ProjectRecord } from '@/lib/domain/work/projects/contract'
import { isOver } from '@/lib/domain/work/tasks/over/rules'
import type { TaskStatus } from '@/lib/domain/work/tasks/workflow'
import { route } from '@/lib/platform/access/route'

type LinkedTask = ProjectRecord['tasks'][number]

/** What is not over yet, of several the first. */
const firstToDo = (tasks: LinkedTask[]) =>
  tasks.find(({ status }) => !isOver(status as TaskStatus)) ?? tasks[0]

export function ProjectTasks({ tasks }: { tasks: LinkedTask[] }) {
  const t = useTranslations('projects')
  const [open, setOpen] = useState(() => firstToDo(tasks)?.id ?? null)
  return (
    <Paper withBorder component="section" aria-labelledby="tasks-title">
      <Title order={2} id="tasks-title" p="md" pb="xs">
        {t('tasks')}
      </Title>
      {tasks.length === 0 && (
        <Text size="sm" c="dimmed" px="md" pb="md">
          {t('noTasks')}
        </Text>
      )}
      <Accordion value={open} onChange={setOpen} order={3}>
        {tasks.map((task) => (
          <Accordion.Item key={task.id} value={task.id}>
            <Accordion.Control>
              <Text span fw={600}>
                {task.title}
              </Text>
              <Group component="span" gap="xs" mt={4}>
                <Text span size="sm" c="dimmed">
                  {task.refId}
                </Text>
                <TaskStatusBadge status={task.status as TaskStatus} />
              </Group>
            </Accordion.Control>
            <Accordion.Panel>{open === task.id && <OpenTask {...task} />}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Paper>
  )
}

function OpenTask({ id, refId }: LinkedTask) {
  const t = useTranslations('projects.lookup')
  return (
    <>
      <Anchor component={IntentLink} href={route(`/tasks/${id}`)} size="sm" mb="md" display="block">
        {t('task', { refId })}
      </Anchor>
      <TaskHistory id={id} />
    </>
  )
}
