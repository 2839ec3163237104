import { record } from '@/lib/platform/audit/audit'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { makeThumbnail } from '@/lib/platform/images/photograph'
import type { assets } from './contract'
import { readRefusal, type AssetFacts } from './rules'

/** In pixels: sharp in print where it is 9 millimetres wide. */
const FACE = 120

const factsSelect = {
  assetType: true,
  uploadedByUserId: true,
  profileOf: { select: { employerId: true, removedAt: true } },
  idCardOf: { select: { employerId: true, removedAt: true } },
  documentTemplate: { select: { id: true } },
} satisfies Prisma.AssetSelect

function factsOf({
  profileOf,
  idCardOf,
  documentTemplate,
  ...asset
}: Prisma.AssetGetPayload<{ select: typeof factsSelect }>): AssetFacts {
  const person = profileOf ?? idCardOf
  return {
    ...asset,
    person: person && { employerId: person.removedAt ? null : person.employerId },
    isOnTemplate: documentTemplate !== null,
  }
}

export async function getAsset(
  context: Context,
  { id }: CheckedInputOf<typeof assets.get>,
): Promise<FileAnswer> {
  const { db, actor } = context
  const asset = await db.asset.findUnique({
    where: { id },
    select: { ...factsSelect, fileName: true, contentType: true, content: true },
  })
  if (!asset) throw new Problem('record-not-found', { values: { id } })
  const { content, contentType, fileName } = asset
  const refusal = readRefusal(actor, factsOf(asset))
  if (refusal) throw new Problem(refusal, { values: { id } })
  // An ID card says more of somebody than anything else here: each look at one leaves a line.
  if (asset.assetType === 'IdCard')
    await record(context, 'asset.viewed', { type: 'asset', id }, { assetType: 'IdCard' })
  const disposition = asset.assetType === 'Document' ? 'attachment' : 'inline'
  return { bytes: content, contentType, fileName, disposition }
}

/**
 * Faces for paper, small and square, by the ids of their photographs. One that the actor may not open, or that cannot
 * be read, is not among them. All the originals asked for are in memory at once: ask for a few.
 */
export async function readFaces(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  ids: string[],
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const found = await db.asset.findMany({
    where: { id: { in: ids }, assetType: 'Profile' },
    select: { ...factsSelect, id: true, content: true },
  })
  const faces = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const asset of found.filter((each) => !readRefusal(actor, factsOf(each)))) {
    const face = await makeThumbnail(asset.content, FACE)
    if (face) faces.set(asset.id, face)
  }
  return faces
}
