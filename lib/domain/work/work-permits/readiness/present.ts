import type { Reason } from '@/lib/domain/eligibility/eligibility/alternatives/rules'
import {
  isPermitHidden,
  presentReason,
  type VerdictReader,
} from '@/lib/domain/eligibility/eligibility/present'
import type { Verdict } from '@/lib/domain/eligibility/eligibility/rules'
import type { WaitingOverride } from '@/lib/domain/eligibility/overrides/waiting/queries'
import { personNameIn } from '@/lib/domain/people/persons/rules'
import { shownName } from '@/lib/domain/work/projects/rules'
import { isEmployerInScope, may, type Actor } from '@/lib/platform/access/actor'
import type { Locale } from '@/lib/platform/i18n/locale'
import { translator } from '@/lib/platform/i18n/translator'
import type { PermitGap } from './contract'
import { fieldPlaces, workerPlace, type FieldGap } from './rules'

/** A missing field with its sentence in the reader's language. */
export function presentFieldGap({ code, values, ...place }: FieldGap, language: Locale): PermitGap {
  const t = translator(language, 'workPermits')
  const project = shownName(values?.project ?? '–', translator(language, 'common')('unnamed'))
  return {
    code,
    effect: 'Refuse',
    mend: fieldPlaces[code],
    text: t(`readiness.missing.${code}`, { ...values, project }),
    ...place,
  }
}

/** Whether the reader may let the workers of the permit pass, and what waits to be confirmed. */
export type Passing = { mayPropose: boolean; waiting: readonly WaitingOverride[] }

type Reader = VerdictReader & { actor: Actor; passing?: Passing }

/** Everything that is said of a worker. Of people who have left, Contractors learn that and nothing else. */
export const presentWorkerGaps = (reader: Reader, verdict: Verdict, path: string): PermitGap[] =>
  verdict.reasons
    .filter(({ code }) => isVisible(reader, verdict) || code === 'worker-of-another-company')
    .map((reason) => presentWorkerGap(reader, verdict, reason, path))

const isVisible = ({ actor }: Reader, { person }: Verdict) =>
  isEmployerInScope(actor, person.employerId)

function presentWorkerGap(
  reader: Reader,
  verdict: Verdict,
  reason: Reason,
  path: string,
): PermitGap {
  const { person } = verdict
  const { text, ...said } = presentReason(reader, verdict, reason)
  const maySend = may(reader.actor, 'worker-mgmt')
  const { mayPropose, waiting } = reader.passing ?? { mayPropose: true, waiting: [] }
  const mayOverride = said.canOverride && mayPropose
  const overrideWaits = said.canOverride && waiting.some((each) => concerns(each, verdict, reason))
  const isElsewhere = isPermitHidden(reader.actor, reason)
  return {
    code: said.code,
    path,
    effect: said.effect,
    text: `${personNameIn(reader.language, person)}: ${text}`,
    reason: text,
    howToFix: said.howToFix,
    mend: isElsewhere
      ? 'permit'
      : workerPlace(said.code, { type: reason.type, maySend, mayOverride }),
    personId: person.id,
    permitId: isElsewhere ? undefined : reason.permit?.id,
    requirementId: said.requirementId,
    canOverride: mayOverride && !overrideWaits,
    overrideWaits,
    link: said.link,
  }
}

const concerns = (
  { personId, reasonCodes, requirementIds }: WaitingOverride,
  { person }: Verdict,
  { code, requirement }: Reason,
): boolean =>
  personId === person.id &&
  reasonCodes.includes(code) &&
  requirement !== undefined &&
  requirementIds.includes(requirement.id)
