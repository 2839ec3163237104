'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { ShownOnce } from '@/components/ui/shown-once'
import classes from './webhooks.module.css'

type Props = { secret: string; onClose: () => void }

/** The only place that shows the secret of an address: it cannot be read again. */
export function SecretDialog({ secret, onClose }: Props) {
  const t = useTranslations('webhooks')
  const words = {
    copy: t('copy'),
    copied: t('copied'),
    notCopied: t('notCopied'),
    kept: t('secretKept'),
  }
  return (
    <ShownOnce title={t('newSecret')} secret={secret} words={words} onClose={onClose}>
      <Text>{t('secretHint')}</Text>
      <output className={classes.secret}>{secret}</output>
    </ShownOnce>
  )
}
