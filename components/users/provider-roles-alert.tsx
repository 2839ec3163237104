'use client'
import { Alert } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { UserRecord } from '@/lib/domain/people/users/contract'

/** Says that an external provider decides the roles, and where its roles differ from those here. */
export function ProviderRolesAlert({ user, provider }: { user: UserRecord; provider: string }) {
  const t = useTranslations()
  const { roles, providerRoles } = user
  const isOther =
    providerRoles &&
    (providerRoles.length !== roles.length || providerRoles.some((role) => !roles.includes(role)))
  return (
    <Alert icon={<IconKey />} color={isOther ? 'amber' : undefined}>
      {t('users.rolesAtProvider', { name: provider })}
      {isOther && (
        <div>
          {t('users.rolesDiffer', {
            name: provider,
            roles: providerRoles.map((role) => t(`roles.${role}`)).join(', ') || '–',
          })}
        </div>
      )}
    </Alert>
  )
}
