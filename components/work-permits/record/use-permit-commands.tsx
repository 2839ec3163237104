'use client'
import { useTranslations } from 'next-intl'
import { RadioField } from '@/components/form/choice-field'
import { wordsIn } from '@/components/workflow/command-words'
import type { Commands } from '@/components/workflow/commands'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { permitWorkflow, type PermitCommand } from '@/lib/domain/work/work-permits/workflow'
import type { InputOf } from '@/lib/platform/contract/contract'

type Input = InputOf<typeof workPermits.executeCommand>

/** The commands that the server offers this reader, with their texts. */
export function usePermitCommands(
  { id, rowVersion, availableCommands, can: { approveAs } }: PermitRecord,
  page: Pick<Commands, 'conflict' | 'notYet'>,
): Commands<PermitCommand> {
  const t = useTranslations('workPermits')
  return {
    offered: availableCommands,
    of: (command) => permitWorkflow.of(command),
    contractOf: () => workPermits.executeCommand,
    inputOf: (command) => ({
      id,
      command,
      rowVersion,
      role: command === 'approve' ? approveAs[0] : undefined,
    }),
    wordsOf: wordsIn(t),
    reason: {
      name: 'reason',
      labels: { needed: t('reason'), optional: t('reasonOptional') },
      maxLength: 1000,
    },
    fieldsOf: (command) => command === 'approve' && <RoleChoice roles={approveAs} />,
    cancelLabelOf: () => t('back'),
    ...page,
  }
}

/** A user with several approval roles chooses one of them: nobody approves for two. */
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
