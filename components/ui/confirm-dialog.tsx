'use client'
import { Button, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Actions } from './actions'
import { Dialog } from './dialog'
import type { Asked } from './use-question'

export type Question = {
  title: string
  /** The consequence of confirming. */
  text: ReactNode
  confirmLabel: string
  cancelLabel?: string
  isDestructive?: boolean
}

/** Asks before something that cannot be undone; the safe answer has the focus. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  isDestructive,
  answer,
}: Asked<Question, boolean>) {
  const t = useTranslations('common')
  return (
    <Dialog title={title} onClose={() => answer(false)}>
      <Stack gap="md">
        <Text component="div">{text}</Text>
        <Actions>
          <Button variant="default" data-autofocus onClick={() => answer(false)}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button color={isDestructive ? 'red' : undefined} onClick={() => answer(true)}>
            {confirmLabel}
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  )
}
