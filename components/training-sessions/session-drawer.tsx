'use client'
import { useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useDateStyle } from '@/components/ui/date-style'
import { useToast } from '@/components/ui/toast'
import { useToday } from '@/components/ui/use-today'
import { DEFAULT_CAPACITY } from '@/lib/domain/training/training-plans/contract'
import { defaultTimes, nextHalfDay } from '@/lib/domain/training/training-plans/rules'
import {
  trainingSessions,
  type TrainingSessionRecord,
} from '@/lib/domain/training/training-sessions/contract'
import { clockOf } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import { callApi } from '@/lib/platform/browser/client'
import { SessionFields } from './session-fields'

/** An existing session, or the day of a new one. */
export type SessionSubject = { session: TrainingSessionRecord } | { day: Day }

type Props = DrawerOf<SessionSubject> & { onSaved?: (day: Day) => void }

export function SessionDrawer({ row, isOpen, close, onSaved }: Props) {
  const t = useTranslations()
  const toast = useToast()
  const { timeZone } = useDateStyle()
  const today = useToday()
  const session = row && 'session' in row ? row.session : null
  return (
    <RecordDrawer
      title={t(session ? 'trainingSessions.edit' : 'trainingSessions.new')}
      isOpen={isOpen}
      onClose={close}
    >
      <Form
        contract={trainingSessions.save}
        values={session ?? newSession(row && 'day' in row ? row.day : today, timeZone)}
        reload={session ? () => callApi(trainingSessions.get, { id: session.id }) : undefined}
        onDone={(_, { date }) => {
          toast.done(t('common.saved'))
          close()
          if (date) onSaved?.(date)
        }}
      >
        <SessionFields session={session} />
        <FormActions />
      </Form>
    </RecordDrawer>
  )
}

function newSession(day: Day, timeZone: string) {
  const { date, period } = nextHalfDay(day, clockOf(timeZone, new Date()))
  return {
    scheduleId: null,
    date,
    period,
    ...defaultTimes[period],
    location: '',
    capacity: DEFAULT_CAPACITY,
  }
}
