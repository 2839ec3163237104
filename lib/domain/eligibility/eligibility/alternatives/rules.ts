/**
 * ข้อกำหนดหนึ่งข้อกับคนหนึ่งคน: ผ่านด้วยทางเลือกใด หรือขาดอะไร
 * One requirement and one person: which alternative meets it, or what is missing.
 * Source: docs/gate.md#4-the-verdict.
 */
import { addDays, type Day } from '@/lib/platform/dates/day'
import { endWithRenewals } from '@/lib/domain/eligibility/credentials/renewals/rules'
import type { Alternative, Requirement } from '@/lib/domain/eligibility/requirements/rules'
import type {
  CredentialFact,
  CredentialTypeFacts,
  EmployerFacts,
  PermitFact,
  PersonFacts,
  SiteFacts,
} from '../facts/contract'

export const reasonCodes = [
  'worker-removed',
  'worker-of-another-company',
  'worker-not-trained',
  'worker-training-over',
  'worker-busy',
  'worker-barred',
  'employer-barred',
  'employer-not-active',
  'credential-missing',
  'credential-pending',
  'credential-returned',
  'credential-over',
  'credential-not-yet-valid',
  'no-permit-today',
  'credential-ending',
  'training-ending',
  'credential-in-grace',
  'training-in-grace',
  'photo-missing',
  'training-today',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

export type Reason = {
  code: ReasonCode
  effect: 'Refuse' | 'Warn'
  /** Whom it is about, where that is not the person. */
  isOfEmployer?: boolean
  /** The requirement that is not met, and the type of the credential that it asks for. */
  requirement?: Requirement
  type?: CredentialTypeFacts
  /** The other permit of the same time. */
  permit?: PermitFact
  /** The first and last day of what it speaks of. */
  since?: Day
  until?: Day | null
  overrideId?: string
}

export type Rules = Pick<SiteFacts, 'entryNeedsPermit'> & {
  requirements: readonly Requirement[]
  types: ReadonlyMap<string, CredentialTypeFacts>
}

type Facts = { person: PersonFacts; employer: EmployerFacts | null }

/** Best first: of several alternatives the best one counts. */
const states = [
  'met',
  'ending',
  'in-grace',
  'pending',
  'returned',
  'not-yet-valid',
  'over',
  'missing',
] as const
type State = (typeof states)[number]
const isBetterState = (one: State, other: State) => states.indexOf(one) < states.indexOf(other)

type Found = { state: State; since?: Day; until?: Day | null }
type Shortcoming = Found & { state: Exclude<State, 'met'>; alternative: Alternative }

/** Before its end, a safety training warns for as many days as credentials usually do. */
export const TRAINING_WARN_DAYS = 30

/** Null where an alternative meets the requirement and does not end soon. */
export function requirementReason(
  requirement: Requirement,
  facts: Facts,
  rules: Rules,
  day: Day,
): Reason | null {
  let best: Shortcoming | null = null
  for (const alternative of requirement.anyOf) {
    const { state, since, until } =
      alternative.kind === 'SafetyTraining'
        ? trainingState(facts.person, requirement.graceDays, day)
        : credentialState(alternative, requirement, { facts, rules, day })
    if (state === 'met') return null
    if (!best || isBetterState(state, best.state)) best = { state, alternative, since, until }
  }
  return best && reasonOf(requirement, best, rules)
}

function trainingState(
  { trainingStatus, trainingValidUntil: until }: PersonFacts,
  graceDays: number,
  day: Day,
): Found {
  if (trainingStatus !== 'Passed' && trainingStatus !== 'Expired') return { state: 'missing' }
  if (until === null) return { state: 'over' }
  return { state: stateOn(day, until, { graceDays, warnDays: TRAINING_WARN_DAYS }), until }
}

/** Of a credential or training that has begun. */
function stateOn(
  day: Day,
  until: Day,
  { graceDays, warnDays }: { graceDays: number; warnDays: number },
): State {
  if (until < day) return until >= addDays(day, -graceDays) ? 'in-grace' : 'over'
  return until <= addDays(day, warnDays) ? 'ending' : 'met'
}

function credentialState(
  { credentialTypeId }: Extract<Alternative, { kind: 'Credential' }>,
  { graceDays }: Requirement,
  { facts: { person, employer }, rules, day }: { facts: Facts; rules: Rules; day: Day },
): Found {
  const type = rules.types.get(credentialTypeId)
  const owner = type?.subject === 'Employer' ? employer : person
  const days = { graceDays, warnDays: type?.warnDays ?? 0 }
  const held = (owner?.credentials ?? []).filter(({ typeId }) => typeId === credentialTypeId)
  let best: Found = { state: 'missing' }
  for (const credential of held) {
    const found = stateOf(credential, day, days)
    if (isBetter(found, best)) best = found
  }
  if (best.state !== 'ending' || !best.until) return best
  const until = endWithRenewals(best.until, held)
  return { ...best, until, state: until === null ? 'met' : stateOn(day, until, days) }
}

/** Of two in one state, the one that ends later, else the one that begins earlier: whatever their order. */
function isBetter(one: Found, other: Found): boolean {
  if (one.state !== other.state) return isBetterState(one.state, other.state)
  const [until, otherUntil] = [one.until ?? '', other.until ?? '']
  return until === otherUntil ? (one.since ?? '') < (other.since ?? '') : until > otherUntil
}

function stateOf(
  { status, issuedOn: since, expiresOn: until }: CredentialFact,
  day: Day,
  days: { graceDays: number; warnDays: number },
): Found {
  if (status === 'Revoked') return { state: 'missing' }
  if (status === 'Submitted') return { state: 'pending' }
  if (status === 'Returned') return { state: 'returned' }
  if (day < since) return { state: 'not-yet-valid', since }
  return { state: until === null ? 'met' : stateOn(day, until, days), since, until }
}

const trainingCodes: Partial<Record<State, ReasonCode>> = {
  missing: 'worker-not-trained',
  over: 'worker-training-over',
  ending: 'training-ending',
  'in-grace': 'training-in-grace',
}

function reasonOf(
  requirement: Requirement,
  { state, alternative, since, until }: Shortcoming,
  { types }: Rules,
): Reason {
  const warns = state === 'ending' || state === 'in-grace'
  const isTraining = alternative.kind === 'SafetyTraining'
  const type = isTraining ? undefined : types.get(alternative.credentialTypeId)
  return {
    code: (isTraining ? trainingCodes[state] : undefined) ?? `credential-${state}`,
    effect: warns ? 'Warn' : requirement.effect,
    isOfEmployer: type?.subject === 'Employer',
    requirement,
    type,
    since,
    until,
  }
}
