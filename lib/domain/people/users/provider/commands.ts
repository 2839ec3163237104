import { invalidateActor } from '@/lib/platform/auth/actors'
import type { Db } from '@/lib/platform/db/database'

/** For an account that was deleted at the provider: after a new invitation the user may sign in with another one. */
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
