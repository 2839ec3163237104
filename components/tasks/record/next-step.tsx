'use client'
import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconArrowsExchange, IconExternalLink } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useDrawer } from '@/components/form/use-drawer'
import type { TaskCommand, TaskRecord } from '@/lib/domain/work/tasks/contract'
import { CommandButton } from './command-button'
import { CommandDialog } from './command-dialog'
import { ReassignDialog } from './reassign-dialog'
import { pageOfSubject, type SubjectPages } from './subject-link'
import { holderOf } from '@/components/tasks/task-holder'
import { useUserName } from '@/components/tasks/use-user-name'

type Props = {
  task: TaskRecord
  me: string
  opens: SubjectPages
  /** Whether somebody else was first. */
  onMovedOn: (hasMovedOn: boolean) => void
}

/** These stand last, away from what leads on. */
const endsBadly = (command: TaskCommand) => command === 'reject' || command === 'cancel'

/** Whom the task waits for, and what this reader can do. */
export function NextStep({ task, me, opens, onMovedOn }: Props) {
  const t = useTranslations('tasks')
  const dialog = useDrawer<TaskCommand>()
  const reassigning = useDrawer<never>()
  const page = pageOfSubject(task, opens)
  const commands = task.availableCommands
  const buttonOf = (command: TaskCommand) => (
    <CommandButton
      key={command}
      task={task}
      command={command}
      onAsk={() => dialog.open(command)}
      onMovedOn={onMovedOn}
    />
  )
  if (!holderOf(task) && !page) return null
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Waiting task={task} me={me} />
        <Group gap="sm" data-screen-only>
          {commands.filter((command) => !endsBadly(command)).map(buttonOf)}
          {page && (
            <Button
              component={Link}
              href={page.href}
              variant="default"
              leftSection={<IconExternalLink size={18} />}
            >
              {t(`openSubject.${page.kind}`)}
            </Button>
          )}
          {task.can.reassign && (
            <Button
              variant="default"
              leftSection={<IconArrowsExchange size={18} />}
              onClick={() => reassigning.open(null)}
            >
              {t('reassign')}
            </Button>
          )}
          {commands.filter(endsBadly).map(buttonOf)}
        </Group>
      </Stack>
      {dialog.row && (
        <CommandDialog {...dialog} task={task} command={dialog.row} onMovedOn={onMovedOn} />
      )}
      {reassigning.wasOpened && (
        <ReassignDialog {...reassigning} task={task} onMovedOn={onMovedOn} />
      )}
    </Paper>
  )
}

function Waiting({ task, me }: Pick<Props, 'task' | 'me'>) {
  const t = useTranslations('tasks')
  const nameOf = useUserName()
  const holder = holderOf(task)
  const hint = hintOf(task)
  if (!holder) return null
  return (
    <div>
      <Text fw={650}>
        {holder.id === me ? t('waitsForYou') : t('waitsFor', { name: nameOf(holder) })}
      </Text>
      {hint && <Text c="dimmed">{t(`nextSteps.${hint}`)}</Text>}
    </div>
  )
}

/** What is filled in, by the type of the task. */
const fillsIn = { 1: ['startProject', 'fillProject'], 3: ['startPermit', 'fillPermit'] } as const

/** What is to be done next by one who can do it. */
function hintOf({ availableCommands, taskTypeId }: TaskRecord) {
  const [start, fill] = taskTypeId === 2 ? (['start', 'finish'] as const) : fillsIn[taskTypeId]
  if (availableCommands.includes('start')) return start
  if (availableCommands.includes('submit')) return fill
  return availableCommands.includes('approve') ? 'review' : null
}
