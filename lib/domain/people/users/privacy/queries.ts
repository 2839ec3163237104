import type { Db } from '@/lib/platform/db/database'

/** All columns of the users of a person, with their sessions and mails. */
export const readUsersForExport = (db: Db, personId: string) =>
  db.user.findMany({
    where: { personId },
    include: { sessions: true, mails: { omit: { link: true } } },
    omit: { providerSubject: true },
  })
