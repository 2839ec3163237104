import { fragment } from '@/lib/platform/db/fragment'
import type { Prisma } from '@/lib/platform/db/generated/client'

/** Users who are neither removed nor disabled, by Prisma and by SQL. */
export const enabledUser = { removedAt: null, disabledAt: null } satisfies Prisma.UserWhereInput
export const IS_ENABLED_USER = fragment`
  "users"."removedAt" IS NULL AND "users"."disabledAt" IS NULL`
