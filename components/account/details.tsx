import { useLocale, useTranslations } from 'next-intl'
import { DefinitionList } from '@/components/ui/definition-list'
import type { Actor } from '@/lib/platform/access/actor'
import { namesIn } from '@/lib/platform/i18n/names'

export type Me = Pick<Actor, 'name' | 'email' | 'roles'>

export function Details({ me }: { me: Me }) {
  const t = useTranslations('account')
  const roleName = useTranslations('roles')
  const { name, otherName } = namesIn(useLocale(), me.name)
  return (
    <DefinitionList
      items={[
        { term: t('name'), value: name },
        ...(otherName ? [{ term: t('nameOther'), value: otherName }] : []),
        { term: t('email'), value: me.email },
        { term: t('roles'), value: me.roles.map((role) => roleName(role)).join(', ') },
      ]}
    />
  )
}
