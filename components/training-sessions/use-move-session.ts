'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useConfirm } from '@/components/ui/confirm'
import { useDateStyle } from '@/components/ui/date-style'
import { useToast } from '@/components/ui/toast'
import { useSessionName } from '@/components/training/use-session-name'
import {
  trainingSessions,
  type TrainingSessionRecord,
} from '@/lib/domain/training/training-sessions/contract'
import type { Day } from '@/lib/platform/dates/day'
import { formatLongDay } from '@/lib/platform/dates/format'
import { useCommand } from '@/lib/platform/browser/use-api'

/** Asks, then moves a session to another day; a refusal leaves it where it was. */
export function useMoveSession() {
  const t = useTranslations('trainingSessions')
  const dates = useDateStyle()
  const confirm = useConfirm()
  const toast = useToast()
  const nameOf = useSessionName()
  const queries = useQueryClient()
  const save = useCommand(trainingSessions.save)
  return async (session: TrainingSessionRecord, date: Day): Promise<void> => {
    const { subject } = nameOf(session)
    const days = { from: formatLongDay(dates, session.date), to: formatLongDay(dates, date) }
    const question = {
      title: t('moveTitle', { name: subject }),
      text: t('moveText', { ...days, count: session.seatsTaken }),
      confirmLabel: t('move'),
    }
    if (!(await confirm(question))) return
    const { id, scheduleId, period, startTime, endTime, location, capacity, rowVersion } = session
    const moved = { id, scheduleId, date, period, startTime, endTime, location, capacity }
    save.mutate(
      { ...moved, rowVersion },
      {
        onSuccess: () => toast.done(t('moved', { day: days.to })),
        onError: (problem) => {
          toast.failed(problem)
          void queries.invalidateQueries()
        },
      },
    )
  }
}
