import { useLocale, useTranslations } from 'next-intl'
import type { Welcome } from '@/lib/domain/people/invitations/contract'

/** Who invites, to which site and in which roles. */
export function useWelcomeWords() {
  const t = useTranslations()
  const locale = useLocale()
  return ({ name, invitedBy, site, roles }: Welcome) => {
    const words = {
      by: invitedBy?.[locale] ?? '',
      site: site?.[locale] ?? t('invitations.thisSite'),
      roles: roles.map((role) => t(`roles.${role}`)).join(', '),
    }
    return {
      title: t('invitations.welcome', { name: name[locale] }),
      intro: `${t(invitedBy ? 'invitations.invitedBy' : 'invitations.invited', words)} ${t('invitations.intro')}`,
    }
  }
}
