'use client'
import { Alert, Button, List, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import { resultsOfRefusal } from '@/components/workflow/many'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import type { AttendanceResults } from '@/lib/domain/training/training-enrollments/contract'
import { ApiProblem } from '@/lib/platform/browser/client'
import { useCommand } from '@/lib/platform/browser/use-api'
import type { AttendanceCommander, CommandOutcome } from './use-attendance-command'

/** The outcome of the last command: for how many it was done, who was refused and why. */
export function Outcome({
  command: { outcome, forget, pending, nameById },
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
      <Undo
        outcome={outcome}
        isOld={pending !== null}
        nameById={nameById}
        onDone={() => forget(outcome)}
      />
    </Alert>
  )
}

const undoable: readonly string[] = ['checkIn', 'pass', 'fail']

/** A check-in can be undone, and a result, by correcting it back to Attended. */
function Undo({
  outcome: { command, done },
  isOld,
  nameById,
  onDone,
}: {
  outcome: CommandOutcome
  /** Another command is on its way: a press is meant for that one, which the rows may show already. */
  isOld: boolean
  nameById: (id: string) => string
  onDone: () => void
}) {
  const t = useTranslations('trainingEnrollments')
  const toast = useToast()
  const queries = useQueryClient()
  const undoCheckIn = useCommand(trainingApprovals.undoCheckIn)
  const correct = useCommand(trainingApprovals.correct)
  if (done.length === 0 || !undoable.includes(command)) return null
  const tellRefused = (refused: AttendanceResults['results']) => {
    const reasons = refused.map(({ id, text = '' }) => `${nameById(id)}: ${text}`)
    toast.failed(`${t('refused', { count: refused.length })} ${reasons.join(' · ')}`)
  }
  const undo = async () => {
    try {
      const { results } = await (command === 'checkIn'
        ? undoCheckIn.mutateAsync({ ids: done })
        : correct.mutateAsync({ ids: done, to: 'Attended', reason: t('undoReason') }))
      const refused = results.filter((row) => row.outcome === 'refused')
      toast.done(t('undone', { count: results.length - refused.length }))
      if (refused.length > 0) tellRefused(refused)
      onDone()
    } catch (problem) {
      const refused = problem instanceof ApiProblem && resultsOfRefusal(problem.body, done)
      if (!refused) return toast.failed(problem)
      tellRefused(refused)
      // What is on screen is older than the refusal.
      void queries.invalidateQueries()
    }
  }
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
