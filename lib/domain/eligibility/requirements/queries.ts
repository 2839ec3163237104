import * as z from 'zod'
import { findProjectIdsOf } from '@/lib/domain/work/projects/queries'
import { isContractorOnly, may, type Actor } from '@/lib/platform/access/actor'
import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import { namesInBoth } from '@/lib/platform/i18n/names'
import { requirementRecord, type RequirementRecord, type requirements } from './contract'
import { requireKnown, requireObtainable } from './references/queries'
import { newRequirement, ruleFaults } from './rules'

const sorting = {
  code: (direction) => [{ code: direction }],
  nameTh: (direction) => [{ nameTh: direction }],
  nameEn: (direction) => [{ nameEn: direction }],
} satisfies Sorting<Prisma.RequirementOrderByWithRelationInput>

const stored = requirementRecord.omit({ can: true })

export async function searchRequirements(
  context: Context,
  { keyword, purpose, isActive, ...paging }: CheckedInputOf<typeof requirements.search>,
): Promise<OutputOf<typeof requirements.search>> {
  const { db, actor } = context
  const scope = await scopeOf(context)
  const matching = matchesKeyword<Prisma.RequirementWhereInput>(keyword, (contains) => [
    { code: contains },
    { nameTh: contains },
    { nameEn: contains },
  ])
  const where = { AND: [{ purpose, isActive }, matching, inScope(scope)] }
  const page = pagingOf(paging, sorting)
  const rows = await db.requirement.findMany({ where, ...page })
  return {
    rows: rows.map((row) => present(actor, narrowed(scope, stored.parse(row)))),
    total: await totalOf(page, rows, () => db.requirement.count({ where })),
  }
}

/** The companies and projects that the actor may learn of, among those that requirements name; null for all of them. */
type Scope = { employerIds: string[]; projectIds: string[] } | null

const namedProjects = z.object({ ids: z.array(z.guid()) })

async function scopeOf({ db, sql, actor }: Context): Promise<Scope> {
  if (!isContractorOnly(actor)) return null
  const { ids } = await sql`
    SELECT ARRAY(SELECT DISTINCT unnest("projectIds") FROM "requirements") AS "ids"`.one(
    namedProjects,
  )
  return {
    employerIds: actor.employerId ? [actor.employerId] : [],
    projectIds: await findProjectIdsOf(db, actor.employerId, ids),
  }
}

/** Leaves out what names others alone. */
const inScope = (scope: Scope): Prisma.RequirementWhereInput =>
  scope
    ? {
        AND: (['employerIds', 'projectIds'] as const).map((name) => ({
          OR: [{ [name]: { isEmpty: true } }, { [name]: { hasSome: scope[name] } }],
        })),
      }
    : {}

const narrowed = <T extends { employerIds: string[]; projectIds: string[] }>(
  scope: Scope,
  row: T,
): T =>
  scope
    ? {
        ...row,
        employerIds: row.employerIds.filter((id) => scope.employerIds.includes(id)),
        projectIds: row.projectIds.filter((id) => scope.projectIds.includes(id)),
      }
    : row

const present = (actor: Actor, row: Omit<RequirementRecord, 'can'>): RequirementRecord => {
  const mayChange = may(actor, 'eligibility-mgmt')
  return { ...row, can: { save: mayChange, remove: mayChange && !row.isSystem } }
}

export const readRequirementNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.requirement.findMany({
    where: { id: { in: ids } },
    select: { id: true, nameTh: true, nameEn: true },
  })
  return rows.map(({ id, ...names }) => ({ id, ...namesInBoth(names) }))
}

/** Those of the ids that there are. */
export async function readRequirements(db: Db, ids: string[]) {
  const rows = await db.requirement.findMany({ where: { id: { in: ids } } })
  return rows.map((row) => stored.parse(row))
}

/** Null where there is none of this id. */
export const readRequirement = (db: Db, id: string) => db.requirement.findUnique({ where: { id } })

type Said = Omit<CheckedInputOf<typeof requirements.save>, 'id' | 'rowVersion'>

/** A whole requirement as it is written. */
const whole = requirementRecord.omit({ id: true, isSystem: true, rowVersion: true, can: true })

type Whole = z.output<typeof whole>

/** The requirement as it would be saved. Throws what keeps it from being saved. */
export async function checkedRequirement(
  context: Pick<Context, 'db' | 'sql'>,
  before: object | null,
  sent: Said,
): Promise<Whole> {
  if (before && 'isSystem' in before && before.isSystem) requireActiveOnly(sent)
  const data = whole.parse({ ...newRequirement, ...before, ...sentOf(sent) })
  requireConsistent(data)
  const former = before ? whole.parse(before) : null
  await requireKnown(context, namedBy(former ?? {}), namedBy(sent))
  await requireObtainable(context.db, former, data)
  return data
}

const namedBy = (requirement: Partial<Whole>) => ({
  ...requirement,
  typeIds: requirement.anyOf?.flatMap((each) =>
    each.kind === 'Credential' ? [each.credentialTypeId] : [],
  ),
})

export const sentOf = (sent: Said) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))

/** What comes with the product stays as it is; the site switches it on and off. */
function requireActiveOnly(sent: Said): void {
  const field = Object.keys(sentOf(sent)).find((name) => name !== 'isActive')
  if (field) throw new Problem('shipped-requirement', { field })
}

function requireConsistent(requirement: Parameters<typeof ruleFaults>[0]): void {
  const [fault] = ruleFaults(requirement)
  if (fault) throw new Problem(fault.code, { field: fault.field })
}
