import type { Db } from '@/lib/platform/db/database'

/** All that is kept of the users of a person, with where they signed in and what was sent to them. */
export const readUsersForExport = (db: Db, personId: string) =>
  db.user.findMany({
    where: { personId },
    include: { sessions: true, mails: { omit: { link: true } } },
    omit: { providerSubject: true },
  })
