'use client'
import { useTranslations } from 'next-intl'
import type { Role } from '@/lib/platform/access/policies'

export function useRoleNames() {
  const t = useTranslations('roles')
  return (held: readonly Role[]) => held.map((role) => t(role)).join(', ')
}
