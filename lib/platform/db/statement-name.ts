import { createHash } from 'node:crypto'

/** Lists of ids have another text for each length: what comes after so many texts is prepared for one use. */
const ROOM = 300
const names = new Map<string, string>()

/**
 * The name under which a connection keeps a prepared statement, so that PostgreSQL parses and plans it once and
 * not at each call; '' for none. The same text has the same name in every process. A pattern bears none: how it
 * is best looked for depends on what it is.
 */
export const textName = (text: string): string => (/ I?LIKE /.test(text) ? '' : preparedName(text))

/** The same for a statement whose plan serves every pattern. */
export function preparedName(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= ROOM) return ''
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** As Prisma asks for it, of its `BEGIN` and `COMMIT` too. */
export const statementName = ({ sql, args }: { sql: string; args: unknown[] }): string =>
  args.length === 0 ? '' : textName(sql)
