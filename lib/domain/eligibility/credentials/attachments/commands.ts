import { deleteAssets, linkAsset } from '@/lib/domain/site/assets/commands'
import type { Context } from '@/lib/platform/http/context'

/** Makes these the files of a credential, in their order, and deletes the others; undefined keeps those that it has. */
export async function linkFiles(
  context: Context,
  credentialId: string,
  sent: readonly { id: string }[] | undefined,
): Promise<void> {
  if (!sent) return
  const { db } = context
  const before = await db.credentialFile.findMany({ where: { credentialId } })
  const current = new Set(before.map(({ assetId }) => assetId))
  const ids = [...new Set(sent.map(({ id }) => id))]
  for (const id of ids)
    await linkAsset(context, {
      sent: { id },
      current: current.has(id) ? id : null,
      assetType: 'Credential',
      field: 'files',
    })
  await db.credentialFile.deleteMany({ where: { credentialId } })
  await db.credentialFile.createMany({
    data: ids.map((assetId, position) => ({ credentialId, assetId, position })),
  })
  await deleteAssets(
    db,
    [...current].filter((id) => !ids.includes(id)),
  )
}
