'use client'
import { useTranslations } from 'next-intl'
import type { Commands } from '@/components/workflow/commands'
import type { Conflict } from '@/components/workflow/use-conflict'
import type { CockpitItem } from '@/lib/domain/insight/cockpit/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { taskWorkflow, type TaskCommand } from '@/lib/domain/work/tasks/workflow'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { permitWorkflow, type PermitCommand } from '@/lib/domain/work/work-permits/workflow'

/** The commands of a permit on the list, with the texts of its own page. */
export function usePermitItemCommands(
  { can, subject: { id, label }, rowVersion }: CockpitItem,
  conflict: Conflict,
): Commands<PermitCommand> {
  const t = useTranslations('workPermits')
  return {
    offered: permitWorkflow.commands.filter((command) => can.includes(command)),
    of: (command) => permitWorkflow.of(command),
    contractOf: () => workPermits.executeCommand,
    inputOf: (command) => ({ id, command, rowVersion }),
    wordsOf: (command) => ({
      label: t(`commands.${command}.label`),
      title: `${t(`commands.${command}.label`)} · ${label}`,
      text: t(`commands.${command}.text`),
      done: t(`commands.${command}.done`),
    }),
    reason: {
      name: 'reason',
      labels: { needed: t('reason'), optional: t('reasonOptional') },
      maxLength: 1000,
    },
    cancelLabelOf: () => t('back'),
    conflict,
  }
}

/** Of a task only what is sent without a question. */
export function useTaskItemCommands(
  { can, subject: { id }, rowVersion }: CockpitItem,
  conflict: Conflict,
): Commands<TaskCommand> {
  const t = useTranslations('tasks')
  return {
    offered: taskWorkflow.commands.filter((command) => can.includes(command)),
    of: (command) => taskWorkflow.of(command),
    contractOf: () => tasks.executeCommand,
    inputOf: (command) => ({ id, command, rowVersion }),
    wordsOf: (command) => ({
      label: t(`commands.${command}.label`),
      done: t(`commands.${command}.done`),
    }),
    conflict,
  }
}
