'use client'
import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/ui/status-badge'

/** In a list: what stands here did not reach the identity provider. */
export function NotSynced() {
  const t = useTranslations('providerSyncs')
  return <StatusBadge tone="bad">{t('states.Failed')}</StatusBadge>
}
