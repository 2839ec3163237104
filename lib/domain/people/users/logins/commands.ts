import { readRefusal } from '@/lib/platform/access/managing-users'
import type { Actor } from '@/lib/platform/access/actor'
import { linkFor } from '@/lib/platform/access/record-pages'
import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { lockReferencedRow, lockRow } from '@/lib/platform/db/lock'
import type { Role } from '@/lib/platform/access/policies'
import { Problem } from '@/lib/platform/contract/problem'
import { orDuplicateProblem } from '@/lib/platform/db/errors'

/** Locks a user against removal until the transaction ends; others may refer to them meanwhile. */
export const lockReferencedUser = (db: Db, id: string, field: string) =>
  lockReferencedRow(db, 'users', id, field)

/** The same for many. */
export const lockReferencedUsers = (sql: Sql, ids: string[]) =>
  sql`SELECT FROM "users" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR KEY SHARE`.run()

/** Locks a user until the transaction ends. */
export const lockUserRow = (db: Db, id: string) => lockRow(db, 'users', id)

/** Keeps the user with this email as they are until the transaction ends. */
export const lockUserOfEmail = (sql: Sql, email: string) =>
  sql`SELECT FROM "users" WHERE "email" = ${email} FOR SHARE`.run()

/** A Contractor user is the default of one company; after a move it has to be chosen again. */
export const unsetContractorDefault = (db: Db, personId: string) =>
  db.user.updateMany({
    where: { personId, isDefault: true, roles: { has: 'Contractor' } },
    data: { isDefault: false, rowVersion: { increment: 1 } },
  })

/** Throws `email-in-use` for the email of another user, with a link to them for those who may read them. */
export async function requireFreeEmail(
  { db, actor }: { db: Db; actor: Actor | null },
  email: string,
  userId?: string,
): Promise<void> {
  const holder = await db.user.findUnique({ where: { email }, select: { id: true, roles: true } })
  if (!holder || holder.id === userId) return
  const isReadable = actor && !readRefusal(actor, holder)
  throw new Problem('email-in-use', {
    field: 'email',
    holder: isReadable ? linkFor(actor, { type: 'user', key: holder.id, name: email }) : undefined,
  })
}

export async function setEmail(db: Db, userId: string, email: string): Promise<void> {
  const write = db.user.update({ where: { id: userId }, data: { email } })
  await orDuplicateProblem(write, 'email', 'email-in-use', 'email')
}

/** A user without an email, as whom nobody can sign in yet. */
export const makeUser = (db: Db, personId: string, roles: Role[]): Promise<{ id: string }> =>
  db.user.create({ data: { personId, roles }, select: { id: true } })
