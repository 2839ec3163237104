'use client'
import { Anchor, Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { TextField } from '@/components/form/text-field'
import { AuthCard } from '@/components/layout/auth-card'
import { IntentLink } from '@/components/ui/intent-link'
import { invitations } from '@/lib/domain/people/invitations/contract'

/** Answers the same whether or not there is such an account, so that nobody can find out who has one. */
export function ForgotScreen() {
  const t = useTranslations('invitations')
  const [email, setEmail] = useState<string>()
  if (email)
    return (
      <AuthCard title={t('forgotSentTitle')} intro={t('forgotSent', { email })}>
        <Button component={IntentLink} href="/sign-in" variant="default">
          {t('toSignIn')}
        </Button>
      </AuthCard>
    )
  return (
    <AuthCard title={t('forgotTitle')} intro={t('forgotIntro')}>
      <Form
        contract={invitations.requestReset}
        values={{ email: '' }}
        onDone={(_, sent) => setEmail(sent.email)}
      >
        <TextField name="email" label={t('email')} type="email" autoComplete="username" required />
        <FormActions label={t('forgotSubmit')} />
      </Form>
      <Anchor component={IntentLink} href="/sign-in" size="sm" mt="md" display="block">
        {t('toSignIn')}
      </Anchor>
    </AuthCard>
  )
}
