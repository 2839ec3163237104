import { Prisma } from './generated/client'

/** A part of a statement. What is put into it is a value or another part, never text. */
export type Fragment = Prisma.Sql

/** fragment`"workDate" = ${day}::date` is a part of a statement: the day goes to PostgreSQL as a parameter. */
export const fragment = (strings: TemplateStringsArray, ...values: unknown[]): Fragment =>
  Prisma.sql(strings, ...values)

type Separator = ' AND ' | ' OR ' | ', ' | ' UNION ' | ' UNION ALL '

export const noFragment = Prisma.empty

/** Parts with the same between them: ` AND ` between conditions, a comma between columns. At least one part. */
export const joined = (parts: Fragment[], separator: Separator = ', '): Fragment =>
  Prisma.join(parts, separator)

/** Texts as they stand in a statement, so that a partial index or a plan of its own serves them. */
export const literals = (texts: readonly string[]): Fragment =>
  Prisma.raw(texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', '))

/** The name of a table, column or type. */
export const identifier = (name: string): Fragment => Prisma.raw(`"${name.replaceAll('"', '""')}"`)
