'use client'
import { Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { RadioField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { TextAreaField } from '@/components/form/text-field'
import { workflow } from '@/lib/domain/training/attendance/workflow'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { namesIn } from '@/lib/platform/i18n/names'
import classes from './approvals.module.css'
import { judge, resultsOfRefusal, type Decision, type Judged } from './decisions'

/** As many names as one reads before pressing the button. */
const NAMED = 8

export type Asked = {
  decision: Decision
  rows: AttendanceRecord[]
  /** How many more were chosen who cannot be given it. */
  others: number
}
type Props = {
  asked: Asked
  isOpen: boolean
  close: () => void
  onJudged: (judged: Judged[]) => void
}

/** Says for whom and what follows, and takes the note that goes with it. */
export function DecisionDialog({ asked: { decision, rows, others }, ...props }: Props) {
  const { isOpen, close, onJudged } = props
  const t = useTranslations('trainingApprovals')
  const queries = useQueryClient()
  const ids = rows.map(({ id }) => id)
  const isCorrection = decision === 'correct'
  const finish = (judged: Judged[]) => {
    close()
    onJudged(judged)
  }
  return (
    <FormModal
      title={t(`titles.${decision}`, { count: rows.length })}
      isOpen={isOpen}
      onClose={close}
    >
      <Form
        contract={trainingApprovals[decision]}
        values={{ ids, note: '', ...(isCorrection && { to: null, reason: '' }) }}
        onRefused={({ body }) => {
          const results = resultsOfRefusal(body, ids)
          if (!results) return false
          // Somebody else was first: what they decided is to be seen at once.
          void queries.invalidateQueries()
          finish(judge(rows, results))
          return true
        }}
        onDone={({ results }) => finish(judge(rows, results))}
      >
        <Stack gap="xs">
          <Text>{t(`texts.${decision}`)}</Text>
          <Names rows={rows} />
          {others > 0 && (
            <Text size="sm" c="dimmed">
              {t('notAll', { count: others })}
            </Text>
          )}
        </Stack>
        {isCorrection ? (
          <Correction rows={rows} />
        ) : (
          <TextAreaField name="note" label={t('note')} maxLength={500} />
        )}
        <FormActions
          label={t(`commands.${decision}`)}
          isDestructive={decision === 'fail' || decision === 'markNoShow'}
          onCancel={close}
        />
      </Form>
    </FormModal>
  )
}

function Names({ rows }: { rows: AttendanceRecord[] }) {
  const t = useTranslations('trainingApprovals')
  const locale = useLocale()
  return (
    <div>
      <ul className={classes.names} aria-label={t('people')}>
        {rows.slice(0, NAMED).map(({ id, person }) => (
          <li key={id}>{namesIn(locale, { th: person.nameTh, en: person.nameEn }).name}</li>
        ))}
      </ul>
      {rows.length > NAMED && (
        <Text size="sm" c="dimmed">
          {t('andMore', { count: rows.length - NAMED })}
        </Text>
      )}
    </div>
  )
}

/** A result is taken back by saying what is right, and why. */
function Correction({ rows }: { rows: AttendanceRecord[] }) {
  const t = useTranslations('trainingApprovals')
  const statuses = useTranslations('training.statuses')
  const options = workflow.correct.to.filter((to) => rows.some(({ status }) => status !== to))
  return (
    <>
      <RadioField
        name="to"
        label={t('to')}
        options={options.map((value) => ({ value, label: statuses(value) }))}
        required
      />
      <TextAreaField name="reason" label={t('reason')} required maxLength={500} />
    </>
  )
}
