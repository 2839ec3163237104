import { openPicture } from '@/lib/domain/people/persons/pictures/queries'
import type { assets } from '@/lib/domain/site/assets/contract'
import { readAssetContent } from '@/lib/domain/site/assets/queries'
import { record, recordHourly } from '@/lib/platform/audit/audit'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { visibleTo } from '../queries'
import { companyOf, mayOpenFiles } from '../rules'

type Stored = NonNullable<Awaited<ReturnType<typeof readAssetContent>>>

/** Any file: who may open it depends on the records that refer to it. */
export async function getAsset(
  context: Context,
  { id }: CheckedInputOf<typeof assets.get>,
): Promise<FileAnswer> {
  const asset = await readAssetContent(context.db, id)
  if (!asset) throw new Problem('record-not-found', { values: { id } })
  if (asset.assetType !== 'Credential') return openPicture(context, id, asset)
  await requireOpenable(context, id, asset)
  const { content: bytes, contentType, fileName } = asset
  return { bytes, contentType, fileName, disposition: 'inline' }
}

/** Until a credential refers to the file, its uploader may open it. Each look at a medical one leaves an audit line. */
async function requireOpenable(context: Context, id: string, asset: Stored): Promise<void> {
  const { db, actor } = context
  const link = await db.credentialFile.findUnique({
    where: { assetId: id },
    select: { credentialId: true },
  })
  if (!link && asset.uploadedByUserId === actor.userId) return
  const credential =
    link &&
    (await db.credential.findFirst({
      where: { AND: [{ id: link.credentialId }, visibleTo(actor)] },
      select: {
        type: { select: { isSensitive: true } },
        employerId: true,
        person: { select: { employerId: true } },
      },
    }))
  if (!credential) throw new Problem('record-not-found', { values: { id } })
  const { type } = credential
  if (!mayOpenFiles(actor, { type, companyId: companyOf(credential) }))
    throw new Problem('forbidden')
  const line = [
    context,
    'asset.viewed',
    { type: 'asset', id },
    { assetType: 'Credential' },
  ] as const
  await (type.isSensitive ? record(...line) : recordHourly(...line))
}
