import { forgetInMails } from '@/lib/domain/people/mail-outbox/privacy/commands'
import { forgetSkipped } from '@/lib/domain/training/seat-requests/privacy/commands'
import type { Context } from '@/lib/platform/http/context'
import { forgetAnswers } from '@/lib/platform/http/idempotency-keys'
import { deleteNoticesAbout, deleteNoticesNaming } from '@/lib/platform/notices/notices'

type Named = { id: string; code: string; texts: string[]; userIds: string[] }

/** Where the product has written the name for others to read. */
export async function hideTexts(
  { db, sql }: Context,
  { id, code, texts, userIds }: Named,
): Promise<void> {
  await forgetSkipped(sql, id)
  await deleteNoticesAbout(db, id)
  await deleteNoticesNaming(sql, texts)
  await forgetInMails(sql, texts, code)
  await forgetAnswers({ db, sql }, { callerIds: userIds, texts })
}
