import type { Named } from '@/lib/platform/i18n/names'
import { bilingualLetter } from '@/lib/platform/mail/bilingual-letter'

type Invited = {
  name: Named
  /** They sign in at an identity provider. */
  isExternal: boolean
  /** The provider is managed from here, and mails a link of its own to choose a password. */
  isManaged: boolean
}

export const invitationLetter = ({ name, isExternal, isManaged }: Invited) =>
  bilingualLetter({
    to: name,
    subject: (t) => t('invitation.subject'),
    words: (t) => ({
      paragraphs: [
        t(isExternal ? 'invitation.external' : 'invitation.embedded'),
        ...(isManaged ? [t('invitation.managed')] : []),
      ],
      action: t(isExternal ? 'invitation.externalAction' : 'invitation.action'),
      closing: t('invitation.closing'),
    }),
  })
