import { personNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf } from '@/lib/domain/people/persons/rules'
import type { Db } from '@/lib/platform/db/client'

/** What users are called, by id; who has no English name is called by the Thai one. Removed users keep their names. */
export async function namesOfUsers(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, { th: string; en: string }>> {
  if (userIds.length === 0) return new Map()
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(userIds)] } },
    select: { id: true, person: { select: personNameSelect } },
  })
  return new Map(
    users.map(({ id, person }) => {
      const { nameTh, nameEn } = namesOf(person)
      return [id, { th: nameTh, en: nameEn ?? nameTh }]
    }),
  )
}
