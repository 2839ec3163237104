import { record } from '@/lib/platform/audit/audit'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/http/contract'
import { Problem } from '@/lib/platform/http/problem'
import type { assets } from './contract'
import { readRefusal } from './rules'

export async function getAsset(
  context: Context,
  { id }: CheckedInputOf<typeof assets.get>,
): Promise<FileAnswer> {
  const { db, actor } = context
  const asset = await db.asset.findUnique({
    where: { id },
    select: {
      assetType: true,
      fileName: true,
      contentType: true,
      content: true,
      uploadedByUserId: true,
      profileOf: { select: { employerId: true } },
      idCardOf: { select: { employerId: true } },
      documentTemplate: { select: { id: true } },
    },
  })
  if (!asset) throw new Problem('record-not-found', { values: { id } })
  const { profileOf, idCardOf, documentTemplate, content, contentType, fileName } = asset
  const facts = { person: profileOf ?? idCardOf, isOnTemplate: documentTemplate !== null }
  const refusal = readRefusal(actor, { ...asset, ...facts })
  if (refusal) throw new Problem(refusal, { values: { id } })
  // An ID card says more of somebody than anything else here: each look at one leaves a line.
  if (asset.assetType === 'IdCard')
    await record(context, 'asset.viewed', { type: 'asset', id }, { assetType: 'IdCard' })
  const disposition = asset.assetType === 'Document' ? 'attachment' : 'inline'
  return { bytes: content, contentType, fileName, disposition }
}
