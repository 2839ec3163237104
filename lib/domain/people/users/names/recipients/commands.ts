import type { Db } from '@/lib/platform/db/database'
import type { Locale } from '@/lib/platform/i18n/locale'

/** A choice of the user's own: nobody else's form is out of date by it. */
export const saveLocale = async (db: Db, userId: string, locale: Locale): Promise<void> =>
  void (await db.user.update({ where: { id: userId }, data: { locale }, select: { id: true } }))
