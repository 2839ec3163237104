import { NO_JSON } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'

/** What stays empty of a row once what stood in its file is forgotten. */
export const EMPTIED = {
  cells: {},
  flaws: {},
  errors: [],
  notes: [],
  key: null,
  otherKey: null,
  before: NO_JSON,
} satisfies Prisma.ImportRowUpdateManyMutationInput

export const emptiedRows = { cells: { equals: {} } } satisfies Prisma.ImportRowWhereInput
