import { linkAsset } from '@/lib/domain/site/assets/commands'
import { record } from '@/lib/platform/audit/audit'
import { lockRow } from '@/lib/platform/db/lock'
import { requireUnreferenced } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import type { documentTemplates } from './contract'

type SaveInput = CheckedInputOf<typeof documentTemplates.save>

export async function saveDocumentTemplate(
  context: Context,
  { id, rowVersion, asset, ...fields }: SaveInput,
): Promise<Result> {
  const { db } = context
  const current = id && (await lockedAssetId(context, id, rowVersion))
  const assetId = await linkAsset(context, {
    sent: asset,
    current,
    assetType: 'Document',
    field: 'asset',
  })
  const data = { ...fields, assetId }
  const saved = id
    ? await db.documentTemplate.update({
        where: { id },
        data: { ...data, rowVersion: { increment: 1 } },
      })
    : await db.documentTemplate.create({
        data: { ...data, ...sentOrStored(fields, null, ['nameTh']) },
      })
  const subject = { type: 'document-template', id: saved.id }
  await record(context, 'document-template.saved', subject, data)
  return done(saved)
}

export async function removeDocumentTemplate(
  context: Context,
  { id }: CheckedInputOf<typeof documentTemplates.remove>,
): Promise<Result> {
  const { db, sql } = context
  await lockRow(db, 'document_templates', id)
  await requireUnreferenced(sql, 'document_templates', id)
  const { nameTh } = await db.documentTemplate.delete({ where: { id } })
  await record(context, 'document-template.removed', { type: 'document-template', id }, { nameTh })
  return done({ id })
}

async function lockedAssetId({ db }: Context, id: string, rowVersion?: number) {
  await lockRow(db, 'document_templates', id, rowVersion)
  const { assetId } = await db.documentTemplate.findUniqueOrThrow({
    where: { id },
    select: { assetId: true },
  })
  return assetId
}
