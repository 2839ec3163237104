'use client'
import { Text } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { get, useFormState } from 'react-hook-form'

/** Says that a part of a form has a field that is wrong, also while the part is shut. */
export function WrongMark({ name }: { name: string }) {
  const t = useTranslations('form')
  const { errors } = useFormState({ name })
  if (!get(errors, name)) return null
  return (
    <Text span size="sm" c="var(--mantine-color-error)" fw={600}>
      <IconAlertTriangleFilled size={14} aria-hidden /> {t('hasWrong')}
    </Text>
  )
}
