import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pageOf, type Sorting } from '@/lib/platform/db/paging'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import type { workPermits } from '../contract'
import { rowSelect } from '../present'
import { statusesOf } from '../rules'

type Where = Prisma.WorkPermitWhereInput
type Paging = Pick<CheckedInputOf<typeof workPermits.search>, 'page' | 'pageSize' | 'sort'>

const sorting = {
  workDate: (direction) => [
    { workDate: emptyLast(direction) },
    { startTime: emptyLast(direction) },
    { permitNo: direction },
  ],
  permitNo: (direction) => [{ permitNo: direction }],
  status: (direction) => [{ status: direction }, { workDate: emptyLast('desc') }],
  createdAt: (direction) => [{ createdAt: direction }],
} satisfies Sorting<Prisma.WorkPermitOrderByWithRelationInput>

/** The permits of a page of a list, in its order. */
export async function listPermits(db: Db, where: Where, { sort, ...paging }: Paging) {
  if (sort === 'due') return listParts(db, where, paging, dueFirst)
  if (sort === '-due') return listParts(db, where, paging, dueLast)
  return db.workPermit.findMany({
    where,
    select: rowSelect,
    ...pageOf({ ...paging, sort }, sorting),
  })
}

type Part = { status: Prisma.EnumWorkPermitStatusFilter; sort: 'workDate' | '-workDate' }

const due = [...statusesOf.awaitingApproval, ...statusesOf.open]

const dueFirst: [Part, Part] = [
  { status: { in: due }, sort: 'workDate' },
  { status: { notIn: due }, sort: '-workDate' },
]
const dueLast: [Part, Part] = [
  { status: { notIn: due }, sort: 'workDate' },
  { status: { in: due }, sort: '-workDate' },
]

/** A page of two lists, one after the other, each in its own order. */
async function listParts(
  db: Db,
  where: Where,
  paging: Omit<Paging, 'sort'>,
  [first, second]: [Part, Part],
) {
  const { skip, take } = pageOf(paging, sorting)
  const read = ({ status, sort }: Part, bounds: { skip: number; take: number }) =>
    db.workPermit.findMany({
      where: { AND: [where, { status }] },
      select: rowSelect,
      ...pageOf({ ...paging, sort }, sorting),
      ...bounds,
    })
  const rows = await read(first, { skip, take })
  if (rows.length === take) return rows
  const before = await db.workPermit.count({ where: { AND: [where, { status: first.status }] } })
  const rest = { skip: Math.max(skip - before, 0), take: take - rows.length }
  return [...rows, ...(await read(second, rest))]
}
