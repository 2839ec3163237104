'use client'
import { NativeSelect, Tabs, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { UserGroups } from '@/lib/domain/people/users/contract'
import type { Role } from '@/lib/platform/access/policies'
import { EVERYBODY, usersOf, type Group } from './user-groups'

type Props = {
  offered: readonly Role[]
  group: Group
  groups: UserGroups | undefined
  onChange: (group: Group) => void
  children: ReactNode
}

/** A tab for everybody and one for each role, with the number of its users that match; a select on phones. */
export function GroupTabs({ offered, group, groups, onChange, children }: Props) {
  const t = useTranslations()
  if (offered.length < 2) return children
  const tabs = ([EVERYBODY, ...offered] satisfies Group[]).map((name) => ({
    name,
    label: name === EVERYBODY ? t('users.all') : t(`roles.${name}`),
    count: groups ? usersOf(groups, name).length : 0,
  }))
  return (
    <Tabs value={group} onChange={(next) => next && onChange(next as Group)}>
      <NativeSelect
        hiddenFrom="sm"
        mb="sm"
        aria-label={t('users.role')}
        value={group}
        data={tabs.map(({ name, label, count }) => ({ value: name, label: `${label} (${count})` }))}
        onChange={(event) => onChange(event.currentTarget.value as Group)}
      />
      <Tabs.List mb="sm" visibleFrom="sm">
        {tabs.map(({ name, label, count }) => (
          <Tabs.Tab
            key={name}
            value={name}
            px="xs"
            rightSection={
              <Text span size="xs" fw={600} inherit={false}>
                {count}
              </Text>
            }
          >
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={group}>{children}</Tabs.Panel>
    </Tabs>
  )
}
