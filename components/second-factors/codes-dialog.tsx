'use client'
import { Button, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { Actions } from '@/components/ui/actions'
import { FormModal } from '@/components/form/form-modal'
import { useToast } from '@/components/ui/toast'
import classes from './codes-dialog.module.css'

type Props = { codes: string[]; onClose: () => void }

/** The only place that shows the recovery codes: they cannot be read again. */
export function CodesDialog({ codes, onClose }: Props) {
  const t = useTranslations('secondFactors')
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.done(t('copied')),
      () => toast.failed(t('notCopied')),
    )
  return (
    <FormModal title={t('codes')} isOpen onClose={onClose}>
      <Text>{t('codesText')}</Text>
      <ol className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Actions>
        <Button variant="default" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {t('codesSaved')}
        </Button>
      </Actions>
    </FormModal>
  )
}
