'use client'
import { useTranslations } from 'next-intl'
import type { Role } from '@/lib/platform/access/policies'

export function useRoleNames() {
  const t = useTranslations('roles')
  return (roles: readonly Role[]) => roles.map((role) => t(role)).join(', ')
}
