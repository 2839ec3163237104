import { config } from '../config/config'
import { processWide } from '../process/process-wide'
import { sha256 } from '../secrets/sha256'

/** Statements with lists of ids have a text for each length: past this number statements get no name. */
const MAX_NAMES = 300
const names = () => processWide('statement-names', () => new Map<string, string>())

/**
 * The name of the prepared statement for a text, so that PostgreSQL parses and plans it once for each connection; ''
 * for none. The same text has the same name in every process. Statements with LIKE get none, as the best plan depends
 * on the pattern.
 */
export const textName = (text: string): string => (/ I?LIKE /.test(text) ? '' : preparedName(text))

/** The same for a statement whose plan serves every pattern. */
export function preparedName(text: string): string {
  if (!config().namesStatements) return ''
  const existing = names().get(text)
  if (existing !== undefined) return existing
  if (names().size >= MAX_NAMES) return ''
  const name = sha256(text)
  names().set(text, name)
  return name
}

/** In the form that Prisma calls, also for its `BEGIN` and `COMMIT`. */
export const statementName = ({ sql, args }: { sql: string; args: unknown[] }): string =>
  args.length === 0 ? '' : textName(sql)
