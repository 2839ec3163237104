/**
 * คำอธิบายเหตุแต่ละข้อ: เกิดอะไรขึ้น และต้องทำอย่างไร
 * A reason in words: what is wrong and how to put it right. Without a server: devices at gates say the same.
 * Source: docs/gate.md#4-the-verdict.
 */
import { namesOf } from '@/lib/domain/people/persons/rules'
import { eraFor } from '@/lib/platform/dates/era'
import { formatDay } from '@/lib/platform/dates/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn } from '@/lib/platform/i18n/names'
import type { translator } from '@/lib/platform/i18n/translator'
import type { Reason } from '../alternatives/rules'
import type { EmployerFacts, PersonFacts, SiteFacts } from '../facts/contract'

export type ReasonReader = {
  /** The texts of `eligibility`. */
  t: ReturnType<typeof translator<'eligibility'>>
  language: Locale
  /** The era that the reader chose for dates in English. */
  chosenEra?: string
}

type About = {
  person: PersonFacts
  employer: EmployerFacts | null
  site: Pick<SiteFacts, 'timeZone' | 'dateEra'>
}

/** The names of the credential type are shown as they are: without those that the reader may not know. */
export function wordReason(
  { t, language, chosenEra }: ReasonReader,
  about: About,
  { code, effect, since, until, requirement, overrideId, ...reason }: Reason,
) {
  const { timeZone, dateEra } = about.site
  const style = { locale: language, era: eraFor(language, dateEra, chosenEra), timeZone }
  const subject = subjectOf(about, reason)
  const values = {
    credential: reason.type ? nameIn(language, subject) : t('safetyTraining'),
    permit: reason.permit?.permitNo ?? '–',
    since: since ? formatDay(style, since) : '–',
    until: until ? formatDay(style, until) : '–',
  }
  return {
    code,
    effect,
    text: t(`reasons.${code}.text`, values),
    howToFix: t(`reasons.${code}.howToFix`),
    subject,
    since,
    until,
    requirementId: requirement?.id,
    basis: requirement?.basis,
    law: requirement && (language === 'th' ? requirement.lawRefTh : requirement.lawRefEn),
    overrideId,
  }
}

type Subject = {
  kind: 'person' | 'employer' | 'permit' | 'credential'
  id: string
  nameTh: string
  nameEn: string | null
}

function subjectOf(
  { person, employer }: About,
  { type, permit, isOfEmployer }: Pick<Reason, 'type' | 'permit' | 'isOfEmployer'>,
): Subject {
  if (type) return { kind: 'credential', id: type.id, nameTh: type.nameTh, nameEn: type.nameEn }
  if (permit)
    return { kind: 'permit', id: permit.id, nameTh: permit.permitNo, nameEn: permit.permitNo }
  if (isOfEmployer && employer)
    return {
      kind: 'employer',
      id: employer.id,
      nameTh: employer.nameTh,
      nameEn: employer.nameEn,
    }
  return { kind: 'person', id: person.id, ...namesOf(person) }
}
