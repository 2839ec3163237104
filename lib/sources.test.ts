import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/** What the code and the documents refer to is there. */

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

const filesBelow = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => !/(^|\/)(node_modules|\.next|generated)(\/|$)/.test(name))

const code = ['app', 'bench', 'components', 'e2e', 'lib', 'prisma']
  .flatMap(filesBelow)
  .filter((file) => /\.(tsx?|mjs|sql|prisma)$/.test(file) && file !== 'lib/sources.test.ts')
const pages = ['README.md', 'bench/README.md', ...filesBelow('docs')].filter((file) =>
  file.endsWith('.md'),
)
const decisions = pages.filter((file) => file.startsWith('docs/decisions/'))
const guides = pages.filter((file) => file.startsWith('docs/guides/'))

/** Whether a word is a path of ours, and not the pattern of one. */
const isOurs = (word: string) =>
  /^(app|bench|components|docs|e2e|lib|prisma)\//.test(word) && !/[<…*]/.test(word)

/** Without fenced blocks, whose backticks are not words. */
const withoutCode = (text: string) => text.replace(/^ *```[^]*?^ *```$/gm, '')

/** A heading as GitHub makes an anchor of it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!))

/** Whether the file is there and, where an anchor is named, a heading of it. */
function isThere(target: string): boolean {
  const [file, anchor] = target.split('#')
  if (!fs.existsSync(path.join(root, file!))) return false
  return anchor === undefined || anchorsOf(file!).includes(anchor)
}

describe('sources', () => {
  const sources = code.flatMap((file) =>
    [...read(file).matchAll(/\bSources?:\s+(?:\*\s+|\/\/\s+)?(\S+)/g)].map(([, first]) => ({
      file,
      first: first!,
    })),
  )
  const references = code.flatMap((file) =>
    [...read(file).matchAll(/docs\/[\w/-]+\.md(?:#[\w-]+)?/g)].map(([target]) => ({
      file,
      target,
    })),
  )

  test('of rules in the code are pages of docs, with a heading where the page has many', () => {
    expect(sources.length).toBeGreaterThan(20)
    const isPage = (first: string) =>
      /^docs\/(?:decisions\/\d{4}-[\w-]+\.md|[\w-]+\.md#[\w-]+)[.,;]?$/.test(first)
    expect(sources.filter(({ first }) => !isPage(first))).toEqual([])
  })

  test('named in the code exist', () =>
    expect(references.filter(({ target }) => !isThere(target))).toEqual([]))
})

describe('documents', () => {
  test('link to files and headings that exist', () => {
    const links = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, link]) => ({
        page,
        target: link!.startsWith('#')
          ? `${page}${link}`
          : path.posix.join(path.posix.dirname(page), link!),
      })),
    )
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter(({ target }) => !isThere(target))).toEqual([])
  })

  test('name files of ours that exist', () => {
    const named = [...guides, 'README.md', 'bench/README.md'].flatMap((page) =>
      [...withoutCode(read(page)).matchAll(/`([^`\n]+)`/g)]
        .flatMap(([, span]) => span!.split(' ').filter(isOurs))
        .map((target) => ({ page, target })),
    )
    expect(guides.filter((page) => !named.some((each) => each.page === page))).toEqual([])
    expect(named.filter(({ target }) => !isThere(target))).toEqual([])
  })

  test('name tests that there are to run', () => {
    const runs = guides.flatMap((page) =>
      [...read(page).matchAll(/^npx vitest run (.+)$/gm)].flatMap(([, names]) =>
        names!.split(' ').map((name) => ({ page, name })),
      ),
    )
    const tests = code.filter((file) => /\.test\.tsx?$/.test(file))
    expect(runs.length).toBeGreaterThanOrEqual(guides.length)
    expect(runs.filter(({ name }) => !tests.some((file) => file.startsWith(name)))).toEqual([])
  })

  test('begin with a README that is read in minutes', () =>
    expect(read('README.md').trim().split(/\s+/).length).toBeLessThanOrEqual(1400))

  test('of decisions have a number and a date, and say why, what, what follows and what they replace', () => {
    const isWhole = (page: string) => {
      const number = path.basename(page).slice(0, 4)
      const text = read(page)
      const labels = ['Context', 'Choice', 'Consequence', 'Replaces']
      return (
        new RegExp(`^# ${number} \\S.*\n\n20\\d\\d-\\d\\d-\\d\\d\n`).test(text) &&
        labels.every((label) => text.includes(`\n**${label}.** `))
      )
    }
    expect(decisions.filter((page) => !isWhole(page))).toEqual([])
  })

  test('of decisions have a number each', () => {
    const numbers = decisions.map((page) => path.basename(page).slice(0, 4))
    expect(numbers).toEqual([...new Set(numbers)])
  })
})
