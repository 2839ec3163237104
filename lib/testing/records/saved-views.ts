import type { Prisma } from '@/lib/platform/db/generated/client'
import { database } from '@/lib/platform/db/database'

export const createSavedView = (
  ownerId: string,
  overrides: Partial<Prisma.SavedViewUncheckedCreateInput> = {},
) =>
  database().db.savedView.create({
    data: {
      ownerId,
      screen: '/tasks',
      name: `มุมมอง ${crypto.randomUUID()}`,
      query: 'status=InProgress',
      ...overrides,
    },
  })
