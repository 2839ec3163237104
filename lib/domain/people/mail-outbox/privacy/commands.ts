import { naming } from '@/lib/platform/db/search'
import { fragment } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { escapeHtml } from '@/lib/platform/mail/letter'

/** In the mails of others: what a reviewer wrote about somebody goes, and elsewhere the code is put in place of the name. */
export async function forgetInMails(sql: Sql, texts: string[], code: string): Promise<void> {
  const name = naming([...new Set(texts.flatMap((each) => [each, escapeHtml(each)]))])
  const isNamed = fragment`concat_ws(' ', "toName", "subject", "text", "html") ~ ${name}`
  // Of these mails a list of what expires has a key, and a review has none.
  await sql`
    DELETE FROM "outbox_mails" WHERE "kind" = 'Credentials' AND "dedupeKey" IS NULL AND ${isNamed}`.run()
  await sql`
    UPDATE "outbox_mails" SET "toName" = regexp_replace("toName", ${name}, ${code}, 'g'),
      "subject" = regexp_replace("subject", ${name}, ${code}, 'g'),
      "text" = regexp_replace("text", ${name}, ${code}, 'g'), "html" = regexp_replace("html", ${name}, ${code}, 'g')
    WHERE ${isNamed}`.run()
}
