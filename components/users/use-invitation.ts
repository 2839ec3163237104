'use client'
import { useTranslations } from 'next-intl'
import { useConfirm } from '@/components/ui/confirm'
import { useToldCommand } from '@/components/ui/use-told-command'
import { users, type UserRecord } from '@/lib/domain/users/contract'

/** Inviting a user by mail, again or for a new password, and taking it back. */
export function useInvitation() {
  const t = useTranslations('users')
  const confirm = useConfirm()
  const sending = useToldCommand(users.sendInvitation)
  const revoking = useToldCommand(users.revokeInvitation)

  const send = (id: string, name: string) => sending.send({ id }, t('invited', { name }))
  const revoke = async (id: string, name: string): Promise<void> => {
    const isSure = await confirm({
      title: t('revokeTitle', { name }),
      text: t('revokeText'),
      confirmLabel: t('revokeInvitation'),
      cancelLabel: t('keepInvitation'),
      isDestructive: true,
    })
    if (isSure) await revoking.send({ id }, t('revoked', { name }))
  }
  const labelOf = ({ status, invitation }: UserRecord) => {
    if (status === 'Active') return t('sendPasswordLink')
    return t(invitation ? 'sendInvitationAgain' : 'sendInvitation')
  }
  return { send, revoke, labelOf, isSending: sending.isSending }
}
