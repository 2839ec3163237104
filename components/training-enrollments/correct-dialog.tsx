'use client'
import { Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { RadioField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { TextAreaField } from '@/components/form/text-field'
import { useToast } from '@/components/ui/toast'
import { workflow } from '@/lib/domain/attendance/workflow'
import { trainingApprovals } from '@/lib/domain/training-approvals/contract'
import type { AttendanceRecord } from '@/lib/domain/training-enrollments/contract'
import { namesIn } from '@/lib/platform/i18n/names'

type Props = { rows: AttendanceRecord[]; isOpen: boolean; close: () => void }

/** Another result than the one that was given, with the reason. */
export function CorrectDialog({ rows, isOpen, close }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const toast = useToast()
  const names = rows.map(
    ({ person }) => namesIn(locale, { th: person.nameTh, en: person.nameEn }).name,
  )
  const options = workflow.correct.to.map((value) => ({
    value,
    label: t(`training.statuses.${value}`),
  }))
  return (
    <FormModal title={t('trainingEnrollments.commands.correct')} isOpen={isOpen} onClose={close}>
      <Form
        contract={trainingApprovals.correct}
        values={{ ids: rows.map(({ id }) => id), to: null, reason: '' }}
        onDone={({ results }) => {
          const done = results.filter(({ outcome }) => outcome === 'done').length
          toast.done(t('trainingEnrollments.corrected', { count: done }))
          close()
        }}
      >
        <Text>{t('trainingEnrollments.correctText', { names: names.join(', ') })}</Text>
        <RadioField
          name="to"
          label={t('trainingEnrollments.correctTo')}
          options={options}
          required
        />
        <TextAreaField
          name="reason"
          label={t('trainingEnrollments.reason')}
          required
          maxLength={500}
        />
        <FormActions onCancel={close} />
      </Form>
    </FormModal>
  )
}
