import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { Prisma } from '../db/generated/client'
import { database, inTransaction } from '../db/database'

/**
 * Reads a secret in the database that all servers share; the first one that needs it calls `make`. Cached in memory;
 * a failed read is not cached.
 */
export function secret<T extends Prisma.InputJsonValue>(
  name: string,
  schema: z.ZodType<T>,
  make: () => Promise<T>,
): () => Promise<T> {
  let loaded: Promise<T> | undefined
  const load = async () => schema.parse(await readOrCreate(name, make))
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    }))
}

/** Returns how many it has changed; null changes nothing. Servers that run keep what they have read. */
export const changeSecret = <T extends Prisma.InputJsonValue>(
  name: string,
  schema: z.ZodType<T>,
  change: (value: T) => T | null,
): Promise<number> =>
  inTransaction(async ({ db, sql }) => {
    await sql`SELECT FROM "secrets" WHERE "name" = ${name} FOR UPDATE`.run()
    const row = await db.secret.findUnique({ where: { name } })
    const value = row && change(schema.parse(row.value))
    if (!value) return 0
    await db.secret.update({ where: { name }, data: { value } })
    return 1
  })

/** 32 random bytes in base64url. */
export const textSecret = (name: string): (() => Promise<string>) =>
  secret(name, z.string(), async () => randomBytes(32).toString('base64url'))

async function readOrCreate(name: string, make: () => Promise<Prisma.InputJsonValue>) {
  const existing = await database().db.secret.findUnique({ where: { name } })
  if (existing) return existing.value
  // Of several servers that start together one insert wins, and all read its value.
  await database().db.secret.createMany({
    data: [{ name, value: await make() }],
    skipDuplicates: true,
  })
  return (await database().db.secret.findUniqueOrThrow({ where: { name } })).value
}
