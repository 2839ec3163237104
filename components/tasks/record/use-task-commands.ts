'use client'
import { useTranslations } from 'next-intl'
import { useUserName } from '@/components/tasks/use-user-name'
import type { Commands } from '@/components/workflow/commands'
import type { Conflict } from '@/components/workflow/use-conflict'
import { tasks, type TaskRecord } from '@/lib/domain/work/tasks/contract'
import { taskWorkflow, type TaskCommand } from '@/lib/domain/work/tasks/workflow'

/** The commands that the server offers this reader, with their texts. */
export function useTaskCommands(task: TaskRecord, conflict: Conflict): Commands<TaskCommand> {
  const t = useTranslations('tasks')
  const consequenceOf = useConsequence(task)
  const { id, rowVersion } = task
  return {
    offered: task.availableCommands,
    of: (command) => taskWorkflow.of(command),
    contractOf: () => tasks.executeCommand,
    inputOf: (command) => ({ id, command, rowVersion }),
    wordsOf: (command) => ({
      label: t(`commands.${command}.label`),
      text: consequenceOf(command),
      done: t(`commands.${command}.done`),
    }),
    reason: {
      name: 'comment',
      labels: { needed: t('commentNeeded'), optional: t('comment') },
      hint: t('commentHint'),
      maxLength: 2000,
    },
    cancelLabelOf: () => t('back'),
    conflict,
  }
}

/** The consequence of a command, with names; approving a task also approves what it registers. */
function useConsequence({ taskTypeId, assigner, assignee }: TaskRecord) {
  const t = useTranslations('tasks')
  const nameOf = useUserName()
  const registered = { 1: t('approveProject'), 2: t('approveEmployer'), 3: '' }[taskTypeId]
  return (command: TaskCommand): string => {
    const name = nameOf(command === 'submit' ? assigner : assignee)
    const text = t(`commands.${command}.text`, { name })
    return command === 'approve' ? `${text} ${registered}` : text
  }
}
