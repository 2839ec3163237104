import * as z from 'zod'
import { barsByEmployer, barsByPerson } from '@/lib/domain/eligibility/bars/rows'
import { CREDENTIAL_TYPES } from '@/lib/domain/eligibility/credential-types/rows'
import {
  credentialsByEmployer,
  credentialsByPerson,
} from '@/lib/domain/eligibility/credentials/rows'
import { overridesByPerson } from '@/lib/domain/eligibility/overrides/in-force/rows'
import { ACTIVE_REQUIREMENTS, RULES_REVISION } from '@/lib/domain/eligibility/requirements/rows'
import type { Purpose } from '@/lib/domain/eligibility/requirements/rules'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { SITE } from '@/lib/domain/site/settings/rows'
import { seatedPeople } from '@/lib/domain/training/training-enrollments/seats/rows'
import { permitsWithWorkers } from '@/lib/domain/work/work-permits/overlaps/rows'
import type { Day } from '@/lib/platform/dates/day'
import { fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { requirementFacts, siteFacts, type PersonFacts } from './contract'
import {
  employerIn,
  employerRow,
  permitRow,
  permitsByPerson,
  personIn,
  personRow,
  typeIn,
  typeRow,
} from './rows'

type Asked = {
  purpose: Purpose
  at: Date
  /** The day of the case where it is not that of `at`. */
  day?: Day | null
}

const factRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('site'), facts: siteFacts }),
  z.object({ kind: z.literal('requirement'), facts: requirementFacts }),
  z.object({ kind: z.literal('type'), facts: typeRow }),
  z.object({ kind: z.literal('employer'), facts: employerRow }),
  z.object({ kind: z.literal('permit'), facts: permitRow }),
  z.object({ kind: z.literal('person'), facts: personRow }),
])
type FactRow = z.output<typeof factRow>
type FactsOf<K extends FactRow['kind']> = Extract<FactRow, { kind: K }>['facts']

/**
 * Everything that the verdicts on these people need, in one statement. Removed people are among them, service accounts
 * and unknown ids not.
 */
export async function readFacts(sql: Sql, personIds: readonly string[], asked: Asked) {
  const ids = fragment`SELECT "id" FROM asked`
  const companies = fragment`SELECT DISTINCT "employerId" FROM people WHERE "employerId" IS NOT NULL`
  const types = fragment`types`
  const day = fragment`(SELECT "day" FROM site)`
  const rows = await sql`
    WITH asked AS MATERIALIZED (SELECT DISTINCT unnest(${personIds}::uuid[]) AS "id"),
    site AS MATERIALIZED (SELECT coalesce(${asked.day ?? null}::date, (${asked.at}::timestamptz AT TIME ZONE site."timeZone")::date) AS "day",
      to_char(${asked.at}::timestamptz AT TIME ZONE site."timeZone", 'HH24:MI') AS "time", site."timeZone", site."dateEra", site."entryNeedsPermit",
      ${RULES_REVISION} AS "rulesRevision" FROM ${SITE}),
    types AS MATERIALIZED (SELECT row_number() OVER ()::int AS "no", type.* FROM ${CREDENTIAL_TYPES}),
    people AS MATERIALIZED (SELECT person."id", person."code", person."firstNameTh", person."lastNameTh", person."firstNameEn",
      person."lastNameEn", person."employerId", person."removedAt", person."trainingStatus", person."trainingValidUntil",
      person."profileAssetId" FROM ${PERSONS} JOIN asked ON asked."id" = person."id" AND NOT person."isService")
    SELECT 'site' AS "kind", row_to_json(site) AS "facts" FROM site
    UNION ALL SELECT 'requirement', row_to_json(requirement) FROM ${ACTIVE_REQUIREMENTS}
      WHERE requirement."purpose"::text = ${asked.purpose}
    UNION ALL SELECT 'type', row_to_json(types) FROM types
    UNION ALL SELECT 'employer', json_build_object('id', employer."id", 'nameTh', employer."nameTh", 'nameEn', employer."nameEn",
        'kind', employer."kind", 'status', employer."status",
        'credentials', credential."items", 'bars', coalesce(bar."items", '[]'))
      FROM ${EMPLOYERS} employer
      LEFT JOIN (${credentialsByEmployer(companies, types)}) credential ON credential."ownerId" = employer."id"
      LEFT JOIN (${barsByEmployer(companies)}) bar ON bar."ownerId" = employer."id"
      WHERE employer."id" IN (${companies})
    UNION ALL SELECT 'permit', permit."facts" FROM (${permitsWithWorkers(ids, day)}) permit
    UNION ALL SELECT 'person', to_json(ARRAY[person."id"::text, person."code", person."firstNameTh", person."lastNameTh",
        person."firstNameEn", person."lastNameEn", person."employerId"::text, (person."removedAt" IS NOT NULL)::text,
        person."trainingStatus"::text, person."trainingValidUntil"::text, (person."profileAssetId" IS NOT NULL)::text,
        (seat."ownerId" IS NOT NULL)::text, credential."items", bar."items"::text, override."items"::text])
      FROM people person
      LEFT JOIN (${credentialsByPerson(ids, types)}) credential ON credential."ownerId" = person."id"
      LEFT JOIN (${barsByPerson(ids)}) bar ON bar."ownerId" = person."id"
      LEFT JOIN (${overridesByPerson(ids, asked.at)}) override ON override."ownerId" = person."id"
      LEFT JOIN (${seatedPeople(ids, day)}) seat ON seat."ownerId" = person."id"`.rows(factRow)
  const of = <K extends FactRow['kind']>(kind: K): FactsOf<K>[] =>
    rows.filter((row) => row.kind === kind).map(({ facts }) => facts as FactsOf<K>)
  const [site] = of('site')
  if (!site) throw new Error('the site has no settings')
  const permitsOf = permitsByPerson(of('permit'))
  const typeIds = new Map(of('type').map(({ no, id }) => [no, id]))
  const personRows = new Map(of('person').map((row) => [row[0], row]))
  return {
    site,
    requirements: of('requirement'),
    types: new Map(of('type').map((row) => [row.id, typeIn(row)])),
    employers: new Map(of('employer').map((row) => [row.id, employerIn(row, typeIds)])),
    personIds: [...personRows.keys()],
    /** Made anew at each call: whoever judges a whole site needs one person at a time. */
    personOf(id: string): PersonFacts | null {
      const row = personRows.get(id)
      return row ? personIn(row, typeIds, permitsOf) : null
    },
  }
}
