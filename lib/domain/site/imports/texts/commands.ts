import * as z from 'zod'
import { inSqlTransaction } from '@/lib/platform/db/database'
import { fragment } from '@/lib/platform/db/fragment'
import { recordset } from '@/lib/platform/db/recordset'
import { encryptedAnew } from '@/lib/platform/secrets/encryption'
import { currentKeyId } from '@/lib/platform/secrets/keys'
import { places } from './rows'

const encrypted = z.object({
  importId: z.guid(),
  rowNo: z.int(),
  cells: z.string().nullable(),
  before: z.string().nullable(),
})
type Encrypted = z.output<typeof encrypted>

const BLOCK = 500

/** Encrypts the texts of files anew that an older key has encrypted, each block in a transaction. */
export async function rekeyTexts(onBlock: (count: number) => void): Promise<number> {
  let count = 0
  let last: Encrypted | undefined
  do {
    const rows = await rekeyBlock(last)
    last = rows.at(-1)
    count += rows.length
    onBlock(count)
  } while (last)
  return count
}

const rekeyBlock = (last?: Encrypted): Promise<Encrypted[]> =>
  inSqlTransaction(async ({ sql }) => {
    const current = `v1.${currentKeyId()}.%`
    const after = last
      ? fragment`("importId", "rowNo") > (${last.importId}::uuid, ${last.rowNo}::int)`
      : fragment`TRUE`
    const rows = await sql`
      SELECT "importId", "rowNo",
        CASE jsonb_typeof("cells") WHEN 'string' THEN "cells" #>> '{}' END AS "cells",
        CASE jsonb_typeof("before") WHEN 'string' THEN "before" #>> '{}' END AS "before"
      FROM "import_rows" WHERE ${after}
        AND ((jsonb_typeof("cells") = 'string' AND "cells" #>> '{}' NOT LIKE ${current})
          OR (jsonb_typeof("before") = 'string' AND "before" #>> '{}' NOT LIKE ${current}))
      ORDER BY "importId", "rowNo" LIMIT ${BLOCK} FOR UPDATE`.rows(encrypted)
    const anew = rows.map((row) => ({
      ...row,
      cells: row.cells && encryptedAnew(row.cells, places.cells(row)),
      before: row.before && encryptedAnew(row.before, places.before(row)),
    }))
    await sql`
      UPDATE "import_rows" SET "cells" = coalesce(anew."cells", "import_rows"."cells"),
        "before" = coalesce(anew."before", "import_rows"."before")
      FROM ${recordset('import_rows', anew)} anew
      WHERE "import_rows"."importId" = anew."importId" AND "import_rows"."rowNo" = anew."rowNo"`.run()
    return rows
  })
