'use client'
import { Button, Checkbox, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { EmployerName } from '@/components/lookups/employer-name'
import { TrainingStatus } from '@/components/persons/training-status'
import type { Column } from '@/components/table/column'
import type { Selection } from '@/components/table/use-selection'
import { AttendanceStatusBadge } from '@/components/training/attendance-status'
import { useDateStyle } from '@/components/ui/date-style'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { PersonCell } from '@/components/training-enrollments/person-cell'
import classes from './roster.module.css'
import type { AttendanceCommander } from './use-attendance-command'

export function useRosterColumns(
  command: AttendanceCommander,
  selection: Selection<AttendanceRecord>,
): Column<AttendanceRecord>[] {
  const t = useTranslations()
  return [
    {
      key: 'person',
      header: t('trainingEnrollments.person'),
      width: '32%',
      cell: (row) => <Person row={row} selection={selection} />,
    },
    {
      key: 'contractor',
      isPlain: true,
      header: t('persons.employer'),
      isDetail: ({ contractor }) => !contractor,
      cell: ({ contractor }) => <EmployerName of={contractor} />,
    },
    {
      key: 'training',
      isPlain: true,
      header: t('persons.training'),
      isShort: true,
      cell: ({ person }) => <TrainingStatus {...person} />,
    },
    {
      key: 'status',
      isPlain: true,
      header: t('common.status'),
      isShort: true,
      cell: (row) => <StatusCell row={row} command={command} />,
    },
  ]
}

/** Photo and name are the label of the checkbox, so that a click on them selects the row. */
function Person({
  row,
  selection,
}: {
  row: AttendanceRecord
  selection: Selection<AttendanceRecord>
}) {
  const face = <PersonCell {...row.person} />
  if (row.can.commands.length === 0) return face
  return (
    <label className={classes.choice}>
      <Checkbox checked={selection.isChosen(row.id)} onChange={() => selection.toggle(row)} />
      {face}
    </label>
  )
}

/** The status and since when; on the day of the session with a button to check in. */
function StatusCell({ row, command }: { row: AttendanceRecord; command: AttendanceCommander }) {
  const t = useTranslations('trainingEnrollments')
  const dates = useDateStyle()
  const at = row.resultAt ?? row.checkedInAt ?? row.confirmedAt ?? row.enrolledAt
  const canCheckIn = row.can.commands.includes('checkIn')
  const { pending } = command
  return (
    <div>
      <AttendanceStatusBadge status={row.status} />
      <Text size="xs" c="dimmed" mt={2}>
        {formatInstant(dates, at)}
      </Text>
      {row.note && (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'normal' }}>
          {row.note}
        </Text>
      )}
      {canCheckIn && (
        <Button
          mt={6}
          size="xs"
          variant="light"
          aria-label={t('checkInNamed', { name: command.nameOf(row) })}
          loading={pending?.command === 'checkIn' && pending.ids.includes(row.id)}
          onClick={() => void command.run('checkIn', [row.id])}
        >
          {t('commands.checkIn.label')}
        </Button>
      )}
    </div>
  )
}
