import * as z from 'zod'
import { barsByEmployer, barsByPerson } from '@/lib/domain/eligibility/bars/rows'
import { CREDENTIAL_TYPES } from '@/lib/domain/eligibility/credential-types/rows'
import {
  credentialsOfEmployer,
  credentialsOfPerson,
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
  idInPerson,
  permitRow,
  permitsByPerson,
  personIn,
  personText,
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
  z.object({ kind: z.literal('person'), facts: z.null(), person: z.string() }),
])
type FactRow = z.output<typeof factRow>
type FactsOf<K extends FactRow['kind']> = Extract<FactRow, { kind: K }>['facts']

/**
 * Everything that the verdicts on these people need, in one statement. Removed people are among them, service accounts
 * and unknown ids not.
 */
export async function readFacts(sql: Sql, personIds: readonly string[], asked: Asked) {
  const ids = fragment`SELECT "id" FROM asked`
  const isAsked = fragment`person."id" = ANY ((SELECT "ids" FROM given)::uuid[]) AND NOT person."isService"`
  const companies = fragment`SELECT "id" FROM companies`
  const types = fragment`types`
  const day = fragment`(SELECT "day" FROM site)`
  const rows = await sql`
    WITH given AS MATERIALIZED (SELECT ${[...new Set(personIds)]}::uuid[] AS "ids"),
    asked AS MATERIALIZED (SELECT unnest("ids") AS "id" FROM given),
    site AS MATERIALIZED (SELECT coalesce(${asked.day ?? null}::date, (${asked.at}::timestamptz AT TIME ZONE site."timeZone")::date) AS "day",
      to_char(${asked.at}::timestamptz AT TIME ZONE site."timeZone", 'HH24:MI') AS "time", site."timeZone", site."dateEra", site."entryNeedsPermit",
      ${RULES_REVISION} AS "rulesRevision" FROM ${SITE}),
    types AS MATERIALIZED (SELECT row_number() OVER ()::int AS "no", type.* FROM ${CREDENTIAL_TYPES}),
    companies AS MATERIALIZED (SELECT DISTINCT person."employerId" AS "id" FROM ${PERSONS} WHERE ${isAsked})
    SELECT 'site' AS "kind", row_to_json(site) AS "facts", NULL AS "person" FROM site
    UNION ALL SELECT 'requirement', row_to_json(requirement), NULL FROM ${ACTIVE_REQUIREMENTS}
      WHERE requirement."purpose"::text = ${asked.purpose}
    UNION ALL SELECT 'type', row_to_json(types), NULL FROM types
    UNION ALL SELECT 'employer', json_build_object('id', employer."id", 'nameTh', employer."nameTh", 'nameEn', employer."nameEn",
        'kind', employer."kind", 'status', employer."status",
        'credentials', ${credentialsOfEmployer(fragment`employer."id"`, types)}, 'bars', coalesce(bar."items", '[]')), NULL
      FROM ${EMPLOYERS} employer
      LEFT JOIN (${barsByEmployer(companies)}) bar ON bar."ownerId" = employer."id"
      WHERE employer."id" IN (${companies})
    UNION ALL SELECT 'permit', permit."facts", NULL FROM (${permitsWithWorkers(ids, day)}) permit
    UNION ALL SELECT 'person', NULL, ${personText({
      hasSeat: fragment`seat."ownerId" IS NOT NULL`,
      credentials: credentialsOfPerson(fragment`person."id"`, types),
      bars: fragment`bar."items"`,
      overrides: fragment`override."items"`,
    })}
      FROM ${PERSONS}
      LEFT JOIN (${barsByPerson(ids)}) bar ON bar."ownerId" = person."id"
      LEFT JOIN (${overridesByPerson(ids, asked.at)}) override ON override."ownerId" = person."id"
      LEFT JOIN (${seatedPeople(ids, day)}) seat ON seat."ownerId" = person."id"
      WHERE ${isAsked}`.rows(factRow)
  const of = <K extends FactRow['kind']>(kind: K): FactsOf<K>[] =>
    rows.filter((row) => row.kind === kind).map(({ facts }) => facts as FactsOf<K>)
  const [site] = of('site')
  if (!site) throw new Error('the site has no settings')
  const permitsOf = permitsByPerson(of('permit'))
  const typeIds = new Map(of('type').map(({ no, id }) => [no, id]))
  const people = new Map(
    rows.flatMap((row) => (row.kind === 'person' ? [[idInPerson(row.person), row.person]] : [])),
  )
  return {
    site,
    requirements: of('requirement'),
    types: new Map(of('type').map((row) => [row.id, typeIn(row)])),
    employers: new Map(of('employer').map((row) => [row.id, employerIn(row, typeIds)])),
    personIds: [...people.keys()],
    /** Made anew at each call: whoever judges a whole site needs one person at a time. */
    personOf(id: string): PersonFacts | null {
      const person = people.get(id)
      return person ? personIn(person, typeIds, permitsOf) : null
    },
  }
}
