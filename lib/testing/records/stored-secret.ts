import * as z from 'zod'
import { secret } from '@/lib/platform/auth/secrets'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { forget } from '@/lib/testing/runs/new-process'

const anything = z.custom<Prisma.InputJsonValue>()

/** A secret as another server reads it. */
export async function storedSecret<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  forget(`secret ${name}`)
  const none = () => Promise.reject(new Error(`There is no secret ${name}`))
  return schema.parse(await secret(name, anything, none)())
}
