import * as z from 'zod'
import { entriesOf } from '@/lib/platform/audit/entries'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { pagingOf, totalOf } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import type { persons } from '../contract'
import { decryptedNumber } from '../national-id/rows'
import { personNameSelect } from '../present'
import { matching, nameSorting } from '../queries'
import { everKnown, identifyingTexts } from './rules'

/** All columns of a person, with their pictures; null where there is none. */
export async function readPersonForExport(db: Db, id: string) {
  const row = await db.person.findUnique({
    where: { id, isService: false },
    include: {
      employer: { select: { id: true, nameTh: true, nameEn: true } },
      profileAsset: true,
      idCardAsset: true,
    },
  })
  if (!row) return null
  const { nationalIdHash: _hash, nationalIdTail: _tail, ...person } = row
  return { ...person, nationalId: decryptedNumber(row) }
}

/** People whose name is still known, removed ones included. */
const everybody = { isService: false, anonymisedAt: null } satisfies Prisma.PersonWhereInput

const dataSubjectSelect = {
  id: true,
  code: true,
  ...personNameSelect,
  removedAt: true,
} satisfies Prisma.PersonSelect

type Search = Pick<
  CheckedInputOf<typeof persons.search>,
  'keyword' | 'ids' | 'page' | 'pageSize'
> & {
  sort?: Parameters<typeof pagingOf<typeof nameSorting>>[0]['sort']
}

/** Everybody who may ask what is kept of them. */
export async function searchEverybody(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { keyword, ids, ...paging }: Search,
) {
  const where = { AND: [everybody, { id: { in: ids } }, matching(actor, keyword)] }
  const page = pagingOf(paging, nameSorting)
  const people = await db.person.findMany({ where, select: dataSubjectSelect, ...page })
  return { people, total: await totalOf(page, people, () => db.person.count({ where })) }
}

/** Null where there is nobody, or nobody knows who it was. */
export const readDataSubject = (db: Db, id: string) =>
  db.person.findUnique({ where: { id, ...everybody }, select: dataSubjectSelect })

const saved = z.object({
  firstNameTh: z.string().optional(),
  lastNameTh: z.string().optional(),
  firstNameEn: z.string().nullish(),
  lastNameEn: z.string().nullish(),
  phone: z.string().nullish(),
})

/** Nobody has had more names; whoever renames somebody without end makes no search without end. */
const MOST_TEXTS = 100

/** The texts by which somebody is recognised, or was before a change, the present ones first. */
export async function readIdentifyingTexts(db: Db, id: string): Promise<string[]> {
  const present = await db.person.findUniqueOrThrow({
    where: { id },
    select: { ...personNameSelect, phone: true },
  })
  const lines = await entriesOf(db, 'person.saved', { type: 'person', id })
  const saves = lines.map(({ changes }) => saved.parse(changes))
  const known = [present, ...everKnown(present, saves)]
  return [...new Set(known.flatMap(identifyingTexts))].slice(0, MOST_TEXTS)
}

/** The code, and the national id or passport: by each of them one person is meant. */
export async function readNumbers(db: Db, id: string): Promise<string[]> {
  const person = await db.person.findUnique({
    where: { id },
    select: { id: true, code: true, nationalId: true },
  })
  return person ? [person.code, decryptedNumber(person)].filter((number) => number !== null) : []
}

/** The people for whom these users are responsible. */
export const listResponsibilities = async (db: Db, userIds: string[]): Promise<string[]> =>
  idsOf(
    await db.person.findMany({
      where: { responsibleUserId: { in: userIds }, removedAt: null },
      select: { id: true },
    }),
  )

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** Photograph and picture of the ID card. */
export async function listPictures(db: Db, id: string): Promise<string[]> {
  const { profileAssetId, idCardAssetId } = await db.person.findUniqueOrThrow({
    where: { id },
    select: { profileAssetId: true, idCardAssetId: true },
  })
  return [profileAssetId, idCardAssetId].filter((asset) => asset !== null)
}
