'use client'
import { Checkbox, SimpleGrid } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useField } from '@/components/form/form-context'
import { roles, type Role } from '@/lib/platform/access/policies'

type Props = { name: string; assignable: readonly Role[]; description?: string }

/** The roles that this reader may assign; other roles of the user are shown but disabled. */
export function RolesField({ name, assignable, description }: Props) {
  const t = useTranslations()
  const { value, onChange, error, ref } = useField(name, t('users.rolesLabel'))
  const chosen = (value as Role[] | null) ?? []
  const shown = roles.filter((role) => assignable.includes(role) || chosen.includes(role))
  const isPartly = chosen.some((role) => !assignable.includes(role))
  return (
    <Checkbox.Group
      label={t('users.rolesLabel')}
      description={description ?? (isPartly ? t('users.otherRoles') : undefined)}
      required
      value={chosen}
      onChange={onChange}
      error={error}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt={6} mb={4}>
        {shown.map((role, index) => (
          <Checkbox
            key={role}
            ref={index === 0 ? ref : undefined}
            value={role}
            label={t(`roles.${role}`)}
            disabled={!assignable.includes(role)}
          />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  )
}
