'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { TextAreaField } from '@/components/form/text-field'
import { useToast } from '@/components/ui/toast'
import { tasks, type TaskCommand, type TaskRecord } from '@/lib/domain/work/tasks/contract'
import { workflow } from '@/lib/domain/work/tasks/workflow'
import type { InputOf } from '@/lib/platform/contract/contract'
import { text } from '@/lib/platform/contract/fields'
import { useMovedOn } from '@/components/form/use-moved-on'
import { useUserName } from '@/components/tasks/use-user-name'

const { input } = tasks.executeCommand
const withReason = input.extend({ comment: text(2000) }) as unknown as z.ZodType<FieldValues>

type Props = {
  task: TaskRecord
  command: TaskCommand
  isOpen: boolean
  close: () => void
  onMovedOn: (hasMovedOn: boolean) => void
}

/** Says what a command does, and takes the comment that goes with it. */
export function CommandDialog({ task, command, isOpen, close, onMovedOn }: Props) {
  const t = useTranslations('tasks')
  const toast = useToast()
  const tookMove = useMovedOn(onMovedOn)
  const { id, rowVersion } = task
  const needsComment = workflow[command].needsComment ?? false
  const label = t(`commands.${command}`)
  return (
    <FormModal title={label} isOpen={isOpen} onClose={close}>
      <Form
        contract={tasks.executeCommand}
        schema={needsComment ? withReason : undefined}
        values={{ id, command, rowVersion, comment: '' }}
        onRefused={(problem) => {
          const isTaken = tookMove(problem)
          if (isTaken) close()
          return isTaken
        }}
        onDone={() => {
          toast.done(t(`commandsDone.${command}`))
          close()
        }}
      >
        <Consequence task={task} command={command} />
        <TextAreaField<InputOf<typeof tasks.executeCommand>>
          name="comment"
          label={t(needsComment ? 'commentNeeded' : 'comment')}
          description={needsComment ? undefined : t('commentHint')}
          required={needsComment}
          maxLength={2000}
        />
        <FormActions
          label={label}
          isDestructive={command === 'reject' || command === 'cancel'}
          onCancel={close}
          cancelLabel={t('doNothing')}
        />
      </Form>
    </FormModal>
  )
}

function Consequence({ task, command }: Pick<Props, 'task' | 'command'>) {
  const t = useTranslations('tasks')
  const nameOf = useUserName()
  const name = nameOf(command === 'submit' ? task.assigner : task.assignee)
  const subject = { 1: t('approveProject'), 2: t('approveEmployer'), 3: '' }[task.taskTypeId]
  return (
    <Text>
      {t(`commandTexts.${command}`, { name })} {command === 'approve' && subject}
    </Text>
  )
}
