import * as z from 'zod'
import { record } from '@/lib/platform/audit/audit'
import type { Db } from '@/lib/platform/db/database'
import type { Sql } from '@/lib/platform/db/sql'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import { lockReferencedRow, lockRow } from '@/lib/platform/db/lock'
import { isReferenced, requireUnreferenced } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import type { credentialTypes } from './contract'
import { credentialTypeSelect } from './present'
import { changedSystemMembers, changedUsedMembers } from './rules'

type SaveInput = CheckedInputOf<typeof credentialTypes.save>

export async function saveCredentialType(
  context: Context,
  { id, rowVersion, ...fields }: SaveInput,
): Promise<Result> {
  const { db } = context
  if (id) await requireChangeable(context, id, fields, rowVersion)
  await requireFreeCode(db, fields.code, id)
  const write = id
    ? db.credentialType.update({ where: { id }, data: { ...fields, rowVersion: { increment: 1 } } })
    : db.credentialType.create({
        data: {
          ...fields,
          ...sentOrStored(fields, null, ['code', 'nameTh', 'nameEn', 'subject', 'reviewRole']),
        },
      })
  const saved = await orDuplicateProblem(write, 'code', 'code-in-use', 'code')
  await record(context, 'credential-type.saved', { type: 'credential-type', id: saved.id }, fields)
  return done(saved)
}

/** Throws where the product's members of a type would change, or what the records of a used one rest on. */
async function requireChangeable(
  { db, sql }: Context,
  id: string,
  fields: Omit<SaveInput, 'id' | 'rowVersion'>,
  rowVersion?: number,
): Promise<void> {
  await lockRow(db, 'credential_types', id, rowVersion)
  const before = await db.credentialType.findUniqueOrThrow({
    where: { id },
    select: credentialTypeSelect,
  })
  const fixed = before.isSystem ? changedSystemMembers(before, fields) : []
  if (fixed.length > 0) throw new Problem('system-type', { fields: fixed })
  const used = changedUsedMembers(before, fields)
  if (used.length > 0 && (await isReferenced(sql, 'credential_types', id)))
    throw new Problem('type-in-use', { fields: used })
}

async function requireFreeCode(
  db: Db,
  code: SaveInput['code'],
  id: SaveInput['id'],
): Promise<void> {
  if (!code) return
  const holder = await db.credentialType.findUnique({ where: { code }, select: { id: true } })
  if (holder && holder.id !== id) throw new Problem('code-in-use', { field: 'code' })
}

export async function removeCredentialType(
  context: Context,
  { id }: CheckedInputOf<typeof credentialTypes.remove>,
): Promise<Result> {
  const { db, sql } = context
  await lockRow(db, 'credential_types', id)
  const { code, isSystem } = await db.credentialType.findUniqueOrThrow({ where: { id } })
  if (isSystem) throw new Problem('system-type')
  await requireUnreferenced(sql, 'credential_types', id)
  // Requirements name it in JSON, where no foreign key stands.
  const { isRequired } = await sql`SELECT is_required_type(${id}::uuid) AS "isRequired"`.one(
    z.object({ isRequired: z.boolean() }),
  )
  if (isRequired) throw new Problem('record-in-use')
  await db.credentialType.delete({ where: { id } })
  await record(context, 'credential-type.removed', { type: 'credential-type', id }, { code })
  return done({ id })
}

/**
 * A type that a record is about to refer to; it cannot be removed until the transaction ends. Throws at `field` where
 * there is none, or where it is out of use and was not the record's before.
 */
export async function requireCredentialType(
  db: Db,
  id: string,
  { field, former }: { field: string; former?: string | null },
) {
  await lockReferencedRow(db, 'credential_types', id, field)
  const type = await db.credentialType.findUniqueOrThrow({
    where: { id },
    select: credentialTypeSelect,
  })
  if (!type.isActive && id !== former) throw new Problem('type-not-in-use', { field })
  return type
}

/** Keeps types from being removed until the transaction ends. */
export const lockReferencedTypes = (sql: Sql, ids: string[]) =>
  sql`
  SELECT FROM "credential_types" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR KEY SHARE`.run()
