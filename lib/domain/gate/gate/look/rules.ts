import type { PersonVerdict } from '@/lib/domain/eligibility/eligibility/contract'
import type { Verdict } from '@/lib/domain/eligibility/eligibility/rules'
import { namesOf } from '@/lib/domain/people/persons/rules'
import type { GateMatch } from '../contract'

/** People that a gate shows at most for what was typed. */
export const MOST_MATCHES = 10

/** ใครยืนอยู่ที่ประตู / Whom a gate shows, whether the server or a list without a network knows them. */
export function matchOf(
  { person, employer }: Verdict,
  verdict: PersonVerdict,
  insideSince: string | null,
): GateMatch {
  return {
    id: person.id,
    code: person.code,
    ...namesOf(person),
    hasPhoto: person.hasPhoto,
    employer: employer && { id: employer.id, nameTh: employer.nameTh, nameEn: employer.nameEn },
    insideSince,
    verdict,
    permitsToday: person.permits.map(({ id, permitNo, typeCode, startTime, endTime }) => ({
      id,
      permitNo,
      typeCode,
      startTime,
      endTime,
    })),
    trainingToday: person.hasSeat,
  }
}
