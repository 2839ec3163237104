import { invalidateActor } from '@/lib/platform/auth/actors'
import type { Db } from '@/lib/platform/db/database'

/** The account that the user signed in with is gone: whoever is invited again may come with another. */
export async function unlinkSubject(
  db: Db,
  { id, providerSubject }: { id: string; providerSubject: string | null },
): Promise<void> {
  await db.user.updateMany({
    where: { id, providerSubject },
    data: { providerSubject: null, sessionVersion: { increment: 1 } },
  })
  invalidateActor(id)
}
