'use client'
import { Box, Button, Group, Paper, Title } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { DataTable } from '@/components/table/data-table'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useQueryState } from '@/components/table/use-list'
import type { DecisionRequest } from '@/components/training-approvals/decision-dialog'
import { useSelection } from '@/components/table/use-selection'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import type { TrainingSessionRecord } from '@/lib/domain/training/training-sessions/contract'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { BulkCommands } from './bulk-commands'
import { matchesRoster } from './matches-roster'
import { Outcome } from './outcome'
import { useRosterColumns } from './roster-columns'
import { RosterFilters } from './roster-filters'
import { useAttendanceCommand } from './use-attendance-command'
import { useEnrolling } from './use-enrolling'
import { useRoster } from './use-roster'
import { SelectAll } from './select-all'
import { useRowActions } from './use-row-actions'

const EnrollDrawer = dynamic(() =>
  fetchPart(() => import('@/components/training-enrollments/form/enroll-drawer')).then(
    (part) => part.EnrollDrawer,
  ),
)
const DecisionDialog = dynamic(() =>
  fetchPart(() => import('@/components/training-approvals/decision-dialog')).then(
    (part) => part.DecisionDialog,
  ),
)

type Props = { session: TrainingSessionRecord; ownEmployerId: string | null }

/** Cancelled enrolments are listed but not counted. */
const isCounted = ({ status }: AttendanceRecord) => status !== 'Cancelled'
const hasCommands = ({ can }: AttendanceRecord) => can.commands.length > 0

export function Roster({ session, ownEmployerId }: Props) {
  const t = useTranslations()
  const { answer, rows } = useRoster(session.id)
  const { query, change } = useQueryState()
  const enrolling = useEnrolling(session.can.enroll)
  const dialog = useDrawer<DecisionRequest>()
  const correct = (picked: AttendanceRecord[]) =>
    dialog.open({ decision: 'correct', rows: picked, others: 0 })
  const command = useAttendanceCommand(rows)
  const shown = rows.filter(matchesRoster(query))
  const selection = useSelection(shown, hasCommands, { query, answer })
  const columns = useRosterColumns(command, selection)
  const actionsOf = useRowActions(command, (row) => correct([row]))
  return (
    <section aria-labelledby="roster-title">
      <Group justify="space-between" mb="sm">
        <Title order={2} id="roster-title">
          {t(`trainingEnrollments.${ownEmployerId ? 'ownRoster' : 'roster'}`, {
            count: rows.filter(isCounted).length,
          })}
        </Title>
        {session.can.enroll && (
          <Button leftSection={<IconUserPlus size={18} />} onClick={() => enrolling.open(null)}>
            {t('trainingEnrollments.enroll')}
          </Button>
        )}
      </Group>
      {rows.length > 0 && (
        <Box mb="sm">
          <RosterFilters rows={rows} query={query} change={change} />
        </Box>
      )}
      <Outcome command={command} />
      {answer.error && !answer.data && <LoadError problem={answer.error} retry={answer.refetch} />}
      <SelectAll selection={selection}>
        <BulkCommands
          chosen={selection.rows}
          command={command}
          onDone={selection.deselect}
          onCorrect={correct}
        />
      </SelectAll>
      <Paper withBorder style={{ overflowX: 'auto' }}>
        {answer.isPending && <TableSkeleton />}
        {answer.data && shown.length === 0 && (
          <EmptyRoster isNarrowed={rows.length > 0} mayEnroll={session.can.enroll} />
        )}
        {shown.length > 0 && (
          <DataTable
            caption={t('trainingEnrollments.what')}
            columns={columns}
            rows={shown}
            nameOf={command.nameOf}
            actionsOf={selection.selectable > 0 ? actionsOf : undefined}
          />
        )}
      </Paper>
      {enrolling.wasOpened && (
        <EnrollDrawer {...enrolling} sessionId={session.id} ownEmployerId={ownEmployerId} />
      )}
      {dialog.row && (
        <DecisionDialog
          {...dialog}
          request={dialog.row}
          onDecided={(results) => {
            command.tell(results)
            selection.deselect(results.map(({ row }) => row))
          }}
        />
      )}
    </section>
  )
}

function EmptyRoster({ isNarrowed, mayEnroll }: { isNarrowed: boolean; mayEnroll: boolean }) {
  const t = useTranslations()
  if (isNarrowed) return <EmptyState title={t('table.noMatch')} text={t('table.noMatchHint')} />
  return (
    <EmptyState
      title={t('trainingEnrollments.empty')}
      text={mayEnroll ? t('trainingEnrollments.emptyHint') : undefined}
    />
  )
}
