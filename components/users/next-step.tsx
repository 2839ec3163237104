'use client'
import { Alert, Group, Text } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { UserRecord } from '@/lib/domain/people/users/contract'
import { InvitationButtons } from './invitation-buttons'

/** `isManaged`: the password is set at the identity provider. */
type Props = { user: UserRecord; name: string; isManaged: boolean }

/** Of a user who was never invited. */
export function NextStep({ user, name, isManaged }: Props) {
  const t = useTranslations('users')
  const step = isManaged ? 'nextInviteProvider' : 'nextInvite'
  return (
    <Alert icon={<IconMailForward />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{user.can.sendInvitation ? t(step, { name }) : t('nextEmail')}</Text>
        <InvitationButtons user={user} name={name} />
      </Group>
    </Alert>
  )
}
