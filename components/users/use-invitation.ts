'use client'
import { useTranslations } from 'next-intl'
import { useConfirm } from '@/components/ui/confirm'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { users, type UserRecord } from '@/lib/domain/people/users/contract'

type Link = Pick<UserRecord, 'id' | 'status' | 'invitation'>

/** Sends an invitation or a link for a new password, and revokes either. */
export function useInvitation() {
  const t = useTranslations('users')
  const confirm = useConfirm()
  const sending = useToastedCommand(users.sendInvitation)
  const revoking = useToastedCommand(users.revokeInvitation)

  const send = ({ id, status }: Link, name: string) =>
    sending.send({ id }, t(status === 'Active' ? 'passwordLinkSent' : 'invited', { name }))
  const revokeLabelOf = ({ status }: Link) =>
    t(status === 'Active' ? 'revokePasswordLink' : 'revokeInvitation')
  const revoke = async (user: Link, name: string): Promise<void> => {
    const isReset = user.status === 'Active'
    const isSure = await confirm({
      title: t(isReset ? 'revokePasswordLinkTitle' : 'revokeTitle', { name }),
      text: t('revokeText'),
      confirmLabel: revokeLabelOf(user),
      cancelLabel: t('keepInvitation'),
      isDestructive: true,
    })
    const done = t(isReset ? 'passwordLinkRevoked' : 'revoked', { name })
    if (isSure) await revoking.send({ id: user.id }, done)
  }
  const labelOf = ({ status, invitation }: Link) => {
    if (status === 'Active') return t('sendPasswordLink')
    return t(invitation ? 'sendInvitationAgain' : 'sendInvitation')
  }
  return { send, revoke, labelOf, revokeLabelOf, isSending: sending.isSending }
}
