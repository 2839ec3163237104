import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { circlesIn, grouped } from './circles'
import { order, placeOf } from './order'
import { importsOf, isTest, offences, product, productIn, sources } from './imports'

const platform =
  'config log process dates i18n images access contract workflow db audit jobs auth http browser export mail openapi'.split(
    ' ',
  )
const sharedComponents = ['ui', 'form', 'table', 'calendar', 'layout', 'record', 'workflow']

const platformOf = (file: string) => /^lib\/platform\/([^/]+)\//.exec(file)?.[1]
const componentsOf = (file: string) => /^components\/([^/]+)\//.exec(file)?.[1]
const isIn = (file: string, ...folders: string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`))

describe('imports go downwards', () => {
  test('areas and their nouns', () => {
    const files = productIn('lib/domain/').filter((file) => file.split('/').length > 3)
    expect(new Set(files.map(placeOf))).toEqual(new Set(order))
    const stands = (file: string) => order.indexOf(placeOf(file) ?? '')
    expect(offences(files, (imported, file) => stands(imported) > stands(file))).toEqual([])
  })

  test('the folders of the platform', () => {
    const files = productIn('lib/platform/')
    expect(files.filter((file) => !platform.includes(platformOf(file) ?? ''))).toEqual([])
    const stands = (file: string) => platform.indexOf(platformOf(file) ?? platform[0]!)
    expect(offences(files, (imported, file) => stands(imported) > stands(file))).toEqual([])
  })

  test('the platform knows no noun and no screen', () =>
    expect(
      offences(productIn('lib/platform/'), (imported) =>
        isIn(imported, 'lib/domain', 'components'),
      ),
    ).toEqual([]))

  test('the domain knows no screen', () =>
    expect(offences(productIn('lib/domain/'), (imported) => isIn(imported, 'components'))).toEqual(
      [],
    ))

  test('shared components know no noun', () => {
    const isShared = (file: string) => sharedComponents.includes(componentsOf(file) ?? '')
    const isNoun = (file: string) =>
      isIn(file, 'lib/domain') || (isIn(file, 'components') && !isShared(file))
    expect(offences(product.filter(isShared), isNoun)).toEqual([])
  })

  test('components reach the server through contracts only', () => {
    const isServer = (file: string) =>
      /^lib\/domain\/.*\/(queries|commands|references|rows|present|files|jobs)\.ts$/.test(file) ||
      isIn(file, 'lib/platform/db', 'lib/platform/http')
    expect(offences(productIn('components/'), isServer)).toEqual([])
  })

  test('nothing imports app or launch', () => {
    const others = product.filter(
      (file) => !isIn(file, 'app', 'lib/launch') && file !== 'instrumentation.ts',
    )
    expect(offences(others, (imported) => isIn(imported, 'app', 'lib/launch'))).toEqual([])
    expect(offences(productIn('app/'), (imported) => isIn(imported, 'lib/launch'))).toEqual([])
    expect(offences(productIn('lib/launch/'), (imported) => isIn(imported, 'app'))).toEqual([])
  })

  test('the product imports nothing of its tests and measurements', () =>
    expect(
      offences(
        product,
        (imported) => isTest(imported) || isIn(imported, 'lib/testing', 'e2e', 'bench'),
      ),
    ).toEqual([]))
})

describe('nothing stands in a circle', () => {
  const imports = (files: readonly string[]) =>
    new Map(files.map((file) => [file, importsOf(file)] as const))

  test('one would be seen', () =>
    expect(
      circlesIn(
        new Map([
          ['a', ['b']],
          ['b', ['a']],
        ]),
      ),
    ).toEqual(['a → b → a']))

  test('no files', () => expect(circlesIn(imports(sources))).toEqual([]))

  test('no folders', () => {
    const files = sources.filter(
      (file) => !isTest(file) && !isIn(file, 'e2e', 'lib/testing', 'lib/architecture'),
    )
    expect(circlesIn(grouped(imports(files), path.dirname))).toEqual([])
  })
})
