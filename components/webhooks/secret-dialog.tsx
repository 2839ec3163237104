'use client'
import { Button, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { FormModal } from '@/components/form/form-modal'
import { Actions } from '@/components/ui/actions'
import { useToast } from '@/components/ui/toast'
import classes from './webhooks.module.css'

type Props = { secret: string; onClose: () => void }

/** The only place that shows the secret of an address: it cannot be read again. */
export function SecretDialog({ secret, onClose }: Props) {
  const t = useTranslations('webhooks')
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast.done(t('copied')),
      () => toast.failed(t('notCopied')),
    )
  return (
    <FormModal title={t('newSecret')} isOpen onClose={onClose}>
      <Stack gap="md">
        <Text>{t('secretHint')}</Text>
        <output className={classes.secret}>{secret}</output>
        <Actions>
          <Button variant="default" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button onClick={onClose} data-autofocus>
            {t('secretKept')}
          </Button>
        </Actions>
      </Stack>
    </FormModal>
  )
}
