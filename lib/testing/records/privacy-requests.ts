import type { Prisma } from '@/lib/platform/db/generated/client'
import { database } from '@/lib/platform/db/database'
import { createPerson, createUser } from './factories'

/** An open one that a new person has made, unless it is said whose and who received it. */
export async function createPrivacyRequest(
  overrides: Partial<Prisma.PrivacyRequestUncheckedCreateInput> = {},
) {
  const personId = overrides.personId ?? (await createPerson()).id
  const { db } = database()
  const { code } = await db.person.findUniqueOrThrow({ where: { id: personId } })
  return db.privacyRequest.create({
    data: {
      kind: 'Access',
      receivedAt: new Date('2026-11-01T00:00:00Z'),
      dueAt: new Date('2026-12-01T00:00:00Z'),
      receivedByUserId: overrides.receivedByUserId ?? (await createUser('Admin')).userId,
      personCode: code,
      ...overrides,
      personId,
    },
  })
}
