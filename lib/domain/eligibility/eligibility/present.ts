import { typeNamesFor } from '@/lib/domain/eligibility/credential-types/rules'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { may, type Actor } from '@/lib/platform/access/actor'
import { linkFor, type RecordLink } from '@/lib/platform/access/record-pages'
import { eraFor } from '@/lib/platform/dates/era'
import { formatDay } from '@/lib/platform/dates/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import type { Reason } from './alternatives/rules'
import type { PersonVerdict, VerdictReason } from './contract'
import type { Verdict } from './queries'

/** Who reads a verdict. A device at a gate is no actor. */
export type VerdictReader = {
  actor: Actor | null
  language: Locale
  /** The era that the reader chose for dates in English. */
  chosenEra?: string
}

export const presentVerdict = (reader: VerdictReader, verdict: Verdict): PersonVerdict => ({
  personId: verdict.person.id,
  verdict: verdict.verdict,
  until: verdict.until(),
  rulesRevision: verdict.site.rulesRevision,
  reasons: verdict.reasons.map((reason) => presentReason(reader, verdict, reason)),
})

export function presentReason(
  reader: VerdictReader,
  verdict: Verdict,
  reason: Reason,
): VerdictReason {
  const { actor, language } = reader
  const { code, effect, since, until, requirement, overrideId } = reason
  const t = translator(language, 'eligibility')
  const { timeZone, dateEra } = verdict.site
  const style = { locale: language, era: eraFor(language, dateEra, reader.chosenEra), timeZone }
  const subject = subjectOf(reader, verdict, reason)
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
    link: actor ? linkOf(actor, verdict, reason) : undefined,
    canOverride: canOverride(actor, reason),
    overrideId,
  }
}

function subjectOf(
  { actor }: VerdictReader,
  { person, employer }: Verdict,
  { type, permit, isOfEmployer }: Reason,
): VerdictReason['subject'] {
  if (type) return { kind: 'credential', id: type.id, ...typeNamesFor(actor, type) }
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

/** The record in which it is put right. */
function linkOf(
  actor: Actor,
  { person, employer }: Verdict,
  { permit, isOfEmployer }: Reason,
): RecordLink | undefined {
  if (permit) return linkFor(actor, { type: 'work-permit', key: permit.id, name: permit.permitNo })
  if (isOfEmployer && employer)
    return linkFor(actor, { type: 'employer', key: employer.id, name: employer.nameTh })
  const { code, firstNameTh, lastNameTh } = person
  return linkFor(actor, { type: 'person', key: code, name: `${firstNameTh} ${lastNameTh}` })
}

const canOverride = (actor: Actor | null, { effect, requirement }: Reason): boolean =>
  effect === 'Refuse' &&
  requirement !== undefined &&
  requirement.override !== 'Never' &&
  actor !== null &&
  may(actor, 'eligibility-override')
