import * as z from 'zod'
import { record } from '@/lib/platform/audit/audit'
import { DAY } from '@/lib/platform/dates/durations'
import { inTransaction, type Database, type Db } from '@/lib/platform/db/database'
import { isReferenced, isUnreferencedSql } from '@/lib/platform/db/references'
import type { Context, OnceContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, JsonText } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { makePhotograph } from '@/lib/platform/images/photograph'
import { UPLOAD_LIMIT, type AssetRecord, type assets } from './contract'
import { assetSelect } from './present'
import { formats, isImage, isOfPerson, isPdf, mayUpload, storedName } from './rules'
import { basisOf } from '@/lib/domain/people/consents/basis/rules'

type UploadInput = CheckedInputOf<typeof assets.upload>

export async function uploadAsset(
  { actor, now, traceId, once }: OnceContext,
  { file, assetType, basis, ...details }: UploadInput,
): Promise<AssetRecord | JsonText> {
  if (file.size > UPLOAD_LIMIT) throw new Problem('body-too-large', { values: { limit: '5 MB' } })
  if (!mayUpload(actor, assetType)) throw new Problem('forbidden')
  const stored = await convertUpload({ file, assetType }, actor.userId)
  const carried = basis && isOfPerson(assetType) ? basisOf({ basis, ...details }) : undefined
  const store = once(async ({ db, sql }: Database) => {
    const { userId: uploadedByUserId } = actor
    await deleteUnusedAssets({ sql }, now)
    await requireRoom({ sql }, uploadedByUserId, now)
    const size = stored.content.byteLength
    const asset = await db.asset.create({
      data: { ...stored, assetType, size, uploadedByUserId, basis: carried },
      select: assetSelect,
    })
    // Without the file name: people name pictures of ID cards after the national id.
    const { id, contentType } = asset
    const changes = { assetType, contentType, size }
    await record({ sql, actor, traceId }, 'asset.uploaded', { type: 'asset', id }, changes)
    return asset
  })
  return inTransaction(store)
}

async function convertUpload(
  { file, assetType }: Pick<UploadInput, 'file' | 'assetType'>,
  userId: string,
) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { pdf, picture, unreadable } = formats[assetType]
  if (pdf && isPdf(bytes)) {
    const fileName = storedName(file.name, 'pdf')
    return { content: bytes, contentType: 'application/pdf', fileName }
  }
  const content = picture && isImage(bytes) ? await makePhotograph(bytes, userId) : null
  if (!content) throw new Problem(unreadable, { field: 'file' })
  return { content, contentType: 'image/jpeg', fileName: storedName(file.name, 'jpg') }
}

/** What a user may have uploaded within two days and used in no record: nobody fills the disk with what is never saved. */
const MOST_UNUSED = 100

async function requireRoom(
  { sql }: Pick<Database, 'sql'>,
  userId: string,
  now: Date,
): Promise<void> {
  const { unused } = await sql`
    SELECT count(*)::int AS "unused" FROM "assets"
    WHERE "uploadedByUserId" = ${userId}::uuid AND ${await isUnreferencedSql('assets')}
      AND "createdAt" > ${new Date(now.getTime() - 2 * DAY)}::timestamptz`.one(
    z.object({ unused: z.int() }),
  )
  if (unused >= MOST_UNUSED) throw new Problem('too-many-unused', { values: { most: MOST_UNUSED } })
}

/**
 * Deletes files that were uploaded more than a day ago and that no record refers to. Those that a save is linking at
 * this moment are locked, and skipped.
 */
async function deleteUnusedAssets({ sql }: Pick<Database, 'sql'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY)
  const unlinked = await isUnreferencedSql('assets')
  const locked = await sql`
    SELECT "id" FROM "assets" WHERE "createdAt" < ${before} AND ${unlinked}
    LIMIT 100 FOR UPDATE SKIP LOCKED`.rows(z.object({ id: z.guid() }))
  if (locked.length === 0) return
  const ids = locked.map(({ id }) => id)
  await sql`DELETE FROM "assets" WHERE "id" = ANY(${ids}::uuid[]) AND ${unlinked}`.run()
}

type Link = {
  /** Undefined keeps the current file, null clears it */
  sent: { id: string } | null | undefined
  current: string | null | undefined
  assetType: AssetRecord['assetType']
  field: string
}

/**
 * The new id of a record's file. A file can be used by its uploader, for its type, on one record; the current file of the
 * record may stay. Throws `asset-not-usable`.
 */
export async function linkAsset(
  { db, sql, actor }: Pick<Context, 'db' | 'sql' | 'actor'>,
  { sent, current, assetType, field }: Link,
): Promise<string | null | undefined> {
  if (!sent) return sent
  if (sent.id === current) return current
  const { id } = sent
  // Locked, so that nobody else links or deletes it until the transaction ends.
  await sql`SELECT FROM "assets" WHERE "id" = ${id}::uuid FOR UPDATE`.run()
  const usable = await db.asset.findFirst({
    where: { id, assetType, uploadedByUserId: actor.userId },
    select: { id: true },
  })
  if (!usable || (await isReferenced(sql, 'assets', id)))
    throw new Problem('asset-not-usable', { field })
  return id
}

export async function deleteAssets(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.asset.deleteMany({ where: { id: { in: ids } } })
}
