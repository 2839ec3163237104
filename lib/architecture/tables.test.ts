import { describe, expect, test } from 'vitest'
import { product, productIn, sources, textOf } from './imports'
import { fieldReads } from './relation-reads'
import { models, folderOf, upwardRelations, type Model } from './schema'

const delegateOf = ({ name }: Model) => name.charAt(0).toLowerCase() + name.slice(1)

/** The expressions in a source text that access the rows of a table. */
function accessesIn(text: string, model: Model): string[] {
  const { table } = model
  const delegate = delegateOf(model)
  const patterns = [
    // Prisma's delegate on any variable: `.person.findMany(`, also over several lines.
    String.raw`\.\s*${delegate}\s*\.\s*(?:find|create|update|upsert|delete|count|aggregate|groupBy)\w*`,
    String.raw`\b(?:db|tx|prisma\(\))\[['"]${delegate}['"]\]`,
    // SQL: quoted, unless it is a column alias; or unquoted after a keyword.
    String.raw`(?<!\bAS )"${table}"`,
    String.raw`\b(?:FROM|JOIN|INTO|UPDATE|TABLE)\s+${table}\b`,
    String.raw`\b(?:lockRow|lockReferencedRow)\(\s*[\w.()]+\s*,\s*['"]${table}['"]`,
  ]
  return patterns.flatMap((pattern) => text.match(new RegExp(pattern, 'g')) ?? [])
}

describe('tables', () => {
  test('have an owner whose folder exists', () =>
    expect(
      models.filter((model) => !sources.some((file) => file.startsWith(folderOf(model)))),
    ).toEqual([]))

  test('are accessed by their owners only', () => {
    // prisma/seed is exempt: it fills all tables at once.
    const foreign = productIn('app/', 'components/', 'lib/').flatMap((file) =>
      models
        .filter((model) => !file.startsWith(folderOf(model)))
        .flatMap((model) =>
          accessesIn(textOf(file), model).map((found) => `${file} has ${found}, of ${model.owner}`),
        ),
    )
    expect(foreign).toEqual([])
  })
})

describe('relations to a noun later in the order', () => {
  const upwardReads = (text: string) =>
    fieldReads(text).filter(({ table, field }) =>
      models.some((model) => model.name === table && isUpward(model, field)),
    )
  const isUpward = (model: Model, field: string) =>
    upwardRelations(model).some((relation) => relation.field === field)

  test.each([
    'db.person.findMany({ where: { id }, select: { attendances: { select: { id: true } } } })',
    'db.user.count({ where: { AND: [{ id }, { requestedWorkPermits: { some: { id } } }] } })',
    'const select = {\n  id: true,\n  attendances: true,\n} satisfies Prisma.PersonSelect',
    'db.task.findMany({ include: { employer: { include: { persons: true } } } })',
  ])('are found: %s', (text) => expect(upwardReads(text)).toHaveLength(1))

  test('are read nowhere in the product', () => {
    const upward = product.flatMap((file) =>
      upwardReads(textOf(file)).map(({ table, field }) => `${file} reads ${table}.${field}`),
    )
    expect(upward).toEqual([])
  })
})
