'use client'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useField } from './form-context'

/** A password input with a button that shows the text. */
export function RevealablePassword(props: PasswordInputProps) {
  const t = useTranslations('form')
  const [isShown, setShown] = useState(false)
  return (
    <PasswordInput
      {...props}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{
        'aria-label': t(isShown ? 'hidePassword' : 'showPassword'),
        tabIndex: 0,
      }}
    />
  )
}

type Props = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  /** Focused when its dialog opens. */
  isFirst?: boolean
} & Pick<PasswordInputProps, 'description' | 'required'>

export function PasswordField({ name, isFirst, ...props }: Props) {
  const { value, ...field } = useField(name, props.label, { isNeverKept: true })
  return (
    <RevealablePassword
      {...props}
      {...field}
      value={(value as string | null) ?? ''}
      data-autofocus={isFirst}
    />
  )
}
