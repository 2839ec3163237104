import type * as z from 'zod'
import { secret } from '@/lib/platform/auth/secrets'
import type { Prisma } from '@/lib/platform/db/generated/client'

/** A secret as another server reads it. */
export const storedSecret = <T extends Prisma.InputJsonValue>(name: string, schema: z.ZodType<T>) =>
  secret(name, schema, () => Promise.reject(new Error(`There is no secret ${name}`)))()
