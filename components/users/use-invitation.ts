'use client'
import { useTranslations } from 'next-intl'
import { useConfirm } from '@/components/ui/confirm'
import { useToast } from '@/components/ui/toast'
import { users, type UserRecord } from '@/lib/domain/users/contract'
import { useCommand } from '@/lib/platform/http/use-api'

/** Inviting a user by mail, again or for a new password, and taking it back. */
export function useInvitation() {
  const t = useTranslations('users')
  const toast = useToast()
  const confirm = useConfirm()
  const sending = useCommand(users.sendInvitation)
  const revoking = useCommand(users.revokeInvitation)

  const send = async (id: string, name: string): Promise<void> => {
    try {
      await sending.mutateAsync({ id })
      toast.done(t('invited', { name }))
    } catch (refusal) {
      toast.failed(refusal)
    }
  }
  const revoke = async (id: string, name: string): Promise<void> => {
    const isSure = await confirm({
      title: t('revokeTitle', { name }),
      text: t('revokeText'),
      confirmLabel: t('revokeInvitation'),
      cancelLabel: t('keepInvitation'),
      isDestructive: true,
    })
    if (!isSure) return
    try {
      await revoking.mutateAsync({ id })
      toast.done(t('revoked', { name }))
    } catch (refusal) {
      toast.failed(refusal)
    }
  }
  const labelOf = ({ status, invitation }: UserRecord) => {
    if (status === 'Active') return t('sendPasswordLink')
    return t(invitation ? 'sendInvitationAgain' : 'sendInvitation')
  }
  return { send, revoke, labelOf, isSending: sending.isPending }
}
