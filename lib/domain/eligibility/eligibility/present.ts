import { mayNameSensitive, typeNamesFor } from '@/lib/domain/eligibility/credential-types/rules'
import { isEmployerInScope, may, type Actor } from '@/lib/platform/access/actor'
import { linkFor, type RecordLink } from '@/lib/platform/access/record-pages'
import { NIL_ID } from '@/lib/platform/contract/nil-id'
import type { Locale } from '@/lib/platform/i18n/locale'
import { translator } from '@/lib/platform/i18n/translator'
import type { Reason } from './alternatives/rules'
import type { PersonVerdict, VerdictReason } from './contract'
import type { Verdict } from './rules'
import { wordReason } from './wording/rules'

/** Who reads a verdict. A device at a gate is no actor. */
export type VerdictReader = {
  actor: Actor | null
  language: Locale
  /** The era that the reader chose for dates in English. */
  chosenEra?: string
  /** False where the reader may propose no override for the permit, such as their own. */
  mayPropose?: boolean
}

export const presentVerdict = (reader: VerdictReader, verdict: Verdict): PersonVerdict => ({
  personId: verdict.person.id,
  verdict: verdict.verdict,
  until: verdict.until(),
  rulesRevision: verdict.site.rulesRevision,
  reasons: verdict.reasons.map((reason) => presentReason(reader, verdict, reason)),
})

export function presentReason(
  { actor, mayPropose = true, ...reader }: VerdictReader,
  verdict: Verdict,
  reason: Reason,
): VerdictReason {
  const t = translator(reader.language, 'eligibility')
  const isElsewhere = isPermitHidden(actor, reason)
  const visible = isElsewhere ? { ...reason, permit: undefined } : withNamesFor(actor, reason)
  const worded = wordReason({ ...reader, t }, verdict, visible)
  return {
    ...worded,
    ...(isNameHidden(actor, reason) && withoutTraces(worded)),
    ...(isElsewhere && { text: t('busyElsewhere.text'), howToFix: t('busyElsewhere.howToFix') }),
    link: actor && !isElsewhere ? linkOf(actor, verdict, reason) : undefined,
    canOverride: mayPropose && canOverride(actor, verdict, reason),
  }
}

const withNamesFor = (actor: Actor | null, { type, ...reason }: Reason): Reason =>
  type ? { ...reason, type: { ...type, ...typeNamesFor(actor, type) } } : reason

const isNameHidden = (actor: Actor | null, { type }: Reason): boolean =>
  type?.isSensitive === true && !mayNameSensitive(actor)

/** By its requirement, its law or its id, everybody could look up what is not named to them. */
const withoutTraces = ({ subject }: Pick<VerdictReason, 'subject'>) => ({
  subject: { ...subject, id: NIL_ID },
  requirementId: undefined,
  law: undefined,
})

/** For a Contractor another company's permit does not exist. */
export const isPermitHidden = (actor: Actor | null, { permit }: Reason): boolean =>
  permit !== undefined && actor !== null && !isEmployerInScope(actor, permit.contractorId ?? null)

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

/** Nobody lets themselves pass, and a key nobody. */
const canOverride = (
  actor: Actor | null,
  { person }: Verdict,
  { effect, requirement }: Reason,
): boolean =>
  effect === 'Refuse' &&
  requirement !== undefined &&
  requirement.override !== 'Never' &&
  actor !== null &&
  !actor.key &&
  actor.personId !== person.id &&
  may(actor, 'eligibility-override')
