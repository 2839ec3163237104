import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { lineCountOf, productIn, root, sources, textOf } from './imports'

const isRoute = (file: string) => /^route\.(next\.)?ts$/.test(path.basename(file))
const isPage = (file: string) => path.basename(file) === 'page.tsx'

describe('sizes', () => {
  test('a route has at most 10 lines', () =>
    expect(productIn('app/').filter((file) => isRoute(file) && lineCountOf(file) > 10)).toEqual([]))

  test('a page has at most 25 lines', () =>
    expect(productIn('app/').filter((file) => isPage(file) && lineCountOf(file) > 25)).toEqual([]))

  test('no file has more than 300 lines, tests included', () =>
    expect(sources.filter((file) => lineCountOf(file) > 300)).toEqual([]))
})

describe('conventions', () => {
  test('a route contains no logic', () => {
    const routes = productIn('app/').filter(isRoute)
    const declared = /^export const [^\n]+ = serve\w*(\(|$)|^\) = serve\w*\(/m
    expect(routes.filter((file) => !declared.test(textOf(file)))).toEqual([])
    expect(routes.filter((file) => /\b(function|await)\b|=>/.test(textOf(file)))).toEqual([])
  })

  test('what Next finds by its name and is no endpoint is found behind our server, too', () => {
    const known =
      /^(route|page|layout|default|instrumentation|proxy|robots|sitemap|manifest|icon)\.ts$/
    const inRoot = fs.readdirSync(root)
    const found = [...inRoot, ...productIn('app/')].filter((file) =>
      known.test(path.basename(file)),
    )
    expect(found.length).toBeGreaterThan(250)
    expect(found.filter((file) => !/^app\/api\/.*\/route\.ts$/.test(file))).toEqual([])
  })

  test('a page checks access with gate() or answers notFound()', () => {
    const pages = productIn('app/(main)/').filter(isPage)
    expect(pages.filter((file) => !/\b(gate|notFound)\(/.test(textOf(file)))).toEqual([])
  })

  test('what checks a form is fetched when it is filled in: schemas stand in files of their own', () => {
    const zod = /^import \* as z from 'zod'/m
    const files = productIn('components/').filter((file) => zod.test(textOf(file)))
    expect(files.filter((file) => !file.endsWith('-schema.ts'))).toEqual([])
    const loaded = /^import (?!type )[^']*from '[^']*-schema'/m
    expect(productIn('components/').filter((file) => loaded.test(textOf(file)))).toEqual([])
    const read = /(?<!typeof )\b\w+\.\w+\.(input|output)\b(?! =)/
    const others = productIn('components/').filter((file) => !file.endsWith('-schema.ts'))
    expect(others.filter((file) => read.test(textOf(file)))).toEqual([])
  })

  test('a part that is fetched later waits for a connection', () => {
    const parts = productIn('components/', 'app/').filter((file) =>
      textOf(file).includes("from 'next/dynamic'"),
    )
    const unguarded = /(?<!fetchPart\(\(\) =>\s*)\bimport\('/
    expect(parts.length).toBeGreaterThan(50)
    expect(parts.filter((file) => unguarded.test(textOf(file)))).toEqual([])
  })

  test('dates are formatted in lib/platform/dates only', () => {
    const raw = /toLocale(Date|Time)String|Intl\.DateTimeFormat|\bdayjs\(/
    const files = sources.filter((file) => raw.test(textOf(file)))
    expect(files.filter((file) => !file.startsWith('lib/platform/dates/'))).toEqual([])
  })

  test('what browsers have on secure pages only has one user, who does without it', () => {
    const secure = /\bcrypto\.randomUUID\b|\bnavigator\.clipboard\b/
    const files = productIn('components/', 'lib/platform/browser/')
    // The gate device has a service worker, which takes a secure page.
    const others = files.filter((file) => !file.startsWith('components/kiosk/'))
    expect(others.filter((file) => secure.test(textOf(file)))).toEqual([
      'components/ui/use-copy.ts',
    ])
  })

  test('file names are kebab-case and none is a catch-all such as utils', () => {
    const catchAll = /(^|\/)(utils?|helpers?|common|misc|manager|index)(\.tsx?$|\/)/
    expect(sources.filter((file) => catchAll.test(file))).toEqual([])
    const isKebab = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(name)
    expect(sources.filter((file) => !isKebab(path.basename(file)))).toEqual([])
  })

  test('nothing has the type any or is cast to whatever fits, no check is disabled, no test skipped', () => {
    const loose = new RegExp(
      String.raw`(: |\bas |<)any(?=\s*([,;)=\]>|{]|$))|\bas (unknown as|never)\b|@ts-(ignore|nocheck|expect-error)|\.(only|skip|todo)\(`,
      'm',
    )
    expect(sources.filter((file) => loose.test(textOf(file)))).toEqual([])
  })

  test('a test waits as long as the configuration says, by expect.poll, or names its own limit', () => {
    const waiting = sources.filter((file) => /\bvi\.wait(For|Until)\(/.test(textOf(file)))
    expect(waiting).toEqual(['lib/launch/backup/backup.test.ts', 'lib/testing/runs/render.tsx'])
  })

  test('an address becomes a route of Next in one place', () =>
    expect(sources.filter((file) => /\bas Route\b(?!\[)/.test(textOf(file)))).toEqual([
      'lib/platform/access/route.ts',
    ]))

  test('no literal object is spread to fit several members on a line', () =>
    expect(sources.filter((file) => /\.{3}\{/.test(textOf(file)))).toEqual([]))
})
