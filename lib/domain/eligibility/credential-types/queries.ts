import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { credentialTypes } from './contract'
import { credentialTypeSelect, presentCredentialType } from './present'
import { mayNameSensitive, typeNamesFor } from './rules'

const sorting = {
  nameTh: (direction) => [{ nameTh: direction }],
  nameEn: (direction) => [{ nameEn: direction }],
  code: (direction) => [{ code: direction }],
} satisfies Sorting<Prisma.CredentialTypeOrderByWithRelationInput>

export async function searchCredentialTypes(
  { db, actor }: Context,
  { keyword, subject, isActive, ids, ...paging }: CheckedInputOf<typeof credentialTypes.search>,
): Promise<OutputOf<typeof credentialTypes.search>> {
  // Whoever may not read a name must not find it out by searching.
  const isSensitive = keyword && !mayNameSensitive(actor) ? false : undefined
  const where = { subject, isActive, isSensitive, id: { in: ids }, ...matching(keyword) }
  const page = pagingOf(paging, sorting)
  const rows = await db.credentialType.findMany({ where, select: credentialTypeSelect, ...page })
  const total = await totalOf(page, rows, () => db.credentialType.count({ where }))
  return { rows: rows.map((row) => presentCredentialType(actor, row)), total }
}

const matching = (keyword: string | undefined) =>
  matchesKeyword<Prisma.CredentialTypeWhereInput>(keyword, (contains) => [
    { code: contains },
    { nameTh: contains },
    { nameEn: contains },
  ])

/** The different `warnDays` of all types: few, however many types there are. */
export async function readWarnDays(db: Db): Promise<number[]> {
  const rows = await db.credentialType.findMany({
    distinct: ['warnDays'],
    select: { warnDays: true },
  })
  return rows.map(({ warnDays }) => warnDays)
}

export const findCredentialTypeNames = (db: Db, id: string) =>
  db.credentialType.findUnique({
    where: { id },
    select: { nameTh: true, nameEn: true, isSensitive: true },
  })

export const readCredentialTypeNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.credentialType.findMany({
    where: { id: { in: ids } },
    select: { id: true, nameTh: true, nameEn: true, isSensitive: true },
  })
  return rows.map(({ id, ...type }) => {
    const { nameTh, nameEn } = typeNamesFor(null, type)
    return { id, th: nameTh, en: nameEn }
  })
}
