'use client'
import { Button } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useTranslations } from 'next-intl'
import { use, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { ActionBar } from './action-bar'
import { Pending, useLeave } from './form-context'

type Props = {
  label?: string
  /** The command cannot be undone. */
  isDestructive?: boolean
  /** In place of closing the drawer, dialog or page around the form. */
  onCancel?: () => void
  /** For forms in which "cancel" could be mistaken for the command itself. */
  cancelLabel?: string
  children?: ReactNode
}

/**
 * Cancel and the submit button, blocked while the form is sent, always in sight; `children` stand at the other end.
 */
export function FormActions({ label, isDestructive, onCancel, cancelLabel, children }: Props) {
  const t = useTranslations('common')
  const { isSubmitting } = useFormState()
  const isHydrated = useMounted()
  const leave = useLeave()
  const cancel = onCancel ?? leave
  const isWaiting = use(Pending).count > 0
  return (
    <ActionBar aside={children}>
      {cancel && (
        <Button variant="default" disabled={isSubmitting} onClick={cancel}>
          {cancelLabel ?? t('cancel')}
        </Button>
      )}
      <Button
        type="submit"
        color={isDestructive ? 'red' : undefined}
        loading={isSubmitting || isWaiting}
        disabled={!isHydrated}
      >
        {label ?? t('save')}
      </Button>
    </ActionBar>
  )
}
