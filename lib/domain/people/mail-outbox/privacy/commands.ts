import { naming } from '@/lib/platform/db/search'
import type { Sql } from '@/lib/platform/db/sql'
import { escapeHtml } from '@/lib/platform/mail/letter'

/** Puts the code in place of texts that name somebody, in the mails of others. */
export async function replaceInMails(sql: Sql, texts: string[], code: string): Promise<void> {
  for (const text of new Set(texts.flatMap((each) => [each, escapeHtml(each)]))) {
    const name = naming(text)
    await sql`
      UPDATE "outbox_mails" SET "toName" = regexp_replace("toName", ${name}, ${code}, 'g'),
        "subject" = regexp_replace("subject", ${name}, ${code}, 'g'),
        "text" = regexp_replace("text", ${name}, ${code}, 'g'), "html" = regexp_replace("html", ${name}, ${code}, 'g')
      WHERE concat_ws(' ', "toName", "subject", "text", "html") ~ ${name}`.run()
  }
}
