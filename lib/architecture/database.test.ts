import { describe, expect, test } from 'vitest'
import { violations, product, productIn, textOf } from './imports'

/** Without `lib/launch`, which connects before the database has tables. */
const served = productIn('app/', 'components/', 'lib/domain/', 'lib/platform/', 'prisma/')
const outside = served.filter((file) => !file.startsWith('lib/platform/db/'))

describe('the database is reached through lib/platform/db only', () => {
  test('no other file imports pg, the adapter or the client', () => {
    const packages = /from '(pg|@prisma\/adapter-pg)'|import\('(pg|@prisma\/adapter-pg)'\)/
    expect(outside.filter((file) => packages.test(textOf(file)))).toEqual([])
    const isClient = (file: string) => file === 'lib/platform/db/client.ts'
    const others = product.filter((file) => !file.startsWith('lib/platform/db/'))
    expect(violations(others, isClient)).toEqual([])
  })

  test('other files import only types of the generated client', () => {
    const values = /import (?!type)[^;'"]*from '[^']*\/db\/generated\/\w+'/
    expect(outside.filter((file) => values.test(textOf(file)))).toEqual([])
  })
})
