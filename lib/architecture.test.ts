import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/** The house rules that a reader relies on, checked over every import and file name. */

const root = path.resolve(import.meta.dirname, '..')
const ignored = /(^|\/)(node_modules|\.next|\.data|generated|test-results)(\/|$)/

const sources = ['app', 'components', 'lib', 'prisma', 'e2e']
  .flatMap((folder) =>
    fs.existsSync(path.join(root, folder))
      ? fs
          .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
          .map((name) => `${folder}/${name}`)
      : [],
  )
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !ignored.test(file))

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const isFor = (prefix: string) => (file: string) => file.startsWith(prefix)
const product = sources.filter((file) => !isTest(file) && !/^(e2e|lib\/testing)\//.test(file))

/** What a file imports from the project itself, as paths from the root without their endings. */
function importsOf(file: string, { types = true } = {}): string[] {
  const statements = read(file).matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"\n;]*?(?:\{[^}]*\}\s*)?(?:from\s*)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g,
  )
  return [...statements]
    .filter(([, type]) => types || !type)
    .map(([, , name, lazy]) => name ?? lazy!)
    .filter((name) => name.startsWith('.') || name.startsWith('@/'))
    .map((name) => (name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name)))
}

const breaking = (
  files: string[],
  isForbidden: (imported: string, file: string) => boolean,
  options = {},
) =>
  files.flatMap((file) =>
    importsOf(file, options)
      .filter((imported) => isForbidden(imported, file))
      .map((imported) => `${file} imports ${imported}`),
  )

/** Nouns import to the left only. */
const nouns = [
  'settings',
  'account',
  'second-factors',
  'invitations',
  'assets',
  'employers',
  'persons',
  'users',
  'mail-outbox',
  'provider-syncs',
  'audit-log',
  'workspace-areas',
  'document-templates',
  'projects',
  'jsa-templates',
  'work-permits',
  'tasks',
  'attendance',
  'training-plans',
  'training-sessions',
  'training-enrollments',
  'training-approvals',
  'training-info',
  'training-cards',
  'dashboard',
  'reports',
  'api-docs',
]
const rooms = ['contract', 'rules', 'workflow', 'queries', 'commands', 'present', 'export']

describe('layers', () => {
  test('the platform knows no noun of the domain', () =>
    expect(
      breaking(
        product
          .filter(isFor('lib/platform/'))
          .filter((file) => !file.startsWith('lib/platform/launch/')),
        (name) => name.startsWith('lib/domain'),
      ),
    ).toEqual([]))

  test('nothing imports app', () =>
    expect(
      breaking(
        product.filter((file) => !file.startsWith('app/')),
        (name) => name.startsWith('app/'),
      ),
    ).toEqual([]))

  test('the product imports nothing of the tests', () =>
    expect(
      breaking(product, (name) => name.startsWith('lib/testing') || name.startsWith('e2e')),
    ).toEqual([]))

  test('shared components know no noun', () => {
    const shared = product.filter((file) =>
      /^components\/(ui|form|table|calendar|layout)\//.test(file),
    )
    const isNoun = (name: string) =>
      name.startsWith('lib/domain') || nouns.some((noun) => name.startsWith(`components/${noun}/`))
    expect(breaking(shared, isNoun)).toEqual([])
  })

  // The table of audit events is data, and as fit for the browser as a contract.
  test('components reach the server through contracts only', () => {
    const isServer = (name: string) =>
      /^lib\/domain\/.*\/(queries|commands|present)$|^lib\/platform\/(db|log|audit|config)\/(?!events$)/.test(
        name,
      )
    expect(breaking(product.filter(isFor('components/')), isServer)).toEqual([])
  })

  test('nouns import only what stands to their left', () => {
    const nounOf = (file: string) => /^lib\/domain\/([^/]+)\//.exec(file)?.[1]
    const files = product.filter((file) => nounOf(file))
    expect(files.map(nounOf).filter((noun) => !nouns.includes(noun!))).toEqual([])
    const isToTheRight = (name: string, file: string) =>
      nouns.indexOf(nounOf(`${name}/`) ?? 'settings') > nouns.indexOf(nounOf(file)!)
    expect(breaking(files, isToTheRight)).toEqual([])
  })
})

