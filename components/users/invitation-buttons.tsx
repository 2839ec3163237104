'use client'
import { Button } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import type { UserRecord } from '@/lib/domain/people/users/contract'
import { useInvitation } from './use-invitation'

export function InvitationButtons({ user, name }: { user: UserRecord; name: string }) {
  const { send, revoke, labelOf, revokeLabelOf, isSending } = useInvitation()
  const { can } = user
  return (
    <>
      {can.revokeInvitation && (
        <Button variant="default" onClick={() => void revoke(user, name)}>
          {revokeLabelOf(user)}
        </Button>
      )}
      {can.sendInvitation && (
        <Button
          variant={user.status === 'Draft' ? 'filled' : 'light'}
          leftSection={<IconMailForward size={18} />}
          loading={isSending}
          onClick={() => void send(user, name)}
        >
          {labelOf(user)}
        </Button>
      )}
    </>
  )
}
