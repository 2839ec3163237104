'use client'
import { useTranslations } from 'next-intl'
import { useConfirm } from '@/components/ui/confirm'
import { attendanceWorkflow } from '@/lib/domain/training/attendance/workflow'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { isDestructive } from '@/lib/platform/workflow/look'
import type { AttendanceCommander, PlainCommand } from './use-attendance-command'

/** Instant commands have no text for a question. */
type ConfirmedCommand = Extract<PlainCommand, 'markNoShow' | 'cancel'>
const needsConfirmation = (command: PlainCommand): command is ConfirmedCommand =>
  !attendanceWorkflow.of(command).isInstant

/** Asks before a command that is not instant; false when the reader declines. */
export function useConfirmedCommand({ nameOf, run }: AttendanceCommander) {
  const t = useTranslations('trainingEnrollments')
  const confirm = useConfirm()
  return async (command: PlainCommand, rows: AttendanceRecord[]): Promise<boolean> => {
    if (needsConfirmation(command)) {
      const isSure = await confirm({
        title: t(`commands.${command}.label`),
        text: t(`commands.${command}.text`, {
          count: rows.length,
          names: rows.map(nameOf).join(', '),
        }),
        confirmLabel: t(`commands.${command}.label`),
        cancelLabel: t('back'),
        isDestructive: isDestructive(attendanceWorkflow.of(command).look),
      })
      if (!isSure) return false
    }
    run(
      command,
      rows.map(({ id }) => id),
    )
    return true
  }
}
