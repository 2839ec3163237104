'use client'
import { useTranslations } from 'next-intl'
import type { RowAction } from '@/components/table/column'
import { attendanceCommands, attendanceWorkflow } from '@/lib/domain/training/attendance/workflow'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import type { AttendanceCommander } from './use-attendance-command'
import { useConfirmedCommand } from './use-confirmed-command'

/** The commands that the server offers on a row, as its menu. */
export function useRowActions(
  command: AttendanceCommander,
  onCorrect: (row: AttendanceRecord) => void,
) {
  const t = useTranslations('trainingEnrollments.commands')
  const run = useConfirmedCommand(command)
  return (row: AttendanceRecord): RowAction[] =>
    attendanceCommands
      .filter((name) => row.can.commands.includes(name))
      .map((name) => ({
        label: t(`${name}.label`),
        isDestructive: attendanceWorkflow.of(name).look === 'ending',
        onClick: () => (name === 'correct' ? onCorrect(row) : void run(name, [row])),
      }))
}
