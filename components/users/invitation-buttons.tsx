'use client'
import { Button } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { UserRecord } from '@/lib/domain/users/contract'
import { useInvitation } from './use-invitation'

/** What can be done about a user's invitation, as far as the server lets this reader. */
export function InvitationButtons({ user, name }: { user: UserRecord; name: string }) {
  const t = useTranslations('users')
  const { send, revoke, labelOf, isSending } = useInvitation()
  const { id, can } = user
  return (
    <>
      {can.revokeInvitation && (
        <Button variant="default" onClick={() => void revoke(id, name)}>
          {t('revokeInvitation')}
        </Button>
      )}
      {can.sendInvitation && (
        <Button
          variant="light"
          leftSection={<IconMailForward size={18} />}
          loading={isSending}
          onClick={() => void send(id, name)}
        >
          {labelOf(user)}
        </Button>
      )}
    </>
  )
}
