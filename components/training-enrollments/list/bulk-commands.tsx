'use client'
import { Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { buttonLooks } from '@/components/workflow/button-looks'
import { attendanceCommands, attendanceWorkflow } from '@/lib/domain/training/attendance/workflow'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { MOST_AT_ONCE } from '@/lib/platform/contract/bounds'
import type { AttendanceCommander } from './use-attendance-command'
import { useConfirmedCommand } from './use-confirmed-command'

type Props = {
  chosen: AttendanceRecord[]
  command: AttendanceCommander
  onDone: (rows: AttendanceRecord[]) => void
  onCorrect: (rows: AttendanceRecord[]) => void
}

/** One button for each command, sent for the selected rows that allow it. */
export function BulkCommands({ chosen, command, onDone, onCorrect }: Props) {
  const t = useTranslations('trainingEnrollments')
  const run = useConfirmedCommand(command)
  return attendanceCommands.map((name) => {
    const rows = chosen.filter(({ can }) => can.commands.includes(name))
    if (rows.length === 0) return null
    const isTooMany = rows.length > MOST_AT_ONCE
    const label = t('forSome', { command: t(`commands.${name}.label`), count: rows.length })
    if (name === 'correct')
      return (
        <Button
          key={name}
          size="sm"
          variant="default"
          disabled={isTooMany}
          onClick={() => onCorrect(rows)}
        >
          {label}
        </Button>
      )
    return (
      <Button
        key={name}
        size="sm"
        {...buttonLooks[attendanceWorkflow.of(name).look]}
        disabled={isTooMany}
        loading={command.pending?.command === name}
        onClick={async () => (await run(name, rows)) && onDone(rows)}
      >
        {label}
      </Button>
    )
  })
}
