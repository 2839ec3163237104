import { describe, expect, test } from 'vitest'
import { productIn, sources, textOf } from './imports'
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
  const isNamedSo = (field: string) => /^upward[A-Z]/.test(field)

  test('bear it in their name, and no others do', () => {
    const wrong = models.flatMap((model) => {
      const upward = upwardRelations(model)
      return model.relations
        .filter((relation) => upward.includes(relation) !== isNamedSo(relation.field))
        .map(({ field }) => `${model.name}.${field}`)
    })
    expect(wrong).toEqual([])
  })

  test('are read nowhere', () => {
    const names = models.flatMap(upwardRelations).map(({ field }) => field)
    const own = 'lib/architecture/'
    const reading = sources
      .filter((file) => !file.startsWith(own))
      .filter((file) => names.some((name) => new RegExp(`\\b${name}\\b`).test(textOf(file))))
    expect(reading).toEqual([])
  })
})
