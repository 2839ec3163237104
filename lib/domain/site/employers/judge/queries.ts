import * as z from 'zod'
import type { Sql } from '@/lib/platform/db/sql'

const found = z.object({
  id: z.guid(),
  text: z.string(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  taxId: z.string().nullable(),
  byTaxId: z.boolean(),
})

/** The companies with these tax IDs or names, in any case, in Thai or English. */
export const findEmployersByText = (sql: Sql, texts: string[]) =>
  sql`
  SELECT employer."id", text, employer."nameTh", employer."nameEn", employer."taxId", true AS "byTaxId"
  FROM unnest(${texts}::text[]) text
  JOIN "employers" employer ON employer."taxId" = text
  UNION ALL
  SELECT employer."id", text, employer."nameTh", employer."nameEn", employer."taxId", false
  FROM unnest(${texts}::text[]) text
  JOIN "employers" employer ON lower(employer."nameTh") = lower(text) OR lower(employer."nameEn") = lower(text)`.rows(
    found,
  )
