'use client'
import { Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useConfirm } from '@/components/ui/confirm'
import { useToldCommand } from '@/components/ui/use-told-command'
import { users, type UserRecord } from '@/lib/domain/users/contract'

/** For a phone that was lost, or somebody who should not be signed in any more. */
export function EndSessionsButton({ user: { id, can }, name }: { user: UserRecord; name: string }) {
  const t = useTranslations('users')
  const confirm = useConfirm()
  const command = useToldCommand(users.endSessions)
  if (!can.endSessions) return null
  const end = async () => {
    const isSure = await confirm({
      title: t('endSessionsTitle', { name }),
      text: t('endSessionsText'),
      confirmLabel: t('endSessions'),
      isDestructive: true,
    })
    if (isSure) await command.send({ id }, t('sessionsEnded', { name }))
  }
  return (
    <Button variant="default" loading={command.isSending} onClick={() => void end()}>
      {t('endSessions')}
    </Button>
  )
}
