import type { Named } from '@/lib/platform/i18n/names'
import { bilingualLetter } from '@/lib/platform/mail/bilingual-letter'

type Invited = {
  name: Named
  /** The password is kept by an identity provider … */
  isExternal: boolean
  /** … which mails a link to choose it to those who have none. */
  isManaged: boolean
}

/** The mail that an invitation goes out with. */
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
