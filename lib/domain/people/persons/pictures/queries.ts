import { recordHourly } from '@/lib/platform/audit/audit'
import type { Db } from '@/lib/platform/db/database'
import type { Context } from '@/lib/platform/http/context'
import type { FileAnswer } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { makeThumbnail } from '@/lib/platform/images/photograph'
import { readPhotographs, type readAssetContent } from '@/lib/domain/site/assets/queries'
import { findTemplateAssets } from '@/lib/domain/site/document-templates/queries'
import { findPersonsOfAssets } from '../queries'
import { readRefusal, type AssetFacts } from '@/lib/domain/site/assets/rules'

/** In pixels: sharp in print at a width of 9 millimetres. */
const THUMBNAIL_SIZE = 120

type Stored = Pick<AssetFacts, 'assetType' | 'uploadedByUserId'>
type Facts = (id: string, asset: Stored) => AssetFacts

/** Who may open a file depends on the records that refer to it. */
async function readFacts(db: Db, ids: string[]): Promise<Facts> {
  const people = await findPersonsOfAssets(db, ids)
  const onTemplates = await findTemplateAssets(db, ids)
  return (id, { assetType, uploadedByUserId }) => {
    const person = people.find((one) => one.profileAssetId === id || one.idCardAssetId === id)
    return {
      assetType,
      uploadedByUserId,
      person: person ? { employerId: person.removedAt ? null : person.employerId } : null,
      isOnTemplate: onTemplates.includes(id),
    }
  }
}

type Opened = NonNullable<Awaited<ReturnType<typeof readAssetContent>>>

/** A picture of a person, or the file of a form. */
export async function openPicture(
  context: Context,
  id: string,
  asset: Opened,
): Promise<FileAnswer> {
  const { db, actor } = context
  const { content, contentType, fileName } = asset
  const refusal = readRefusal(actor, (await readFacts(db, [id]))(id, asset))
  if (refusal) throw new Problem(refusal, { values: { id } })
  // ID cards are the most sensitive files here: each view leaves an audit line.
  if (asset.assetType === 'IdCard')
    await recordHourly(context, 'asset.viewed', { type: 'asset', id }, { assetType: 'IdCard' })
  const disposition = asset.assetType === 'Document' ? 'attachment' : 'inline'
  return { bytes: content, contentType, fileName, disposition }
}

/**
 * Square thumbnails for paper, by the ids of their photographs; without those that the actor may not open or that cannot
 * be decoded. All originals are in memory at once: ask for a few.
 */
export async function readThumbnails(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  ids: string[],
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const thumbnails = new Map<string, Uint8Array<ArrayBuffer>>()
  const factsOf = await readFacts(db, ids)
  for (const asset of await readPhotographs(db, ids)) {
    if (readRefusal(actor, factsOf(asset.id, asset))) continue
    const thumbnail = await makeThumbnail(asset.content, THUMBNAIL_SIZE)
    if (thumbnail) thumbnails.set(asset.id, thumbnail)
  }
  return thumbnails
}

/** A square of a person's face; null where there is no photograph. */
export async function readFace(
  db: Db,
  personId: string,
  side: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const person = await db.person.findUnique({
    where: { id: personId },
    select: { profileAssetId: true },
  })
  if (!person?.profileAssetId) return null
  const [photograph] = await readPhotographs(db, [person.profileAssetId])
  return photograph ? makeThumbnail(photograph.content, side) : null
}
