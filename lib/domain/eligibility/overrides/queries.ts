import { personNameSelect, userNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf, userNames } from '@/lib/domain/people/persons/rules'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import { readRequirements } from '@/lib/domain/eligibility/requirements/queries'
import { overrideRecord, type OverrideRecord, type overrides } from './contract'
import { readConcerned } from './concerned/queries'
import { confirmRefusal, withdrawRefusal } from './rules'

const sorting = {
  createdAt: (direction) => [{ createdAt: direction }],
  validUntil: (direction) => [{ validUntil: direction }],
} satisfies Sorting<Prisma.OverrideOrderByWithRelationInput>

const user = { select: userNameSelect } as const
const select = {
  id: true,
  personId: true,
  person: { select: { id: true, code: true, ...personNameSelect } },
  purpose: true,
  permitId: true,
  day: true,
  reasonCodes: true,
  requirementIds: true,
  reason: true,
  proposedByUserId: true,
  proposedByUser: user,
  confirmedByUser: user,
  status: true,
  validUntil: true,
  rowVersion: true,
} satisfies Prisma.OverrideSelect
type Row = Prisma.OverrideGetPayload<{ select: typeof select }>

export async function searchOverrides(
  context: Context,
  { personId, permitId, status, ...paging }: CheckedInputOf<typeof overrides.search>,
): Promise<OutputOf<typeof overrides.search>> {
  const { db } = context
  const where = { personId, permitId, status }
  const page = pagingOf(paging, sorting)
  const rows = await db.override.findMany({ where, select, ...page })
  const known = await readRequirements(
    db,
    rows.flatMap(({ requirementIds }) => requirementIds),
  )
  const concernedOf = await readConcerned(db, rows)
  const shown = rows.map((row) =>
    present(context, row, {
      requirements: known.filter(({ id }) => row.requirementIds.includes(id)),
      concerned: concernedOf(row),
    }),
  )
  return { rows: shown, total: await totalOf(page, rows, () => db.override.count({ where })) }
}

type About = {
  requirements: Awaited<ReturnType<typeof readRequirements>>
  concerned: ReturnType<Awaited<ReturnType<typeof readConcerned>>>
}

function present(
  { actor, now }: Context,
  row: Row,
  { requirements, concerned }: About,
): OverrideRecord {
  const { person, day, validUntil, confirmedByUser } = row
  const needed = requirements.map(({ override }) => override)
  const decided = { ...row, isOver: validUntil <= now }
  return overrideRecord.parse({
    ...row,
    person: { id: person.id, code: person.code, ...namesOf(person) },
    day: day && fromUtcDate(day),
    requirements,
    proposedBy: userNames(row.proposedByUser),
    confirmedBy: confirmedByUser && userNames(confirmedByUser),
    validUntil: validUntil.toISOString(),
    can: {
      confirm: !confirmRefusal(actor, { ...decided, ...concerned, needed }),
      withdraw: !withdrawRefusal(actor, decided),
    },
  })
}
