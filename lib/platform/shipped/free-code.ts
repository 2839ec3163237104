import * as z from 'zod'
import { bySystem, record } from '../audit/audit'
import { identifier } from '../db/fragment'
import type { Sql } from '../db/sql'

const tables = {
  'credential-type': 'credential_types',
  'jsa-template': 'jsa_templates',
  requirement: 'requirements',
} as const

const renamed = z.object({ id: z.guid(), code: z.string() })

/**
 * Frees the code of a record that comes with the product. Where the site has given it to one of its own, that one is
 * numbered, as `WELDER-2`: a new version must start whatever codes a site has chosen. Leaves an audit line.
 */
export async function freeCode(
  sql: Sql,
  type: keyof typeof tables,
  { id, code }: { id: string; code: string },
): Promise<void> {
  const table = identifier(tables[type])
  const own = await sql`
    UPDATE ${table} SET "rowVersion" = "rowVersion" + 1, "code" = (
      SELECT ${code}::text || '-' || number FROM generate_series(2, 10000) number
      WHERE NOT EXISTS (SELECT FROM ${table} other WHERE other."code" = ${code}::text || '-' || number)
      ORDER BY number LIMIT 1)
    WHERE "code" = ${code}::text AND "id" <> ${id}::uuid RETURNING "id", "code"`.first(renamed)
  if (own) await record(bySystem(sql), `${type}.saved`, { type, id: own.id }, { code: own.code })
}
