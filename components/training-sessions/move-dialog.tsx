'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useSessionName } from '@/components/training/use-session-name'
import { useDateStyle } from '@/components/ui/date-style'
import { useToast } from '@/components/ui/toast'
import { useToday } from '@/components/ui/use-today'
import {
  trainingSessions,
  type TrainingSessionRecord,
} from '@/lib/domain/training/training-sessions/contract'
import { callApi } from '@/lib/platform/browser/client'
import type { InputOf } from '@/lib/platform/contract/contract'
import type { Day } from '@/lib/platform/dates/day'
import { formatLongDay } from '@/lib/platform/dates/format'

/** The session, and the day that it was dragged to, if it was. */
export type Move = { session: TrainingSessionRecord; to?: Day }

/** Moves a session to another day. After a refusal it stays where it was, and another day can be chosen. */
export function MoveDialog({ row, isOpen, close }: DrawerOf<Move>) {
  const t = useTranslations('trainingSessions')
  const dates = useDateStyle()
  const toast = useToast()
  const today = useToday()
  const nameOf = useSessionName()
  if (!row) return null
  const { session, to } = row
  const dropped = (latest: TrainingSessionRecord) => ({ ...latest, date: to ?? latest.date })
  return (
    <FormModal
      title={t('moveTitle', { name: nameOf(session).subject })}
      isOpen={isOpen}
      onClose={close}
    >
      <Form
        contract={trainingSessions.save}
        values={dropped(session)}
        reload={async () => dropped(await callApi(trainingSessions.get, { id: session.id }))}
        onDone={(_, { date = session.date }) => {
          toast.done(t('moved', { day: formatLongDay(dates, date) }))
          close()
        }}
      >
        <Text>
          {t('moveText', { from: formatLongDay(dates, session.date), count: session.seatsTaken })}
        </Text>
        <DayField<InputOf<typeof trainingSessions.save>>
          name="date"
          label={t('moveTo')}
          from={today}
          required
        />
        <FormActions label={t('move')} />
      </Form>
    </FormModal>
  )
}
