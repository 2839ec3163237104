'use client'
import { IconMailForward, IconMailOff, IconPencil, IconStar, IconTrash } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { fullNamesOf } from '@/lib/domain/people/persons/rules'
import type { RowAction } from '@/components/table/column'
import { useRemoval } from '@/components/ui/use-removal'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { users, type UserRecord } from '@/lib/domain/people/users/contract'
import { namesIn } from '@/lib/platform/i18n/names'
import { defaultOf } from './default-of'
import { useInvitation } from './use-invitation'

/** The actions that the server allows this reader on a user. */
export function useUserActions() {
  const t = useTranslations()
  const locale = useLocale()
  const router = useRouter()
  const askAndRemove = useRemoval(users.remove)
  const makeDefault = useMakeDefault()
  const { send, revoke, labelOf, revokeLabelOf } = useInvitation()
  return (user: UserRecord): RowAction[] => {
    const { id, person, can, isDefault } = user
    const { name } = namesIn(locale, fullNamesOf(person))
    const edit: RowAction = {
      label: t('common.edit'),
      icon: <IconPencil size={16} />,
      onClick: () => router.push(`/users/${id}`),
    }
    const invite: RowAction = {
      label: labelOf(user),
      icon: <IconMailForward size={16} />,
      onClick: () => void send(user, name),
    }
    const revokeLink: RowAction = {
      label: revokeLabelOf(user),
      icon: <IconMailOff size={16} />,
      isDestructive: true,
      onClick: () => void revoke(user, name),
    }
    const setDefault: RowAction = {
      label: t('users.makeDefault', { of: defaultOf(user) }),
      icon: <IconStar size={16} />,
      onClick: () => void makeDefault(user, name),
    }
    const removeUser: RowAction = {
      label: t('common.remove'),
      icon: <IconTrash size={16} />,
      isDestructive: true,
      onClick: () => void askAndRemove({ input: { id }, name, text: t('users.removeText') }),
    }
    return [
      ...(can.save ? [edit] : []),
      ...(can.sendInvitation ? [invite] : []),
      ...(can.revokeInvitation ? [revokeLink] : []),
      ...(can.setDefault && !isDefault ? [setDefault] : []),
      ...(can.remove ? [removeUser] : []),
    ]
  }
}

function useMakeDefault() {
  const t = useTranslations('users')
  const { send } = useToastedCommand(users.setDefault)
  return (user: UserRecord, name: string) =>
    send({ id: user.id }, t('madeDefault', { name, of: defaultOf(user) }))
}
