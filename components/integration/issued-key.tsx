'use client'
import { Button, Code, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { FormModal } from '@/components/form/form-modal'
import { Actions } from '@/components/ui/actions'
import { useToast } from '@/components/ui/toast'
import type { ServiceAccountRecord } from '@/lib/domain/people/service-accounts/contract'
import classes from './issued-key.module.css'

type Props = { account: ServiceAccountRecord; value: string; onClose: () => void }

export function IssuedKey({ account, value, onClose }: Props) {
  const t = useTranslations('integration')
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast.done(t('copied')),
      () => toast.failed(t('notCopied')),
    )
  return (
    <FormModal title={t('issuedTo', { name: account.name })} isOpen onClose={onClose}>
      <Text>{t('issuedText')}</Text>
      <Code block className={classes.key}>
        {value}
      </Code>
      <Actions>
        <Button variant="default" onClick={() => void copy()} data-autofocus>
          {t('copy')}
        </Button>
        <Button onClick={onClose}>{t('kept')}</Button>
      </Actions>
    </FormModal>
  )
}
