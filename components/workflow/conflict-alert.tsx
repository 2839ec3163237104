'use client'
import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Conflict } from './use-conflict'

type Props = {
  conflict: Conflict
  title?: string
  /** What has changed meanwhile; the text of the problem by default. */
  children?: ReactNode
}

/** Tells the reader that somebody else changed the record first. */
export function ConflictAlert({ conflict: { problem, close }, title, children }: Props) {
  const t = useTranslations('common')
  if (!problem) return null
  return (
    <Alert
      color="amber"
      role="alert"
      mb="md"
      icon={title && <IconInfoCircle />}
      title={title}
      styles={{ title: { fontWeight: 650 } }}
      withCloseButton
      closeButtonLabel={t('close')}
      onClose={close}
    >
      {children ?? problem.body.detail}
    </Alert>
  )
}
