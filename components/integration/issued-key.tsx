'use client'
import { Code, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { ShownOnce } from '@/components/ui/shown-once'
import type { ServiceAccountRecord } from '@/lib/domain/people/service-accounts/contract'
import classes from './issued-key.module.css'

type Props = { account: ServiceAccountRecord; value: string; onClose: () => void }

export function IssuedKey({ account, value, onClose }: Props) {
  const t = useTranslations('integration')
  const words = {
    copy: t('copy'),
    copied: t('copied'),
    notCopied: t('notCopied'),
    kept: t('kept'),
  }
  return (
    <ShownOnce
      title={t('issuedTo', { name: account.name })}
      secret={value}
      words={words}
      onClose={onClose}
    >
      <Text>{t('issuedText')}</Text>
      <Code block className={classes.key}>
        {value}
      </Code>
    </ShownOnce>
  )
}
