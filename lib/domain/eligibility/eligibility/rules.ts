/**
 * คนนี้เข้าพื้นที่ ทำงาน หรือเข้าอบรมได้หรือไม่ เพราะอะไร และใช้ได้ถึงวันใด
 * May this person come in, work or be enrolled, why not, and until when? One answer for permits, enrolment, lists and gates.
 * Source: docs/gate.md#4-the-verdict.
 */
import { covers } from '@/lib/domain/eligibility/overrides/in-force/rules'
import { isInForce } from '@/lib/domain/eligibility/bars/rules'
import { addDays, type Day } from '@/lib/platform/dates/day'
import { appliesTo, type CaseConditions } from '@/lib/domain/eligibility/requirements/rules'
import { grantedStatuses } from '@/lib/domain/work/work-permits/overlaps/rules'
import { daysOfChange, namedFacts } from './changes/rules'
import { requirementReason, type Reason, type Rules } from './alternatives/rules'
import type { EmployerFacts, PersonFacts, PermitFact, SiteFacts } from './facts/contract'

export const verdictWords = ['allowed', 'warned', 'refused'] as const
export type VerdictWord = (typeof verdictWords)[number]

export type Case = CaseConditions & {
  /** The day and time of day at the site. */
  day: Day
  time: string
  permitId?: string | null
  /** The company that does the work; others' people may not. */
  contractorId?: string | null
  /** Of the permit; without them, the minute of `time`. */
  hours?: { startTime: string; endTime: string } | null
}

/** `employer` is null for the site's own people without a company. */
export type Facts = { person: PersonFacts; employer: EmployerFacts | null }

export type Judgement = {
  verdict: VerdictWord
  /** Refusing ones first. */
  reasons: Reason[]
}

export type Verdict = Judgement & {
  /** The last day on which it holds if nothing is changed; null: no end. */
  until: () => Day | null
  person: PersonFacts
  employer: EmployerFacts | null
  site: SiteFacts
}

export function judge(facts: Facts, rules: Rules, asked: Case): Judgement {
  const reasons = reasonsFor(facts, rules, asked)
  return { verdict: wordFor(reasons), reasons }
}

/**
 * The last day on which a verdict holds if nothing is changed; null: no end. Judges again on each day on which something
 * begins or ends, which costs many times a verdict: only for those who are shown.
 */
export function lastDayOf(
  { verdict }: Pick<Judgement, 'verdict'>,
  facts: Facts,
  rules: Rules,
  asked: Case,
): Day | null {
  const named = namedFacts(facts, rules)
  const change = daysOfChange(named, rules, asked.day).find(
    (day) => wordFor(reasonsFor(named, rules, { ...asked, day }, asked.day)) !== verdict,
  )
  return change ? addDays(change, -1) : null
}

function wordFor(reasons: readonly Reason[]): VerdictWord {
  if (reasons.some(({ effect }) => effect === 'Refuse')) return 'refused'
  return reasons.length > 0 ? 'warned' : 'allowed'
}

/** `today`: the day of the case itself, for which seats and permits are known. */
function reasonsFor(facts: Facts, rules: Rules, asked: Case, today = asked.day): Reason[] {
  if (facts.person.isRemoved) return [refuse('worker-removed')]
  const reasons = [
    ...companyReasons(facts, asked),
    ...barReasons(facts, asked.day),
    ...requirementReasons(facts, rules, asked, today),
    ...permitReasons(facts.person, rules, asked, today),
    ...photoReasons(facts.person, asked),
  ].map((reason) => overridden(facts.person, reason, asked))
  return [...reasons.filter(isRefusal), ...reasons.filter((reason) => !isRefusal(reason))]
}

const isRefusal = ({ effect }: Reason) => effect === 'Refuse'
const refuse = (code: Reason['code'], more: Partial<Reason> = {}): Reason => ({
  code,
  effect: 'Refuse',
  ...more,
})
const warn = (code: Reason['code'], more: Partial<Reason> = {}): Reason => ({
  ...refuse(code, more),
  effect: 'Warn',
})

function companyReasons({ person, employer }: Facts, { contractorId }: Case): Reason[] {
  return [
    ...(contractorId && person.employerId !== contractorId
      ? [refuse('worker-of-another-company')]
      : []),
    ...(employer && employer.status !== 'Active'
      ? [refuse('employer-not-active', { isOfEmployer: true })]
      : []),
  ]
}

function barReasons({ person, employer }: Facts, day: Day): Reason[] {
  const inForce = (bars: PersonFacts['bars']) => bars.filter((bar) => isInForce(bar, day))
  const days = ({ fromDate, untilDate }: PersonFacts['bars'][number]) => ({
    since: fromDate,
    until: untilDate,
  })
  return [
    ...inForce(person.bars).map((bar) => refuse('worker-barred', days(bar))),
    ...inForce(employer?.bars ?? []).map((bar) =>
      refuse('employer-barred', { ...days(bar), isOfEmployer: true }),
    ),
  ]
}

function requirementReasons(facts: Facts, rules: Rules, asked: Case, today: Day): Reason[] {
  const reasons: Reason[] = []
  for (const requirement of rules.requirements) {
    if (!appliesTo(requirement, asked, facts.employer)) continue
    const reason = requirementReason(requirement, facts, rules, asked.day)
    if (reason)
      reasons.push(isTrainedToday(facts.person, reason, asked, today) ? trainingToday : reason)
  }
  return reasons
}

/** Whoever comes for the training itself is let in on its day, for the first time or again. */
const isTrainedToday = ({ hasSeat }: PersonFacts, reason: Reason, asked: Case, today: Day) =>
  trainingCodes.includes(reason.code) && asked.purpose === 'Enter' && hasSeat && asked.day === today
const trainingCodes: Reason['code'][] = ['worker-not-trained', 'worker-training-over']
const trainingToday = warn('training-today')

function permitReasons(person: PersonFacts, rules: Rules, asked: Case, today: Day): Reason[] {
  const permits = asked.day === today ? person.permits : []
  if (asked.purpose === 'Work')
    return permits
      .filter((permit) => isAtTheSameTime(permit, asked))
      .map((permit) => refuse('worker-busy', { permit }))
  const hasPermit = permits.some(({ status }) => grantedStatuses.includes(status))
  if (asked.purpose === 'Enroll' || rules.entryNeedsPermit === 'Off' || hasPermit) return []
  return [rules.entryNeedsPermit === 'Warn' ? warn('no-permit-today') : refuse('no-permit-today')]
}

/** One permit may begin in the minute in which the other ends. */
function isAtTheSameTime(permit: PermitFact, { permitId, hours, time }: Case): boolean {
  if (permit.id === permitId || !permit.startTime || !permit.endTime) return false
  return hours
    ? permit.startTime < hours.endTime && permit.endTime > hours.startTime
    : permit.startTime <= time && time < permit.endTime
}

const photoReasons = ({ hasPhoto }: PersonFacts, { purpose }: Case): Reason[] =>
  purpose === 'Enter' && !hasPhoto ? [warn('photo-missing')] : []

/** An overridden reason warns, as long as its requirement allows overrides. */
function overridden({ overrides }: PersonFacts, reason: Reason, asked: Case): Reason {
  if (!isRefusal(reason) || reason.requirement?.override === 'Never') return reason
  const override = overrides.find((each) =>
    covers(each, asked, { code: reason.code, requirementId: reason.requirement?.id }),
  )
  return override ? { ...reason, effect: 'Warn', overrideId: override.id } : reason
}
