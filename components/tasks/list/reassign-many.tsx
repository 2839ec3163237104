'use client'
import { useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { SelectField } from '@/components/form/select-field'
import { TextAreaField } from '@/components/form/text-field'
import { useAssigneeOptions } from '@/components/tasks/form/use-assignee-options'
import type { ApiProblem } from '@/lib/platform/browser/client'
import { tasks, type TaskRecord } from '@/lib/domain/work/tasks/contract'
import type { InputOf, OutputOf } from '@/lib/platform/contract/contract'

type Input = InputOf<typeof tasks.reassignMany>
type Props = {
  rows: TaskRecord[]
  isOpen: boolean
  close: () => void
  /** `done`: what to say where all were handed over. */
  onDone: (answer: OutputOf<typeof tasks.reassignMany>, done: string) => void
  /** Whether the refusal is shown outside of the dialog. */
  onRefused: (problem: ApiProblem) => boolean
}

/** Hands several tasks to somebody else. */
export function ReassignMany({ rows, isOpen, close, onDone, onRefused }: Props) {
  const t = useTranslations('tasks')
  const options = useAssigneeOptions()
  const nameOf = (id: string) =>
    options.flatMap(({ items }) => items).find(({ value }) => value === id)?.label ?? ''
  const count = rows.length
  return (
    <FormModal title={t('reassignManyTitle', { count })} isOpen={isOpen} onClose={close}>
      <Form
        contract={tasks.reassignMany}
        values={{
          ids: rows.map(({ id }) => id),
          rowVersions: rows.map(({ id, rowVersion }) => ({ id, rowVersion })),
          comment: '',
        }}
        onRefused={(problem) => {
          const isShown = onRefused(problem)
          if (isShown) close()
          return isShown
        }}
        onDone={(answer, { AssigneeUserId }) => {
          onDone(answer, t('reassignedMany', { count, name: nameOf(AssigneeUserId) }))
          close()
        }}
      >
        <SelectField<Input>
          name="AssigneeUserId"
          label={t('reassignTo')}
          options={options}
          required
        />
        <TextAreaField<Input>
          name="comment"
          label={t('comment')}
          description={t('commentHint')}
          maxLength={2000}
        />
        <FormActions label={t('reassign')} />
      </Form>
    </FormModal>
  )
}
