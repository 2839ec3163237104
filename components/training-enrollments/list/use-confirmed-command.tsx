'use client'
import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { EarlyWarning } from '@/components/training-approvals/early-warning'
import { useConfirm } from '@/components/ui/confirm'
import { attendanceWorkflow, isBeforeStart } from '@/lib/domain/training/attendance/workflow'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { isDestructive } from '@/lib/platform/workflow/look'
import type { AttendanceCommander, PlainCommand } from './use-attendance-command'

/** Instant commands have no question of their own. */
type ConfirmedCommand = Extract<PlainCommand, 'markNoShow' | 'cancel'>
const needsConfirmation = (command: PlainCommand): command is ConfirmedCommand =>
  !attendanceWorkflow.of(command).isInstant

/** Asks before a command that is not instant or comes too early. Resolves to whether it was done for any of the rows. */
export function useConfirmedCommand({ nameOf, run }: AttendanceCommander) {
  const t = useTranslations('trainingEnrollments')
  const confirm = useConfirm()
  return async (command: PlainCommand, rows: AttendanceRecord[]): Promise<boolean> => {
    const isEarly = rows.some((row) => isBeforeStart(command, row))
    if (isEarly || needsConfirmation(command)) {
      const values = { count: rows.length, names: rows.map(nameOf).join(', ') }
      const question = needsConfirmation(command)
        ? t(`commands.${command}.text`, values)
        : t('earlyQuestion', values)
      const isSure = await confirm({
        title: t(`commands.${command}.label`),
        text: (
          <Stack gap="xs">
            <EarlyWarning command={command} rows={rows} />
            <Text>{question}</Text>
          </Stack>
        ),
        confirmLabel: t(`commands.${command}.label`),
        cancelLabel: t('back'),
        isDestructive: isDestructive(attendanceWorkflow.of(command).look),
      })
      if (!isSure) return false
    }
    return run(
      command,
      rows.map(({ id }) => id),
    )
  }
}
