import type { Prisma } from '../db/generated/client'
import { database } from '../db/database'

const known = new Map<string, Promise<unknown>>()

/**
 * A secret that the first server makes and every server on the database shares. Kept in memory once read;
 * a failed read is not remembered.
 */
export function secret<T extends Prisma.InputJsonValue>(
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  const found = known.get(name) ?? readOrMake(name, make)
  known.set(name, found)
  found.catch(() => known.delete(name))
  return found as Promise<T>
}

async function readOrMake(name: string, make: () => Promise<Prisma.InputJsonValue>) {
  const existing = await database().db.secret.findUnique({ where: { name } })
  if (existing) return existing.value
  // Of several servers that start together one insert wins; all read what it wrote.
  await database().db.secret.createMany({
    data: [{ name, value: await make() }],
    skipDuplicates: true,
  })
  return (await database().db.secret.findUniqueOrThrow({ where: { name } })).value
}
