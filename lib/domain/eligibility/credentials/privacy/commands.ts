import { deleteAssets } from '@/lib/domain/site/assets/commands'
import type { Db } from '@/lib/platform/db/database'

/** A person's credentials with their files. Those that a training has issued go with it alone, and prevent the erasing. */
export async function eraseCredentials(db: Db, personId: string): Promise<void> {
  const where = { personId, source: 'Upload' as const }
  const files = await db.credentialFile.findMany({
    where: { credential: where },
    select: { assetId: true },
  })
  await db.credential.deleteMany({ where })
  await deleteAssets(
    db,
    files.map(({ assetId }) => assetId),
  )
}
