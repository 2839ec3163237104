import fs from 'node:fs'
import path from 'node:path'
import { nounOrder } from './noun-order'

const folder = path.resolve(import.meta.dirname, '../../prisma/schema')

type Relation = { field: string; to: string }
export type Model = {
  name: string
  /** Where its rows are read and written: an area and a noun, or a folder of the platform. */
  owner: string
  table: string
  relations: Relation[]
}

const texts = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
const blocks = texts.flatMap((text) => [
  ...text.matchAll(/((?:^\/\/\/.*\n)*)^model (\w+) \{\n([^]*?)^\}/gm),
])
const names = blocks.map(([, , name = '']) => name)

export const models = blocks.map(([, comment = '', name = '', body = '']): Model => {
  const fields = [...body.matchAll(/^ +(\w+) +(\w+)/gm)]
  return {
    name,
    owner: /^\/\/\/ owner: (\S+)$/m.exec(comment)?.[1] ?? '',
    table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '',
    relations: fields
      .map(([, field = '', to = '']) => ({ field, to }))
      .filter(({ to }) => names.includes(to)),
  }
})

export const folderOf = ({ owner }: Model) =>
  owner.startsWith('platform/') ? `lib/${owner}/` : `lib/domain/${owner}/`

/** The first and last index of an owner and its sub-nouns in the order of the nouns; -1 for the platform. */
function rangeOf(model: Model): { first: number; last: number } {
  const own = nounOrder.flatMap((place, index) =>
    place.startsWith(folderOf(model)) ? [index] : [],
  )
  return { first: own[0] ?? -1, last: own.at(-1) ?? -1 }
}

/** The relations from a table to one whose noun comes later in the order: its own noun must not use them. */
export const upwardRelations = (model: Model): Relation[] =>
  model.relations.filter(({ to }) =>
    models.some((other) => other.name === to && rangeOf(other).first > rangeOf(model).last),
  )
