import pg from 'pg'
import { ownerUrl } from '../runs/owner'

type Column = { table: string; key: string; column: string; type: string }

/** The columns with text of the tables that refer to people or users, by the column that refers. */
const textColumns = `
  SELECT source.relname AS "table", own.attname AS "key", held.attname AS "column", format_type(held.atttypid, NULL) AS "type"
  FROM pg_constraint reference JOIN pg_class source ON source.oid = reference.conrelid
  JOIN pg_attribute own ON own.attrelid = source.oid AND own.attnum = reference.conkey[1]
  JOIN pg_attribute held ON held.attrelid = source.oid AND held.attnum > 0 AND NOT held.attisdropped AND held.attgenerated = ''
  WHERE reference.contype = 'f' AND reference.confrelid IN ('persons'::regclass, 'users'::regclass)
    AND held.atttypid IN ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
  ORDER BY 1, 2, 3`

/**
 * Writes a text with its place into every column that takes it, of every row that refers to these ids. Returns the tables in
 * which there is such a row.
 */
export async function fillTexts(ids: string[], textAt: (place: string) => string) {
  const client = new pg.Client({ connectionString: ownerUrl() })
  await client.connect()
  // What happened at gates and in roll calls refuses changes, by triggers.
  await client.query('SET session_replication_role = replica')
  const { rows } = await client.query<Column>(textColumns)
  const filled = new Set<string>()
  for (const { table, key, column, type } of rows) {
    const text = textAt(`${table}.${column}`)
    const value = type === 'jsonb' ? JSON.stringify({ text }) : type === 'text[]' ? [text] : text
    const { rowCount } = await client
      .query(`UPDATE "${table}" SET "${column}" = $1 WHERE "${key}" = ANY($2::uuid[])`, [
        value,
        ids,
      ])
      // A number, a code or a key: what the checks of the table admit alone.
      .catch(() => client.query(`SELECT FROM "${table}" WHERE "${key}" = ANY($1::uuid[])`, [ids]))
    if (rowCount) filled.add(table)
  }
  await client.end()
  return { filled, tables: new Set(rows.map(({ table }) => table)) }
}
