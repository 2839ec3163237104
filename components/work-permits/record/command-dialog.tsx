'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { RadioField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { TextAreaField } from '@/components/form/text-field'
import { useToast } from '@/components/ui/toast'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { workflow, type PermitCommand } from '@/lib/domain/work/work-permits/workflow'
import type { InputOf } from '@/lib/platform/contract/contract'
import { text } from '@/lib/platform/contract/fields'
import { useMovedOn } from '@/components/form/use-moved-on'

type Input = InputOf<typeof workPermits.executeCommand>
const withReason = workPermits.executeCommand.input.extend({
  reason: text(1000),
}) as unknown as z.ZodType<FieldValues>

type Props = {
  permit: PermitRecord
  command: PermitCommand
  isOpen: boolean
  close: () => void
  onMovedOn: (hasMovedOn: boolean) => void
}

/** Those where a word of explanation helps whoever comes after. */
const takesReason = (command: PermitCommand) =>
  workflow[command].needsReason === true || command === 'cancel' || command === 'resume'

const endsWork: readonly PermitCommand[] = ['stopWork', 'reject', 'cancel']

/** Says what a command does, and takes the reason and the role that go with it. */
export function CommandDialog({ permit, command, isOpen, close, onMovedOn }: Props) {
  const t = useTranslations('workPermits')
  const toast = useToast()
  const tookMove = useMovedOn(onMovedOn)
  const { id, rowVersion } = permit
  const needsReason = workflow[command].needsReason ?? false
  const label = t(`commands.${command}`)
  const role = command === 'approve' ? permit.can.approveAs[0] : undefined
  return (
    <FormModal title={label} isOpen={isOpen} onClose={close}>
      <Form
        contract={workPermits.executeCommand}
        schema={needsReason ? withReason : undefined}
        values={{ id, command, rowVersion, reason: '', ...(role && { role }) }}
        // The version that the page shows by now: it may have been saved just before.
        toInput={(checked) => ({ ...(checked as Input), rowVersion })}
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
        <Text>{t(`commandTexts.${command}`)}</Text>
        {command === 'approve' && <RoleChoice roles={permit.can.approveAs} />}
        {takesReason(command) && (
          <TextAreaField<Input>
            name="reason"
            label={t(needsReason ? 'reason' : 'reasonOptional')}
            required={needsReason}
            maxLength={1000}
          />
        )}
        <FormActions
          label={label}
          isDestructive={endsWork.includes(command)}
          onCancel={close}
          cancelLabel={t('doNothing')}
        />
      </Form>
    </FormModal>
  )
}

/** Who holds several of the roles says for which one they approve: nobody approves for two. */
function RoleChoice({ roles }: { roles: PermitRecord['can']['approveAs'] }) {
  const t = useTranslations()
  if (roles.length < 2) return null
  return (
    <RadioField<string, Input>
      name="role"
      label={t('workPermits.approveAs')}
      options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
    />
  )
}
