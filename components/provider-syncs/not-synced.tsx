'use client'
import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/ui/status-badge'

/** Marks a user in a list whose latest change did not reach the identity provider. */
export function NotSynced() {
  const t = useTranslations('providerSyncs')
  return <StatusBadge tone="bad">{t('states.Failed')}</StatusBadge>
}
