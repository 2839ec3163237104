'use client'
import { Text } from '@mantine/core'
import { IconLogout, IconUserCircle } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { ActionMenu } from '@/components/ui/action-menu'
import { firstLetterOf } from '@/components/ui/photo'
import type { Actor } from '@/lib/platform/access/actor'
import classes from './account-menu.module.css'
import { useEraAction } from './use-era-action'
import { useSchemeActions } from './use-scheme-actions'
import { useSignOut } from './use-sign-out'

export type Person = Pick<Actor, 'name' | 'roles'>

export function AccountMenu({ name, roles }: Person) {
  const t = useTranslations('navigation')
  const roleName = useTranslations('roles')
  const own = name[useLocale()]
  const signOut = useSignOut()
  const roleNames = roles.map((role) => roleName(role)).join(', ')
  const actions = [
    { label: t('changePassword'), icon: <IconUserCircle size={18} />, href: '/account' as const },
    ...useEraAction(),
    ...useSchemeActions(),
    { label: t('signOut'), icon: <IconLogout size={18} />, onClick: () => void signOut() },
  ]
  return (
    <ActionMenu
      actions={actions}
      className={classes.button}
      head={
        <>
          <Text fw={600}>{own}</Text>
          <Text size="sm" c="dimmed">
            {roleNames}
          </Text>
        </>
      }
    >
      <span className={classes.letter} aria-hidden>
        {firstLetterOf(own)}
      </span>
      <span className={classes.text}>
        <span className={classes.name}>{own}</span>
        <span className={classes.roles}>{roleNames}</span>
      </span>
    </ActionMenu>
  )
}
