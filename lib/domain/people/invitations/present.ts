import { letterInBoth } from '@/lib/platform/mail/letter-in-both'

type Invited = {
  name: { th: string; en: string | null }
  /** The password is kept by an identity provider … */
  isExternal: boolean
  /** … which mails a link to choose it to those who have none. */
  isManaged: boolean
}

/** The mail that an invitation goes out with. */
export const letterOf = ({ name, isExternal, isManaged }: Invited) =>
  letterInBoth({
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
