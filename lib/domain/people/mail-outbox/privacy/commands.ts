import { containing } from '@/lib/platform/db/search'
import type { Sql } from '@/lib/platform/db/sql'
import { escapeHtml } from '@/lib/platform/mail/letter'

/** Puts the code in place of texts that name somebody, in the mails of others. */
export async function replaceInMails(sql: Sql, texts: string[], code: string): Promise<void> {
  for (const text of new Set(texts.flatMap((each) => [each, escapeHtml(each)])))
    await sql`
      UPDATE "outbox_mails" SET "toName" = replace("toName", ${text}, ${code}), "subject" = replace("subject", ${text}, ${code}),
        "text" = replace("text", ${text}, ${code}), "html" = replace("html", ${text}, ${code})
      WHERE concat_ws(' ', "toName", "subject", "text", "html") LIKE ${containing(text)}`.run()
}
