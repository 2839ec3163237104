import { Prisma } from './generated/client'

/** A part of an SQL statement. Interpolated values become parameters; only another fragment becomes SQL text. */
export type Fragment = Prisma.Sql

/** fragment`"workDate" = ${day}::date`: the day is sent as a parameter. */
export const fragment = (strings: TemplateStringsArray, ...values: unknown[]): Fragment =>
  Prisma.sql(strings, ...values)

type Separator = ' AND ' | ' OR ' | ', ' | ' UNION ' | ' UNION ALL '

export const noFragment = Prisma.empty

/** Fragments with a separator between them. At least one fragment. */
export const joined = (parts: Fragment[], separator: Separator = ', '): Fragment =>
  Prisma.join(parts, separator)

/** Quoted literals instead of parameters, so that a partial index matches or the plan depends on the values. */
export const literals = (texts: readonly string[]): Fragment =>
  Prisma.raw(texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', '))

/** The name of a table, column or type. */
export const identifier = (name: string): Fragment => Prisma.raw(`"${name.replaceAll('"', '""')}"`)
