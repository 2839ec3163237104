'use client'
import { NativeSelect, Tabs, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { UserGroups } from '@/lib/domain/people/users/contract'
import type { Role } from '@/lib/platform/access/policies'
import { groupNames } from './user-groups'

type Props = {
  offered: readonly Role[]
  role: Role
  groups: UserGroups | undefined
  onChange: (role: Role) => void
  children: ReactNode
}

/** One tab for each role, with the number of its users that match; a select on phones. */
export function GroupTabs({ offered, role, groups, onChange, children }: Props) {
  const t = useTranslations()
  const countOf = (name: Role) => groups?.[groupNames[name]]?.length ?? 0
  if (offered.length < 2) return children
  return (
    <Tabs variant="pills" value={role} onChange={(next) => next && onChange(next as Role)}>
      <NativeSelect
        hiddenFrom="sm"
        mb="sm"
        aria-label={t('users.role')}
        value={role}
        data={offered.map((name) => ({
          value: name,
          label: `${t(`roles.${name}`)} (${countOf(name)})`,
        }))}
        onChange={(event) => onChange(event.currentTarget.value as Role)}
      />
      <Tabs.List mb="sm" visibleFrom="sm">
        {offered.map((name) => (
          <Tabs.Tab
            key={name}
            value={name}
            rightSection={
              <Text span size="xs" fw={600} inherit={false}>
                {countOf(name)}
              </Text>
            }
          >
            {t(`roles.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={role}>{children}</Tabs.Panel>
    </Tabs>
  )
}
