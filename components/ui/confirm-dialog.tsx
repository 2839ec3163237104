'use client'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Actions } from './actions'
import { useIsTopmost } from './use-is-topmost'
import { useFocusBack } from './use-focus-back'

export type Question = {
  title: string
  /** The consequence of confirming. */
  text: ReactNode
  confirmLabel: string
  cancelLabel?: string
  isDestructive?: boolean
}
export type Asked = Question & { answer: (isConfirmed: boolean) => void }

/** Asks before something that cannot be undone; the safe answer has the focus. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  isDestructive,
  answer,
}: Asked) {
  const t = useTranslations('common')
  useFocusBack()
  const isTopmost = useIsTopmost()
  return (
    <Modal
      opened
      centered
      title={title}
      onClose={() => isTopmost() && answer(false)}
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{ title: { fontWeight: 650 } }}
    >
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
    </Modal>
  )
}
