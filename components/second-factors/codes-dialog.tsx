'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { ShownOnce } from '@/components/ui/shown-once'
import classes from './codes-dialog.module.css'

type Props = { codes: string[]; onClose: () => void }

/** The only place that shows the recovery codes: they cannot be read again. */
export function CodesDialog({ codes, onClose }: Props) {
  const t = useTranslations('secondFactors')
  const words = {
    copy: t('copy'),
    copied: t('copied'),
    notCopied: t('notCopied'),
    kept: t('codesSaved'),
  }
  return (
    <ShownOnce title={t('codes')} secret={codes.join('\n')} words={words} onClose={onClose}>
      <Text>{t('codesText')}</Text>
      <ol className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </ShownOnce>
  )
}
