'use client'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { AuthCard } from '@/components/layout/auth-card'
import { tellOtherTabs } from '@/lib/platform/browser/other-tabs'

/** In the window in which somebody signed in again: the page that waits goes on. */
export function RenewedScreen() {
  const t = useTranslations('renewal')
  useEffect(() => {
    tellOtherTabs('signed-in')
    window.close()
  }, [])
  return (
    <AuthCard title={t('doneTitle')} intro={t('doneText')}>
      {null}
    </AuthCard>
  )
}
