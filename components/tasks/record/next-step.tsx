'use client'
import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconArrowsExchange, IconExternalLink } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { CommandButtons } from '@/components/workflow/command-buttons'
import type { Conflict } from '@/components/workflow/use-conflict'
import { IntentLink } from '@/components/ui/intent-link'
import type { TaskRecord } from '@/lib/domain/work/tasks/contract'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { MissingFields } from './missing-fields'
import { useSubjectPage } from './subject-link'
import { holderOf } from '@/components/tasks/task-holder'
import { useUserName } from '@/components/tasks/use-user-name'
import { useTaskCommands } from './use-task-commands'

const ReassignDialog = dynamic(() =>
  fetchPart(() => import('./reassign-dialog')).then((part) => part.ReassignDialog),
)

type Props = {
  task: TaskRecord
  me: string
  conflict: Conflict
}

export function NextStep({ task, me, conflict }: Props) {
  const t = useTranslations('tasks')
  const commands = useTaskCommands(task, conflict)
  const reassigning = useDrawer<never>()
  const page = useSubjectPage(task)
  if (!holderOf(task) && !page) return null
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Waiting task={task} me={me} />
        {task.availableCommands.includes('submit') && task.missing.length > 0 && (
          <div>
            <Text>{t('stillMissing')}</Text>
            <MissingFields task={task} fields={task.missing} />
          </div>
        )}
        <Group gap="sm" data-screen-only>
          <CommandButtons commands={commands}>
            {page && (
              <Button
                component={IntentLink}
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
          </CommandButtons>
        </Group>
      </Stack>
      {reassigning.wasOpened && <ReassignDialog {...reassigning} task={task} conflict={conflict} />}
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

/** Keys of the hints for starting and for finishing, by type of task. */
const fillsIn = { 1: ['startProject', 'fillProject'], 3: ['startPermit', 'fillPermit'] } as const

function hintOf({ availableCommands, taskTypeId }: TaskRecord) {
  const [start, fill] = taskTypeId === 2 ? (['start', 'finish'] as const) : fillsIn[taskTypeId]
  if (availableCommands.includes('start')) return start
  if (availableCommands.includes('submit')) return fill
  if (availableCommands.includes('approve')) return 'review'
  return availableCommands.includes('withdraw') ? 'waitForDecision' : null
}
