import { deleteAssets } from '@/lib/domain/site/assets/commands'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { listFilesOf } from './queries'

/** A person's credentials with their files. Those that a training has issued go with it alone, and prevent the erasing. */
export async function eraseCredentials(db: Db, personId: string): Promise<void> {
  const where = { personId, source: 'Upload' } satisfies Prisma.CredentialWhereInput
  const files = await listFilesOf(db, where)
  await db.credential.deleteMany({ where })
  await deleteAssets(db, files)
}

/** That the person had them, and from when to when, stays; documents, numbers and what was written about them go. */
export async function anonymiseCredentials(db: Db, personId: string): Promise<void> {
  const files = await listFilesOf(db, { personId })
  await db.credentialFile.deleteMany({ where: { credential: { personId } } })
  await deleteAssets(db, files)
  await db.credential.updateMany({
    where: { personId },
    data: { number: null, issuer: null, reviewReason: null },
  })
}
