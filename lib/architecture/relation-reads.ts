import { models } from './schema'

type Read = { table: string; field: string }

const notCode =
  /\/\*[^]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
/** Keys of Prisma between a relation and the fields of the table that it leads to. */
const connective = /^(select|include|omit|where|orderBy|data|some|none|every|is|isNot|AND|OR|NOT)$/

const mentions = models.map(({ name }) => {
  const delegate = name.charAt(0).toLowerCase() + name.slice(1)
  const types = `Prisma\\.${name}(?:Select|Include|Where|OrderBy|GetPayload|Create|Update)`
  return { name, pattern: new RegExp(`${types}|\\.\\s*${delegate}\\s*\\.\\s*[a-z]`) }
})

/** The tables that a relation of this name leads to, in whichever table it is a field. */
const targetsOf = (field: string): string[] => [
  ...new Set(
    models.flatMap(({ relations }) =>
      relations.filter((relation) => relation.field === field).map(({ to }) => to),
    ),
  ),
]

/** The tables whose fields may be keys of the object that `brace` opens. */
function tablesIn(statement: string, brace: { key?: string; before: string }, outer: string[]) {
  const { key, before } = brace
  if (key && targetsOf(key).length > 0) return targetsOf(key)
  const continues = key ? connective.test(key) : /[[,]\s*$/.test(before)
  if (continues && outer.length > 0) return outer
  return mentions.flatMap(({ name, pattern }) => (pattern.test(statement) ? [name] : []))
}

function readsOf(statement: string): Read[] {
  const reads: Read[] = []
  const open: string[][] = []
  const token = /(?:(?<key>\w+)\s*:\s*)?[{[]|(?<flag>\w+)\s*:\s*true\b|[}\]]/g
  for (const { 0: text, index, groups: { key, flag } = {} } of statement.matchAll(token)) {
    const tables = open.at(-1) ?? []
    const field = key ?? flag
    if (field) reads.push(...tables.map((table) => ({ table, field })))
    if (/[}\]]/.test(text)) open.pop()
    else if (!flag)
      open.push(tablesIn(statement, { key, before: statement.slice(0, index) }, tables))
  }
  return reads
}

/** The fields that a source text reads through Prisma, with each table that they may belong to. */
export const fieldReads = (text: string): Read[] =>
  text
    .replaceAll(notCode, "''")
    .split(/\n(?=[^\s)}\]])/)
    .flatMap(readsOf)
