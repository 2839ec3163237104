'use client'
import { PasswordField } from '@/components/form/password-field'

type Props = { name: string; labels: { password: string; hint: string; repeat: string } }

export const NewPasswordFields = ({ name, labels }: Props) => (
  <>
    <PasswordField
      name={name}
      label={labels.password}
      description={labels.hint}
      autoComplete="new-password"
      required
    />
    <PasswordField
      name="repeatPassword"
      label={labels.repeat}
      autoComplete="new-password"
      required
    />
  </>
)
