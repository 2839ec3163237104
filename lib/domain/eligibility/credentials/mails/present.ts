import { typeNamesFor } from '@/lib/domain/eligibility/credential-types/rules'
import { namesOf, type PersonName } from '@/lib/domain/people/persons/rules'
import { employerNameIn } from '@/lib/domain/site/employers/present'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn, type Named } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import { bilingualLetter } from '@/lib/platform/mail/bilingual-letter'
import { oneLine } from '@/lib/platform/mail/letter'
import type { ReturnCode } from '../contract'

export type MailedCredential = {
  type: { nameTh: string; nameEn: string; isSensitive: boolean }
  person: PersonName | null
  employer: Named | null
}

/** Of whom, and what. A sensitive type is not named, as others may come to read a mail. */
export function lineOf(language: Locale, { type, person, employer }: MailedCredential): string {
  const what = nameIn(language, typeNamesFor(null, type))
  const holder = person ? namesOf(person) : employer
  return oneLine(holder ? `${employerNameIn(language, holder)} – ${what}` : what)
}

type Returned = {
  to: PersonName
  returned: MailedCredential[]
  reasonCode: ReturnCode
  note: string
}

/** What came back, why, and what to send, unless that may name a medical finding. */
export function returnedLetter({ to, returned, reasonCode, note }: Returned) {
  return bilingualLetter({
    to: namesOf(to),
    subject: (t) => t('credentialsReturned.subject'),
    words: (t, language) => ({
      paragraphs: [
        t('credentialsReturned.text', { count: returned.length }),
        ...returned.map((one) => `• ${lineOf(language, one)}`),
        t('credentialsReturned.reason', {
          reason: translator(language, 'credentials')(`returnCodes.${reasonCode}`),
        }),
        returned.some(({ type }) => type.isSensitive)
          ? t('credentialsReturned.noteOnPage')
          : t('credentialsReturned.note', { note: oneLine(note) }),
      ],
      action: t('credentialsReturned.action'),
      closing: t('credentialsReturned.closing'),
    }),
  })
}
