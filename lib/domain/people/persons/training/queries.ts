import { personNameSelect } from '@/lib/domain/people/persons/present'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pageOf, type Sorting } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import { matching, visibleTo } from '../queries'

const sorting = {
  person: (direction) => [{ firstNameTh: direction }, { lastNameTh: direction }],
  TrainingStatus: (direction) => [{ trainingStatus: direction }, { firstNameTh: 'asc' }],
  trainingValidUntil: (direction) => [{ trainingValidUntil: emptyLast(direction) }],
} satisfies Sorting<Prisma.PersonOrderByWithRelationInput>

type Name = keyof typeof sorting
type Wanted = {
  keyword?: string
  employerId?: string
  page?: number
  pageSize: number
  sort?: Name | `-${Name}`
}

/** The people whom the actor may enroll, with their training; `total` for a page only. */
export async function searchPeopleToEnroll(
  { db, actor }: Context,
  { keyword, employerId, ...wanted }: Wanted,
) {
  const where = { AND: [{ employerId }, matching(keyword), visibleTo(actor)] }
  const people = await db.person.findMany({
    where,
    select: {
      id: true,
      code: true,
      ...personNameSelect,
      employer: { select: { id: true, nameTh: true, nameEn: true } },
      trainingStatus: true,
      trainingValidUntil: true,
      profileAssetId: true,
      idCardAssetId: true,
    },
    ...pageOf(wanted, sorting),
  })
  return { people, total: wanted.page ? await db.person.count({ where }) : undefined }
}
