import type { Prisma } from '../db/generated/client'
import { database } from '../db/database'

const loaded = new Map<string, Promise<unknown>>()

/**
 * A secret in the database that all servers share; the first one that needs it calls `make`. Cached in memory; a
 * failed read is not cached.
 */
export function secret<T extends Prisma.InputJsonValue>(
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  const found = loaded.get(name) ?? readOrCreate(name, make)
  loaded.set(name, found)
  found.catch(() => loaded.delete(name))
  return found as Promise<T>
}

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
