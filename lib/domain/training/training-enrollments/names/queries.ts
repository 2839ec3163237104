import { isBarredPerson } from '@/lib/domain/eligibility/bars/rows'
import { presentReason } from '@/lib/domain/eligibility/eligibility/present'
import { readVerdicts } from '@/lib/domain/eligibility/eligibility/queries'
import type { Verdict } from '@/lib/domain/eligibility/eligibility/rules'
import { ASKS_FOR_ENROLLING } from '@/lib/domain/eligibility/requirements/rows'
import * as z from 'zod'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { EMPLOYERS, joinContractor } from '@/lib/domain/site/employers/rows'
import type { Locale } from '@/lib/platform/i18n/locale'
import { fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { clashingSeats, otherSession } from '../clashes/rows'
import type { Hours } from '../clashes/rules'
import type { Candidate, Session } from './rules'

// In SQL, as three hundred may ask in the minute in which a session opens: as objects the same reads cost the
// server three times as much.

const candidate = z.object({
  id: z.guid(),
  employerId: z.guid().nullable(),
  contractorId: z.guid().nullable(),
  firstNameTh: z.string(),
  lastNameTh: z.string(),
  firstNameEn: z.string().nullable(),
  lastNameEn: z.string().nullable(),
  seatedIn: z.array(otherSession),
  /** Whether something may keep them from a training: barred, or asked for by a requirement. */
  isToBeJudged: z.boolean(),
})

type Asked = Hours & Pick<Session, 'scheduleId'>

/** What `refusalOfName` decides by. Verdicts are read only where somebody's could be a refusal. */
export async function readCandidates(
  sql: Sql,
  session: Asked,
  personIds: string[],
  now: Date,
): Promise<Candidate[]> {
  const found = await readPeople(sql, session, personIds)
  const judged = found.filter(({ isToBeJudged }) => isToBeJudged)
  const verdicts =
    judged.length > 0
      ? await readVerdicts(sql, judged, {
          purpose: 'Enroll',
          at: now,
          day: session.date,
          scheduleId: session.scheduleId,
        })
      : []
  const reasons = new Map(verdicts.map((verdict) => [verdict.person.id, refusalOf(verdict)]))
  return found.map((person) => ({ ...person, whyNot: reasons.get(person.id) ?? null }))
}

/** In both languages, as told to anybody. */
function refusalOf(verdict: Verdict): Candidate['whyNot'] {
  const reason = verdict.reasons.find(({ effect }) => effect === 'Refuse')
  if (!reason) return null
  const textIn = (language: Locale) =>
    presentReason({ actor: null, language }, verdict, reason).text
  return { th: textIn('th'), en: textIn('en') }
}

const readPeople = (sql: Sql, hours: Asked, personIds: string[]) =>
  sql`
  SELECT person."id", person."employerId", contractor."id" AS "contractorId", person."firstNameTh", person."lastNameTh",
    person."firstNameEn", person."lastNameEn",
    coalesce((
      SELECT json_agg(json_build_object('id', session."id", 'nameTh', schedule."nickname", 'nameEn', schedule."name",
        'period', session."period", 'startTime', session."startTime", 'endTime', session."endTime"))
      FROM ${clashingSeats(hours)} AND attendance."personId" = person."id"
    ), '[]') AS "seatedIn",
    (${isBarredPerson(fragment`person."id"`, fragment`person."employerId"`)} OR ${ASKS_FOR_ENROLLING}
      OR coalesce(employer."status" <> 'Active', false)) AS "isToBeJudged"
  FROM ${PERSONS} ${joinContractor(fragment`person."employerId"`)}
  LEFT JOIN ${EMPLOYERS} employer ON employer."id" = person."employerId"
  WHERE person."id" = ANY(${personIds}::uuid[]) AND person."removedAt" IS NULL`.rows(candidate)
