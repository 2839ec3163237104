import { createHash } from 'node:crypto'

/** Lists of ids have another text for each length: what comes after so many texts is prepared for one use. */
const ROOM = 300
const names = new Map<string, string>()

/**
 * The name under which a connection keeps a prepared statement, so that PostgreSQL parses and plans it once and
 * not at each call; '' for none. The same text has the same name in every process. A pattern bears none: how it
 * is best looked for depends on what it is.
 */
export function statementName({ sql, args }: { sql: string; args: unknown[] }): string {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (args.length === 0 || names.size >= ROOM) return ''
  const name = / I?LIKE /.test(sql) ? '' : nameOf(sql)
  names.set(sql, name)
  return name
}

export const nameOf = (sql: string) => createHash('sha256').update(sql).digest('base64url')
