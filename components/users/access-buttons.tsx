'use client'
import { Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useConfirm } from '@/components/ui/confirm'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { users, type UserRecord } from '@/lib/domain/people/users/contract'

type Access = 'endSessions' | 'removeSecondFactor'
const done = { endSessions: 'sessionsEnded', removeSecondFactor: 'secondFactorRemoved' } as const

/** For a lost phone, or a user whose sessions have to end. */
export function AccessButtons({ user, name }: { user: UserRecord; name: string }) {
  const offered = (['endSessions', 'removeSecondFactor'] as const).filter((what) => user.can[what])
  return offered.map((what) => <AccessButton key={what} what={what} id={user.id} name={name} />)
}

function AccessButton({ what, id, name }: { what: Access; id: string; name: string }) {
  const t = useTranslations('users')
  const confirm = useConfirm()
  const command = useToastedCommand(users[what])
  const send = async () => {
    const isSure = await confirm({
      title: t(`${what}Title`, { name }),
      text: t(`${what}Text`),
      confirmLabel: t(what),
      isDestructive: true,
    })
    if (isSure) await command.send({ id }, t(done[what], { name }))
  }
  return (
    <Button variant="default" loading={command.isSending} onClick={() => void send()}>
      {t(what)}
    </Button>
  )
}
