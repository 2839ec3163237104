'use client'
import { Button, Group } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useTranslations } from 'next-intl'
import { use, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { FilesUnderWay } from './form-context'

type Props = {
  label?: string
  /** What the form does cannot be taken back. */
  isDestructive?: boolean
  onCancel?: () => void
  /** Where "cancel" could be taken for what the form itself does. */
  cancelLabel?: string
  children?: ReactNode
}

/** Save, which cannot be pressed twice, and cancel. `children` stand at the other end. */
export function FormActions({ label, isDestructive, onCancel, cancelLabel, children }: Props) {
  const t = useTranslations('common')
  const { isSubmitting } = useFormState()
  const isAlive = useMounted()
  const isUploading = use(FilesUnderWay).count > 0
  return (
    <Group justify="space-between" mt="xs">
      <Group gap="sm">
        <Button
          type="submit"
          color={isDestructive ? 'red' : undefined}
          loading={isSubmitting || isUploading}
          disabled={!isAlive}
        >
          {label ?? t('save')}
        </Button>
        {onCancel && (
          <Button variant="default" disabled={isSubmitting} onClick={onCancel}>
            {cancelLabel ?? t('cancel')}
          </Button>
        )}
      </Group>
      {children}
    </Group>
  )
}
