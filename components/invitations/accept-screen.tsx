'use client'
import { Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { EntranceCard } from '@/components/layout/entrance-card'
import { AcceptForm, type Invitation } from './accept-form'

/** Where an invitation's link leads. Without an invitation the link was used, or is too old. */
export function AcceptScreen({ invitation }: { invitation?: Invitation }) {
  const t = useTranslations('invitations')
  if (invitation)
    return (
      <EntranceCard title={t('title')} intro={t('intro')}>
        <AcceptForm invitation={invitation} />
      </EntranceCard>
    )
  return (
    <EntranceCard title={t('notValid')} intro={t('notValidHint')}>
      <Button component={Link} href="/sign-in" variant="default">
        {t('toSignIn')}
      </Button>
    </EntranceCard>
  )
}
