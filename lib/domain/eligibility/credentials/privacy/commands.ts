import { deleteAssets } from '@/lib/domain/site/assets/commands'
import { recordAll } from '@/lib/platform/audit/audit'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Context } from '@/lib/platform/http/context'
import { listFilesOf } from './queries'

/** A person's credentials with their files. Those that a training has issued go with it alone, and prevent the erasing. */
export async function eraseCredentials(context: Context, personId: string): Promise<void> {
  const { db } = context
  const where = { personId, source: 'Upload' } satisfies Prisma.CredentialWhereInput
  const files = await listFilesOf(db, where)
  const erased = await db.credential.findMany({ where, select: { id: true } })
  await db.credential.deleteMany({ where })
  await deleteAssets(db, files)
  await recordAll(
    context,
    'credential.removed',
    erased.map(({ id }) => ({ subject: { type: 'credential', id }, changes: {} })),
  )
}

/** That the person had them, and from when to when, stays; documents, numbers and what was written about them go. */
export async function anonymiseCredentials(context: Context, personId: string): Promise<void> {
  const { db } = context
  const changed = await db.credential.findMany({
    where: {
      personId,
      OR: [
        { number: { not: null } },
        { issuer: { not: null } },
        { reviewReason: { not: null } },
        { files: { some: {} } },
      ],
    },
    select: { id: true },
  })
  const files = await listFilesOf(db, { personId })
  await db.credentialFile.deleteMany({ where: { credential: { personId } } })
  await deleteAssets(db, files)
  await db.credential.updateMany({
    where: { personId },
    data: { number: null, issuer: null, reviewReason: null },
  })
  await recordAll(
    context,
    'credential.saved',
    changed.map(({ id }) => ({ subject: { type: 'credential', id }, changes: {} })),
  )
}
