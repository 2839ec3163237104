import { namesOf } from '@/lib/domain/people/persons/rules'
import type { Addressee } from '@/lib/domain/people/users/addressees/queries'
import { bilingualLetter } from '@/lib/platform/mail/bilingual-letter'

/** The mail with the link to set a new password. */
export const passwordResetLetter = (person: Addressee['person']) => letterOf('reset', person)

/** The notice that a password was set with such a link. */
export const passwordChangedLetter = (person: Addressee['person']) =>
  letterOf('passwordReset', person)

function letterOf(kind: 'reset' | 'passwordReset', person: Addressee['person']) {
  return bilingualLetter({
    to: namesOf(person),
    subject: (t) => t(`${kind}.subject`),
    words: (t) => ({
      paragraphs: [t(`${kind}.text`)],
      ...(kind === 'reset' && { action: t('reset.action') }),
      closing: t(`${kind}.closing`),
    }),
  })
}
