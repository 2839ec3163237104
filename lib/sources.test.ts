import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/** The files and headings that code and documents refer to exist. */

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

const filesBelow = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => !/(^|\/)(node_modules|\.next|generated)(\/|$)/.test(name))

const code = ['app', 'bench', 'components', 'drill', 'e2e', 'fuzz', 'lib', 'prisma']
  .flatMap(filesBelow)
  .filter((file) => /\.(tsx?|mjs|sql|prisma)$/.test(file) && file !== 'lib/sources.test.ts')
const pages = ['README.md', 'SECURITY.md', 'bench/README.md', ...filesBelow('docs')].filter(
  (file) => file.endsWith('.md'),
)
const decisions = pages.filter((file) => file.startsWith('docs/decisions/'))
const guides = pages.filter((file) => file.startsWith('docs/guides/'))

/** Whether a word is a path in this repository, and not a pattern such as `app/api/<noun>/`. */
const isOwnPath = (word: string) =>
  /^(app|bench|components|deploy|docs|drill|e2e|fuzz|lib|prisma)\//.test(word) &&
  !/[<…*]/.test(word)

/** Without fenced code blocks: their backticks do not enclose names. */
const withoutCode = (text: string) => text.replace(/^ *```[^]*?^ *```$/gm, '')

/** The anchor that GitHub makes of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!))

/** Whether the file exists and, if the target has an anchor, a heading with it. */
function exists(target: string): boolean {
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

  test('of rules in the code are pages of docs, with a heading unless the page is a decision', () => {
    expect(sources.length).toBeGreaterThan(20)
    const isPage = (first: string) =>
      /^docs\/(?:decisions\/\d{4}-[\w-]+\.md|[\w-]+\.md#[\w-]+)[.,;]?$/.test(first)
    expect(sources.filter(({ first }) => !isPage(first))).toEqual([])
  })

  test('named in the code exist', () =>
    expect(references.filter(({ target }) => !exists(target))).toEqual([]))
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
    expect(links.filter(({ target }) => !exists(target))).toEqual([])
  })

  test('name files of the repository that exist', () => {
    const named = [...guides, 'README.md', 'bench/README.md'].flatMap((page) =>
      [...withoutCode(read(page)).matchAll(/`([^`\n]+)`/g)]
        .flatMap(([, span]) => span!.split(' ').filter(isOwnPath))
        .map((target) => ({ page, target })),
    )
    expect(guides.filter((page) => !named.some((each) => each.page === page))).toEqual([])
    expect(named.filter(({ target }) => !exists(target))).toEqual([])
  })

  test('name test files that exist', () => {
    const runs = guides.flatMap((page) =>
      [...read(page).matchAll(/^npx vitest run (.+)$/gm)].flatMap(([, names]) =>
        names!.split(' ').map((name) => ({ page, name })),
      ),
    )
    const tests = code.filter((file) => /\.test\.tsx?$/.test(file))
    expect(runs.length).toBeGreaterThanOrEqual(guides.length)
    expect(runs.filter(({ name }) => !tests.some((file) => file.startsWith(name)))).toEqual([])
  })

  test('begin with a README of at most 1,400 words', () =>
    expect(read('README.md').trim().split(/\s+/).length).toBeLessThanOrEqual(1400))

  test('of decisions have a number, a date, context, choice, consequence and what they replace', () => {
    const isComplete = (page: string) => {
      const number = path.basename(page).slice(0, 4)
      const text = read(page)
      const labels = ['Context', 'Choice', 'Consequence', 'Replaces']
      return (
        new RegExp(`^# ${number} \\S.*\n\n20\\d\\d-\\d\\d-\\d\\d\n`).test(text) &&
        labels.every((label) => text.includes(`\n**${label}.** `))
      )
    }
    expect(decisions.filter((page) => !isComplete(page))).toEqual([])
  })

  test('of decisions have a number of their own', () => {
    const numbers = decisions.map((page) => path.basename(page).slice(0, 4))
    expect(numbers).toEqual([...new Set(numbers)])
  })
})
