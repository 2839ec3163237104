'use client'
import { Button, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { AuthCard } from '@/components/layout/auth-card'
import { useSignOut } from '@/components/layout/use-sign-out'
import { SecondFactorPanel } from './second-factor-panel'

/** For users who have to set up a second factor before anything else; `next` is where they were going. */
export function EnrolScreen({ next }: { next: string }) {
  const t = useTranslations('secondFactors')
  const signOut = useSignOut()
  return (
    <AuthCard title={t('enrolTitle')} intro={t('enrolText')}>
      <Stack gap="lg">
        <SecondFactorPanel onReady={() => window.location.assign(next)} />
        <Button variant="subtle" onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      </Stack>
    </AuthCard>
  )
}
