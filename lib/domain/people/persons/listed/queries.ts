import type { Context, ReadContext } from '@/lib/platform/http/context'
import { matching, nameSorting, visibleTo } from '../queries'

type Filters = { keyword?: string; ids?: string[]; employerId?: string }
type Name = keyof typeof nameSorting

/** The ids of the people whom the actor may see, in the order of their names. */
export async function listPersonIds(
  { db, actor }: Pick<Context | ReadContext, 'db' | 'actor'>,
  { keyword, ids, employerId }: Filters,
  sort: Name | `-${Name}` = 'firstNameTh',
): Promise<string[]> {
  const name = sort.replace('-', '') as Name
  const found = await db.person.findMany({
    where: { AND: [{ employerId, id: { in: ids } }, matching(actor, keyword), visibleTo(actor)] },
    select: { id: true },
    orderBy: [...nameSorting[name](sort.startsWith('-') ? 'desc' : 'asc'), { id: 'asc' }],
  })
  return found.map(({ id }) => id)
}
