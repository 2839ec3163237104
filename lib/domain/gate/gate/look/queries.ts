import * as z from 'zod'
import { readVerdicts } from '@/lib/domain/eligibility/eligibility/queries'
import type { Verdict } from '@/lib/domain/eligibility/eligibility/rules'
import { presentVerdict } from '@/lib/domain/eligibility/eligibility/present'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { parsePersonIdentifier } from '@/lib/domain/people/persons/rules'
import { gateRow, gateWithId } from '@/lib/domain/gate/gates/rows'
import { isDevice } from '@/lib/platform/access/actor'
import { fragment, joined, type Fragment } from '@/lib/platform/db/fragment'
import { matchesKeywordSql } from '@/lib/platform/db/search'
import type { Sql } from '@/lib/platform/db/sql'
import type { GateReadContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { gate, GateMatch } from '../contract'
import { matchOf, MOST_MATCHES } from './rules'

type Asked = CheckedInputOf<typeof gate.look>

const found = z.object({
  gate: gateRow.nullable(),
  people: z.array(z.object({ id: z.guid(), insideSince: z.string().nullable() })),
})
type Found = z.output<typeof found>

const searched = ['firstNameTh', 'lastNameTh', 'firstNameEn', 'lastNameEn', 'code'] as const
const columnOf = {
  firstNameTh: fragment`person."firstNameTh"`,
  lastNameTh: fragment`person."lastNameTh"`,
  firstNameEn: fragment`person."firstNameEn"`,
  lastNameEn: fragment`person."lastNameEn"`,
  code: fragment`person."code"`,
}

/** Removed people are found by their card alone, so that whoever still has one is told why. */
export async function lookAtGate(
  context: GateReadContext,
  asked: Asked,
): Promise<OutputOf<typeof gate.look>> {
  const { sql, now, actor } = context
  const gateId = isDevice(actor) ? actor.gateId : (asked.gateId ?? null)
  const { gate: at, people } = await find(sql, asked, gateId)
  // A device stands where it stands; people name a gate at which they could record.
  if (gateId && !isDevice(actor) && !at?.isActive)
    throw new Problem('record-not-found', { values: { id: gateId }, field: 'gateId' })
  if (people.length === 0) return []
  const verdicts = await readVerdicts(sql, people, {
    purpose: 'Enter',
    at: now,
    workspaceAreaId: at?.workspaceAreaId ?? null,
  })
  const since = new Map(people.map(({ id, insideSince }) => [id, insideSince]))
  return verdicts.map((verdict) => present(context, verdict, since.get(verdict.person.id) ?? null))
}

const find = (sql: Sql, { text, keyword }: Asked, gateId: string | null): Promise<Found> =>
  sql`
    SELECT ${gateWithId(gateId)} AS "gate",
      (SELECT coalesce(json_agg(json_build_object('id', found."id", 'insideSince', found."insideSince")), '[]')
       FROM (SELECT person."id", to_char(stay."inAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "insideSince"
         FROM ${PERSONS} LEFT JOIN "stays" stay ON stay."personId" = person."id" AND stay."outAt" IS NULL
         WHERE ${conditionOf(text, keyword)} ORDER BY person."firstNameTh", person."id" LIMIT ${MOST_MATCHES}) found) AS "people"`.one(
    found,
  )

const NOBODY = fragment`false`

function conditionOf(text: string | undefined, keyword: string | undefined): Fragment {
  if (text !== undefined) {
    const identifier = parsePersonIdentifier(text)
    if (!identifier) return NOBODY
    return 'id' in identifier
      ? fragment`person."id" = ${identifier.id}::uuid`
      : fragment`person."code" = ${identifier.code}`
  }
  const words = matchesKeywordSql(
    keyword,
    searched.map((name) => columnOf[name]),
  )
  if (words.length === 0) return NOBODY
  return joined([fragment`person."removedAt" IS NULL`, ...words], ' AND ')
}

function present(
  { actor, language, chosenEra }: GateReadContext,
  verdict: Verdict,
  insideSince: string | null,
): GateMatch {
  const reader = { actor: isDevice(actor) ? null : actor, language, chosenEra }
  return matchOf(verdict, presentVerdict(reader, verdict), insideSince)
}
