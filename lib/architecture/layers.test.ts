import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findCycles, groupNodes } from './cycles'
import { nounOrder, nounFolderOf } from './noun-order'
import { importsOf, isTest, loadedWith, violations, product, productIn, sources } from './imports'
import { isServer } from './server-files'

const platform =
  'process config secrets log tracing dates i18n access contract limits images outbound workflow db backup metrics audit shipped notices jobs auth push line http browser export spreadsheets mail openapi'.split(
    ' ',
  )
const sharedComponents = ['ui', 'form', 'table', 'calendar', 'layout', 'record', 'workflow']

const platformOf = (file: string) => /^lib\/platform\/([^/]+)\//.exec(file)?.[1]
const componentsOf = (file: string) => /^components\/([^/]+)\//.exec(file)?.[1]
const isIn = (file: string, ...folders: string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`))

describe('imports follow the order of the layers', () => {
  test('of areas and their nouns', () => {
    const files = productIn('lib/domain/').filter((file) => file.split('/').length > 3)
    expect(new Set(files.map(nounFolderOf))).toEqual(new Set(nounOrder))
    const positionOf = (file: string) => nounOrder.indexOf(nounFolderOf(file) ?? '')
    expect(violations(files, (imported, file) => positionOf(imported) > positionOf(file))).toEqual(
      [],
    )
  })

  test('of the folders of the platform', () => {
    const files = productIn('lib/platform/')
    expect(files.filter((file) => !platform.includes(platformOf(file) ?? ''))).toEqual([])
    const positionOf = (file: string) => platform.indexOf(platformOf(file) ?? platform[0]!)
    expect(violations(files, (imported, file) => positionOf(imported) > positionOf(file))).toEqual(
      [],
    )
  })

  test('the platform imports no noun and no component', () =>
    expect(
      violations(productIn('lib/platform/'), (imported) =>
        isIn(imported, 'lib/domain', 'components'),
      ),
    ).toEqual([]))

  test('the domain imports no component', () =>
    expect(
      violations(productIn('lib/domain/'), (imported) => isIn(imported, 'components')),
    ).toEqual([]))

  test('shared components import no noun', () => {
    const isShared = (file: string) => sharedComponents.includes(componentsOf(file) ?? '')
    const isNoun = (file: string) =>
      isIn(file, 'lib/domain') || (isIn(file, 'components') && !isShared(file))
    expect(violations(product.filter(isShared), isNoun)).toEqual([])
  })

  // Problems bring the texts of all languages along, which journeys cannot load and pages should not.
  test('neither pages nor journeys load the problems of the server', () => {
    const journeys = sources.filter((file) => isIn(file, 'e2e') && isTest(file))
    const problem = 'lib/platform/contract/problem.ts'
    expect(loadedWith(productIn('components/')).has(problem)).toBe(false)
    expect(loadedWith(journeys).has(problem)).toBe(false)
  })

  test('components reach the server through contracts only', () =>
    expect(violations(productIn('components/'), isServer)).toEqual([]))

  test('nothing imports app or launch', () => {
    const others = product.filter(
      (file) => !isIn(file, 'app', 'lib/launch') && file !== 'instrumentation.next.ts',
    )
    expect(violations(others, (imported) => isIn(imported, 'app', 'lib/launch'))).toEqual([])
    expect(violations(productIn('app/'), (imported) => isIn(imported, 'lib/launch'))).toEqual([])
    expect(violations(productIn('lib/launch/'), (imported) => isIn(imported, 'app'))).toEqual([])
  })

  test('the product imports no test, fixture, benchmark or drill', () =>
    expect(
      violations(
        product,
        (imported) =>
          isTest(imported) || isIn(imported, 'lib/testing', 'e2e', 'bench', 'drill', 'fuzz'),
      ),
    ).toEqual([]))
})

describe('there is no import cycle', () => {
  const imports = (files: readonly string[]) =>
    new Map(files.map((file) => [file, importsOf(file)] as const))

  test('and one would be found', () =>
    expect(
      findCycles(
        new Map([
          ['a', ['b']],
          ['b', ['a']],
        ]),
      ),
    ).toEqual(['a → b → a']))

  test('of files', () => expect(findCycles(imports(sources))).toEqual([]))

  test('of folders', () => {
    const files = sources.filter(
      (file) => !isTest(file) && !isIn(file, 'e2e', 'lib/testing', 'lib/architecture'),
    )
    expect(findCycles(groupNodes(imports(files), path.dirname))).toEqual([])
  })
})
