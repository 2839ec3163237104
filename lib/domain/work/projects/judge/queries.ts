import * as z from 'zod'
import type { Sql } from '@/lib/platform/db/sql'

const found = z.object({ id: z.guid(), text: z.string(), name: z.string() })

/** The projects with these PR numbers, in any case. */
export const findProjectsByPrNo = (sql: Sql, texts: string[]) =>
  sql`
  SELECT project."id", text, project."name" FROM unnest(${texts}::text[]) text
  JOIN "projects" project ON lower(project."purchaseRequisitionNo") = lower(text)`.rows(found)
