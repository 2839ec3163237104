/**
 * วันที่ผลการตัดสินอาจเปลี่ยน แม้ไม่มีใครแก้ไขข้อมูล
 * The days on which a verdict may change although nobody changes anything.
 */
import { addDays, type Day } from '@/lib/platform/dates/day'
import { TRAINING_WARN_DAYS, type Rules } from '../alternatives/rules'
import type { CredentialFact, EmployerFacts, PersonFacts } from '../facts/contract'

type Facts = { person: PersonFacts; employer: EmployerFacts | null }

/** Of the credentials only those of types that the requirements name: holders send in as many others as they like. */
export function namedFacts({ person, employer }: Facts, { requirements }: Rules): Facts {
  const alternatives = requirements.flatMap(({ anyOf }) => anyOf)
  const typeIds = new Set(
    alternatives.flatMap((each) => (each.kind === 'Credential' ? each.credentialTypeId : [])),
  )
  const named = (credentials: readonly CredentialFact[]) =>
    credentials.filter(({ typeId }) => typeIds.has(typeId))
  return {
    person: { ...person, credentials: named(person.credentials) },
    employer: employer && { ...employer, credentials: named(employer.credentials) },
  }
}

/** After `day`, in order. */
export function daysOfChange({ person, employer }: Facts, rules: Rules, day: Day): Day[] {
  const credentials = [...person.credentials, ...(employer?.credentials ?? [])]
  const approved = credentials.filter(({ status }) => status === 'Approved')
  const bars = [...person.bars, ...(employer?.bars ?? [])]
  const graces = [...new Set([0, ...rules.requirements.map(({ graceDays }) => graceDays)])]
  const around = (end: Day, warnDays: number) => [
    addDays(end, -warnDays),
    ...graces.map((grace) => addDays(end, grace + 1)),
  ]
  const days = [
    addDays(day, 1),
    ...(person.trainingValidUntil ? around(person.trainingValidUntil, TRAINING_WARN_DAYS) : []),
    ...approved.flatMap(({ typeId, issuedOn, expiresOn }) => [
      issuedOn,
      ...(expiresOn ? around(expiresOn, rules.types.get(typeId)?.warnDays ?? 0) : []),
    ]),
    ...bars.flatMap(({ fromDate, untilDate }) => [
      fromDate,
      ...(untilDate ? [addDays(untilDate, 1)] : []),
    ]),
  ]
  return [...new Set(days)].filter((change) => change > day).toSorted()
}
