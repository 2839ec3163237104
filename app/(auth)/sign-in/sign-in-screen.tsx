'use client'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AuthCard } from '@/components/layout/auth-card'
import { blank, SignInForm, type Credentials } from '@/components/sign-in/sign-in-form'
import { IntentLink } from '@/components/ui/intent-link'
import { DemoAccounts } from './demo-accounts'
import type { DemoAccount } from '@/lib/domain/people/users/demo/queries'

type Props = {
  next: string
  isPasswordChanged: boolean
  demo: { accounts: DemoAccount[]; password: string }
}

export function SignInScreen({ next, isPasswordChanged, demo }: Props) {
  const t = useTranslations('signIn')
  const [filled, setFilled] = useState<Credentials>()
  return (
    <>
      <AuthCard title={t('title')} intro={t('intro')}>
        <SignInForm
          isPasswordChanged={isPasswordChanged}
          values={filled}
          // A whole load, so that nothing is kept of what a stranger was shown.
          onEntered={() => window.location.assign(next)}
        />
        <Anchor
          component={IntentLink}
          href="/forgot-password"
          size="sm"
          mt="md"
          display="inline-block"
        >
          {t('forgot')}
        </Anchor>
      </AuthCard>
      {demo.accounts.length > 0 && (
        <DemoAccounts
          accounts={demo.accounts}
          password={demo.password}
          onChoose={(email) => setFilled({ ...blank, username: email, password: demo.password })}
        />
      )}
    </>
  )
}
