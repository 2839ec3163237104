'use client'
import { useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { SelectField } from '@/components/form/select-field'
import { TextAreaField } from '@/components/form/text-field'
import { useToast } from '@/components/ui/toast'
import { tasks, type TaskRecord } from '@/lib/domain/work/tasks/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useAssigneeOptions } from '@/components/tasks/form/use-assignee-options'
import type { Conflict } from '@/components/workflow/use-conflict'

type Input = InputOf<typeof tasks.reassign>
type Props = {
  task: TaskRecord
  isOpen: boolean
  close: () => void
  conflict: Conflict
}

/** Hands a task to somebody else. */
export function ReassignDialog({ task, isOpen, close, conflict }: Props) {
  const t = useTranslations('tasks')
  const toast = useToast()
  const options = useAssigneeOptions(task.taskTypeId)
  const others = options
    .map(({ group, items }) => ({
      group,
      items: items.filter(({ value }) => value !== task.AssigneeUserId),
    }))
    .filter(({ items }) => items.length > 0)
  const nameOf = (id: string) =>
    options.flatMap(({ items }) => items).find(({ value }) => value === id)?.label ?? ''
  return (
    <FormModal title={t('reassignTitle')} isOpen={isOpen} onClose={close}>
      <Form
        contract={tasks.reassign}
        values={{ id: task.id, rowVersion: task.rowVersion, comment: '' }}
        onRefused={(problem) => {
          const isTaken = conflict.handle(problem)
          if (isTaken) close()
          return isTaken
        }}
        onDone={(_, { AssigneeUserId }) => {
          toast.done(t('reassigned', { name: nameOf(AssigneeUserId) }))
          close()
        }}
      >
        <SelectField<Input>
          name="AssigneeUserId"
          label={t('reassignTo')}
          options={others}
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