describe('rooms of a noun', () => {
  const domain = product.filter(isFor('lib/domain/')).filter((file) => file.split('/').length > 3)
  const inRoom = (...names: string[]) =>
    domain.filter((file) => names.includes(path.basename(file, '.ts')))

  test('have names from the closed list', () =>
    expect(domain.filter((file) => !rooms.includes(path.basename(file, '.ts')))).toEqual([]))

  test('contracts run in the browser: nothing of the server in them', () =>
    expect(
      breaking(inRoom('contract'), (name) =>
        /\/(queries|commands|present)$|platform\/(db|log|config|audit\/audit)/.test(name),
      ),
    ).toEqual([]))

  test('rules and workflows know no database, no request and no clock', () => {
    const files = inRoom('rules', 'workflow')
    const isOutside = (name: string) =>
      /\/(queries|commands|present)$|platform\/(db|log|config|audit|i18n)/.test(name)
    expect(breaking(files, isOutside, { types: false })).toEqual([])
    expect(files.filter((file) => /Date\.now\(|new Date\(\)/.test(read(file)))).toEqual([])
  })

  test('reads do not write', () =>
    expect(
      inRoom('queries').filter((file) =>
        /\.(create|update|upsert|delete)(Many)?\(|\bINSERT\b|\bUPDATE\b/.test(read(file)),
      ),
    ).toEqual([]))
})

describe('habits', () => {
  test('a route only serves', () => {
    const routes = product.filter((file) => /^app\/api\/.*route\.ts$/.test(file))
    const others = routes.filter((file) => !file.includes('[...nextauth]'))
    expect(
      others.filter(
        (file) => read(file).split('\n').length > 15 || !/serve(Nothing)?\(/.test(read(file)),
      ),
    ).toEqual([])
  })

  test('a page is short', () => {
    const pages = product.filter((file) => /^app\/.*page\.tsx$/.test(file))
    expect(pages.filter((file) => read(file).split('\n').length > 45)).toEqual([])
  })

  test('dates are formatted in one place', () => {
    const raw = /toLocale(Date|Time)String|Intl\.DateTimeFormat|\bdayjs\(/
    const files = product.filter(
      (file) => !file.startsWith('lib/platform/dates/') && raw.test(read(file)),
    )
    // The settings ask the formatter which time zones there are.
    expect(files.filter((file) => file !== 'lib/domain/site/settings/contract.ts')).toEqual([])
  })

  test('names say something and are kebab-case', () => {
    const bare = /(^|\/)(utils?|helpers?|common|misc|manager|index)(\.tsx?$|\/)/
    expect(sources.filter((file) => bare.test(file))).toEqual([])
    const isKebab = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(name)
    expect(sources.filter((file) => !isKebab(path.basename(file)))).toEqual([])
  })

  test('no file is longer than 300 lines, tables of data aside', () => {
    const tables = ['lib/platform/contract/problems.ts']
    const isTable = (file: string) => tables.includes(file) || file.startsWith('prisma/seed/')
    const long = sources.filter(
      (file) => !isTable(file) && !isTest(file) && read(file).split('\n').length > 300,
    )
    expect(long).toEqual([])
  })

  test('nothing is typed any, and no check is switched off', () => {
    const loose =
      /(: |\bas |<)any(?=\s*([,;)=\]>|[{]|$))|@ts-(ignore|nocheck|expect-error)|\.(only|skip|todo)\(/m
    const own = 'lib/architecture.test.ts'
    expect(sources.filter((file) => file !== own && loose.test(read(file)))).toEqual([])
  })

  test('no module stands in a circle of imports', () => expect(circles()).toEqual([]))
})

function circles(): string[] {
  const files = new Set(sources)
  const resolve = (name: string) =>
    [name, `${name}.ts`, `${name}.tsx`, `${name}.mjs`].find((candidate) => files.has(candidate))
  const found: string[] = []
  const state = new Map<string, 'open' | 'done'>()
  const visit = (file: string, trail: string[]): void => {
    if (state.get(file) === 'open')
      found.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
    if (state.has(file)) return
    state.set(file, 'open')
    for (const name of importsOf(file, { types: false })) {
      const next = resolve(name)
      if (next) visit(next, [...trail, file])
    }
    state.set(file, 'done')
  }
  for (const file of sources) visit(file, [])
  return found
}
