import { describe, expect, test } from 'vitest'
import { offences, product, productIn, textOf } from './imports'

/** What serves the product, and what fills its database; `lib/launch` makes the database before there is a product. */
const served = productIn('app/', 'components/', 'lib/domain/', 'lib/platform/', 'prisma/')
const outside = served.filter((file) => !file.startsWith('lib/platform/db/'))

describe('the database has two doors', () => {
  test('its client and its pool stay behind them', () => {
    const packages = /from '(pg|@prisma\/adapter-pg)'|import\('(pg|@prisma\/adapter-pg)'\)/
    expect(outside.filter((file) => packages.test(textOf(file)))).toEqual([])
    const isBehind = (file: string) => file === 'lib/platform/db/client.ts'
    const others = product.filter((file) => !file.startsWith('lib/platform/db/'))
    expect(offences(others, isBehind)).toEqual([])
  })

  test('of the generated client only types go past them', () => {
    const values = /import (?!type)[^;'"]*from '[^']*\/db\/generated\/\w+'/
    expect(outside.filter((file) => values.test(textOf(file)))).toEqual([])
  })
})
