import fs from 'node:fs'
import path from 'node:path'
import { order } from './order'

const folder = path.resolve(import.meta.dirname, '../../prisma/schema')

export type Relation = { field: string; to: string }
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

export const ownFolder = ({ owner }: Model) =>
  owner.startsWith('platform/') ? `lib/${owner}/` : `lib/domain/${owner}/`

/** Where an owner begins and ends in the order of the nouns, its sub-nouns included; the platform stands before all. */
export function placesOf(model: Model): { first: number; last: number } {
  const own = order.flatMap((place, index) => (place.startsWith(ownFolder(model)) ? [index] : []))
  return { first: own[0] ?? -1, last: own.at(-1) ?? -1 }
}

/** The relations that lead from a table to one of a noun that stands below it: rows that it must not know of. */
export const upwardRelations = (model: Model): Relation[] =>
  model.relations.filter(({ to }) =>
    models.some((other) => other.name === to && placesOf(other).first > placesOf(model).last),
  )
