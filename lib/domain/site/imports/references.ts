import { lockRow } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import { Problem } from '@/lib/platform/contract/problem'
import { may, type Actor } from '@/lib/platform/access/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { importableBy, mayImport, refusalOf, type ImportCommand, type ImportKind } from './rules'

export const isOwn = (actor: Actor, { madeByUserId }: { madeByUserId: string }): boolean =>
  madeByUserId === actor.userId

/**
 * Strangers' imports do not exist, save for an Admin. Those of credentials hold numbers of medical ones, which are not for
 * an Admin either.
 */
export function visibleTo(actor: Actor): Prisma.ImportWhereInput {
  const own = { madeByUserId: actor.userId }
  return may(actor, 'access-mgmt') ? { OR: [own, { kind: { not: 'Credentials' } }] } : own
}

/** Of those the kinds whose records the actor may make. */
export const listedFor = (actor: Actor): Prisma.ImportWhereInput => ({
  AND: [visibleTo(actor), { kind: { in: importableBy(actor) } }],
})

export function requireKind(actor: Actor, kind: ImportKind): void {
  if (!mayImport(actor, kind)) throw new Problem('import-kind-forbidden', { field: 'kind' })
}

/**
 * The import, locked until the transaction ends. Throws `record-not-found` for a stranger's, and why the command is refused
 * now.
 */
export async function lockImport(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  id: string,
  command: ImportCommand,
) {
  const where = { AND: [{ id }, visibleTo(actor)] }
  const missing = () => new Problem('record-not-found', { values: { id } })
  if ((await db.import.count({ where })) === 0) throw missing()
  await lockRow(db, 'imports', id)
  const found = await db.import.findUniqueOrThrow({ where: { id } })
  requireKind(actor, found.kind)
  const refusal = refusalOf(command, { ...found, isOwn: isOwn(actor, found) }, now)
  if (refusal) throw new Problem(refusal)
  return found
}
