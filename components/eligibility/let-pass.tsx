'use client'
import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { TextAreaField } from '@/components/form/text-field'
import { useToast } from '@/components/ui/toast'
import { overrides } from '@/lib/domain/eligibility/overrides/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

type Input = InputOf<typeof overrides.propose>
type Props = {
  /** Whom to let pass without what, for a permit or a day. */
  about: Omit<Input, 'reason'>
  name: string
  /** What is missing, in words. */
  what: string
}

/** A button that proposes to let somebody pass without a requirement. */
export function LetPass(props: Props) {
  const t = useTranslations('eligibility.letPass')
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        onClick={open}
        aria-label={`${t('action')}: ${props.what}`}
        style={{ justifySelf: 'start' }}
      >
        {t('action')}
      </Button>
      <FormModal title={t('title', { name: props.name })} isOpen={isOpen} onClose={close}>
        <Proposal {...props} close={close} />
      </FormModal>
    </>
  )
}

function Proposal({ about, what, close }: Props & { close: () => void }) {
  const t = useTranslations('eligibility.letPass')
  const toast = useToast()
  return (
    <Form
      contract={overrides.propose}
      values={{ ...about, reason: '' }}
      onDone={() => {
        toast.done(t('sent'))
        close()
      }}
    >
      <Text fw={600}>{what}</Text>
      <Text size="sm">{t(about.permitId ? 'forPermit' : 'forDay')}</Text>
      <Text size="sm">{t('needsTwo')}</Text>
      <TextAreaField<Input>
        name="reason"
        label={t('reason')}
        description={t('reasonHint')}
        required
        maxLength={500}
      />
      <FormActions label={t('send')} />
    </Form>
  )
}
