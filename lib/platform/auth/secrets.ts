import type { Prisma } from '../db/generated/client'
import { prisma } from '../db/client'

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
  const existing = await prisma().secret.findUnique({ where: { name } })
  if (existing) return existing.value
  // Of several servers that start together one insert wins; all read what it wrote.
  await prisma().secret.createMany({ data: [{ name, value: await make() }], skipDuplicates: true })
  return (await prisma().secret.findUniqueOrThrow({ where: { name } })).value
}
