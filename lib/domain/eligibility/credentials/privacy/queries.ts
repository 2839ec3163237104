import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'

/** All columns of a person's credentials, with their files. */
export const readCredentialsForExport = (db: Db, personId: string) =>
  db.credential.findMany({
    where: { personId },
    orderBy: { submittedAt: 'asc' },
    include: {
      type: { select: { code: true, nameTh: true, nameEn: true } },
      files: { orderBy: { position: 'asc' }, select: { asset: true } },
      warnings: true,
    },
  })

/** The assets of these credentials. */
export async function listFilesOf(db: Db, credential: Prisma.CredentialWhereInput) {
  const files = await db.credentialFile.findMany({
    where: { credential },
    select: { assetId: true },
  })
  return files.map(({ assetId }) => assetId)
}
