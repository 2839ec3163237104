import { may, type Actor } from '@/lib/platform/access/actor'
import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pageOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import { namesInBoth } from '@/lib/platform/i18n/names'
import { requirementRecord, type RequirementRecord, type requirements } from './contract'

const sorting = {
  code: (direction) => [{ code: direction }],
  nameTh: (direction) => [{ nameTh: direction }],
  nameEn: (direction) => [{ nameEn: direction }],
} satisfies Sorting<Prisma.RequirementOrderByWithRelationInput>

const stored = requirementRecord.omit({ can: true })

export async function searchRequirements(
  { db, actor }: Context,
  { keyword, purpose, isActive, ...paging }: CheckedInputOf<typeof requirements.search>,
): Promise<OutputOf<typeof requirements.search>> {
  const where = {
    purpose,
    isActive,
    ...matchesKeyword<Prisma.RequirementWhereInput>(keyword, (contains) => [
      { code: contains },
      { nameTh: contains },
      { nameEn: contains },
    ]),
  }
  const rows = await db.requirement.findMany({ where, ...pageOf(paging, sorting) })
  return {
    rows: rows.map((row) => present(actor, stored.parse(row))),
    total: await db.requirement.count({ where }),
  }
}

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

export const readNamesOf = (db: Db, ids: string[]) =>
  db.requirement.findMany({
    where: { id: { in: ids } },
    select: { id: true, nameTh: true, nameEn: true },
  })
