import type { Verdict } from '../rules'

/** A verdict as it is kept: what was decided then, by which requirements, without texts. */
export const recordedVerdicts = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ person, verdict, until, reasons, site }) => ({
    personId: person.id,
    verdict,
    until: until(),
    rulesRevision: site.rulesRevision,
    reasons: reasons.map(({ code, effect, requirement, type, overrideId }) => ({
      code,
      effect,
      requirementId: requirement?.id,
      credentialTypeId: type?.id,
      overrideId,
    })),
  }))
