'use client'
import { Text } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { TextAreaField } from '@/components/form/text-field'
import { useToast } from '@/components/ui/toast'
import { isDestructive } from '@/lib/platform/workflow/look'
import type { Commands } from './commands'

type Props = {
  commands: Commands
  command: string
  isOpen: boolean
  close: () => void
}

/** Shows the consequence of a command, and asks for its reason and other fields. */
export function CommandDialog({ commands, command, isOpen, ...props }: Props) {
  const close = () => {
    commands.onClose?.()
    props.close()
  }
  const { title, label } = commands.wordsOf(command)
  return (
    <FormModal title={title ?? label} isOpen={isOpen} onClose={close}>
      <CommandForm commands={commands} command={command} close={close} />
    </FormModal>
  )
}

/** Mounted with the open dialog, so that each opening starts with empty fields. */
function CommandForm({ commands, command, close }: Omit<Props, 'isOpen'>) {
  const { conflict, reason } = commands
  const { label, text: consequence, done } = commands.wordsOf(command)
  const { look, reason: need } = commands.of(command)
  const contract = commands.contractOf(command)
  const toast = useToast()
  const [schema] = useState(() => (reason && need === 'needed' ? withReason(reason) : undefined))
  return (
    <Form
      contract={contract}
      schema={schema}
      values={{ ...commands.inputOf(command), ...(reason && { [reason.name]: '' }) }}
      onRefused={(problem) => {
        if (commands.onRefused?.(problem)) return true
        if (!conflict?.handle(problem)) return false
        close()
        return true
      }}
      onDone={(answer) => {
        commands.onDone?.(answer)
        if (done) toast.done(done)
        close()
      }}
    >
      {typeof consequence === 'string' ? <Text>{consequence}</Text> : consequence}
      {commands.fieldsOf?.(command)}
      {reason && need && <ReasonField reason={reason} isNeeded={need === 'needed'} />}
      <FormActions
        label={label}
        isDestructive={isDestructive(look)}
        cancelLabel={commands.cancelLabelOf?.(command)}
      />
    </Form>
  )
}

type Reason = NonNullable<Commands['reason']>
type ReasonProps = { reason: Reason; isNeeded: boolean }

const ReasonField = ({ reason: { name, labels, hint, maxLength }, isNeeded }: ReasonProps) => (
  <TextAreaField
    name={name}
    label={isNeeded ? labels.needed : (labels.optional ?? labels.needed)}
    description={isNeeded ? undefined : hint}
    required={isNeeded}
    maxLength={maxLength}
  />
)

const withReason =
  ({ name, maxLength }: Reason) =>
  async (input: z.ZodType) =>
    (await import('./reason-schema')).reasonSchema(input, name, maxLength)
