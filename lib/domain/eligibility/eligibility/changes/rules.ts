/**
 * วันที่ผลการตัดสินอาจเปลี่ยน แม้ไม่มีใครแก้ไขข้อมูล
 * The days on which a verdict may change although nobody changes anything.
 */
import { addDays, type Day } from '@/lib/platform/dates/day'
import { TRAINING_WARN_DAYS, type Rules } from '../alternatives/rules'
import type { EmployerFacts, PersonFacts } from '../facts/contract'

/** After `day`, in order. */
export function daysOfChange(
  { person, employer }: { person: PersonFacts; employer: EmployerFacts | null },
  rules: Rules,
  day: Day,
): Day[] {
  const credentials = [...person.credentials, ...(employer?.credentials ?? [])]
  const bars = [...person.bars, ...(employer?.bars ?? [])]
  const graces = [...new Set([0, ...rules.requirements.map(({ graceDays }) => graceDays)])]
  const around = (end: Day, warnDays: number) => [
    addDays(end, -warnDays),
    ...graces.map((grace) => addDays(end, grace + 1)),
  ]
  const days = [
    addDays(day, 1),
    ...(person.trainingValidUntil ? around(person.trainingValidUntil, TRAINING_WARN_DAYS) : []),
    ...credentials.flatMap(({ typeId, issuedOn, expiresOn }) => [
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
