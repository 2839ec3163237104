'use client'
import { Alert, Button, List, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import type { AttendanceResults } from '@/lib/domain/training/training-enrollments/contract'
import { useCommand } from '@/lib/platform/browser/use-api'
import type { AttendanceCommander, CommandOutcome } from './use-attendance-command'

/** The outcome of the last command: for how many it was done, who was refused and why. */
export function Outcome({
  command: { outcome, forget, pending },
}: {
  command: AttendanceCommander
}) {
  const t = useTranslations()
  if (!outcome) return null
  const { command, done, refused } = outcome
  const isComplete = refused.length === 0
  return (
    <Alert
      color={isComplete ? 'pine' : 'amber'}
      role={isComplete ? 'status' : 'alert'}
      mb="sm"
      icon={isComplete ? <IconCheck /> : <IconAlertTriangle />}
      title={t(`trainingEnrollments.commands.${command}.done`, { count: done.length })}
      styles={{ title: { fontWeight: 650 } }}
      withCloseButton
      closeButtonLabel={t('common.close')}
      onClose={() => forget(outcome)}
    >
      {!isComplete && (
        <>
          <Text size="sm">{t('trainingEnrollments.refused', { count: refused.length })}</Text>
          <List size="sm">
            {refused.map(({ id, name, text }) => (
              <List.Item key={id}>
                {name}: {text}
              </List.Item>
            ))}
          </List>
        </>
      )}
      <Undo outcome={outcome} isOld={pending !== null} onDone={() => forget(outcome)} />
    </Alert>
  )
}

const undoable: readonly string[] = ['checkIn', 'pass', 'fail']

/** A check-in can be undone, and a result, by correcting it back to Attended. */
function Undo({
  outcome: { command, done },
  isOld,
  onDone,
}: {
  outcome: CommandOutcome
  /** Another command is on its way: a press is meant for that one, which the rows may show already. */
  isOld: boolean
  onDone: () => void
}) {
  const t = useTranslations('trainingEnrollments')
  const toast = useToast()
  const undoCheckIn = useCommand(trainingApprovals.undoCheckIn)
  const correct = useCommand(trainingApprovals.correct)
  if (done.length === 0 || !undoable.includes(command)) return null
  const handlers = {
    onSuccess: ({ results }: AttendanceResults) => {
      toast.done(t('undone', { count: results.filter((row) => row.outcome === 'done').length }))
      onDone()
    },
    onError: toast.failed,
  }
  const undo = () =>
    command === 'checkIn'
      ? undoCheckIn.mutate({ ids: done }, handlers)
      : correct.mutate({ ids: done, to: 'Attended', reason: t('undoReason') }, handlers)
  return (
    <Button
      mt="xs"
      mih={44}
      variant="default"
      loading={correct.isPending || undoCheckIn.isPending}
      disabled={isOld}
      onClick={undo}
    >
      {t('undo')}
    </Button>
  )
}
