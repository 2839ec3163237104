import { describe, expect, test } from 'vitest'
import { product, productIn, sources, textOf } from './imports'
import { fieldReads } from './relation-reads'
import { models, ownFolder, upwardRelations, type Model } from './schema'

const delegateOf = ({ name }: Model) => name.charAt(0).toLowerCase() + name.slice(1)

/** Every place where a text reaches for the rows of a table. */
function touches(text: string, model: Model): string[] {
  const { table } = model
  const delegate = delegateOf(model)
  const ways = [
    // Prisma's delegate, through whatever variable: `.person.findMany(`, also over several lines.
    String.raw`\.\s*${delegate}\s*\.\s*(?:find|create|update|upsert|delete|count|aggregate|groupBy)\w*`,
    String.raw`\b(?:db|tx|prisma\(\))\[['"]${delegate}['"]\]`,
    // In SQL, quoted, where it does not name a column of the answer, or not quoted.
    String.raw`(?<!\bAS )"${table}"`,
    String.raw`\b(?:FROM|JOIN|INTO|UPDATE|TABLE)\s+${table}\b`,
    String.raw`\b(?:lockRow|lockReferencedRow)\(\s*[\w.()]+\s*,\s*['"]${table}['"]`,
  ]
  return ways.flatMap((way) => text.match(new RegExp(way, 'g')) ?? [])
}

describe('tables', () => {
  test('each has an owner, which is there', () =>
    expect(
      models.filter((model) => !sources.some((file) => file.startsWith(ownFolder(model)))),
    ).toEqual([]))

  test('are touched by their owners only', () => {
    // The seed is no noun's: it fills a whole database at once.
    const foreign = productIn('app/', 'components/', 'lib/').flatMap((file) =>
      models
        .filter((model) => !file.startsWith(ownFolder(model)))
        .flatMap((model) =>
          touches(textOf(file), model).map((touch) => `${file} has ${touch}, of ${model.owner}`),
        ),
    )
    expect(foreign).toEqual([])
  })
})

describe('relations that lead to a noun below', () => {
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

  test('are read nowhere', () => {
    const reading = product.flatMap((file) =>
      upwardReads(textOf(file)).map(({ table, field }) => `${file} reads ${table}.${field}`),
    )
    expect(reading).toEqual([])
  })
})
