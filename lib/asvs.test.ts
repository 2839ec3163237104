import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/** The tables of OWASP ASVS 5.0.0 in docs/security/asvs are complete, and every name in them is found. */

const root = path.resolve(import.meta.dirname, '..')
const folder = 'docs/security/asvs'
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const isFile = (file: string) => fs.existsSync(path.join(root, file))

const STATES = ['met', 'partly', 'not met', 'site', 'none'] as const
type State = (typeof STATES)[number]

/** By section the level of each requirement, in order; those of level 3 are not in the tables. */
const levels: Record<string, number[]> = JSON.parse(read(`${folder}/levels.json`))
const expected = Object.entries(levels).flatMap(([section, each]) =>
  each.flatMap((level, index) => (level < 3 ? [`v5.0.0-${section}.${index + 1}`] : [])),
)

const chapters = fs.readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md'))
const rows = chapters.flatMap((chapter) =>
  read(`${folder}/${chapter}`)
    .split('\n')
    .filter((line) => line.startsWith('| v5'))
    .map((line) => rowOf(chapter, line)),
)

function rowOf(chapter: string, line: string) {
  const cells = line.split('|').map((cell) => cell.trim())
  const [, id = '', requirement = '', state = '', how = '', shown = ''] = cells
  return { chapter, id, requirement, state: state as State, how, shown, width: cells.length }
}

const spansOf = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span!)
const testsOf = ({ shown }: { shown: string }) => spansOf(shown).map((span) => span.split(' › '))
const isOwnPath = (span: string) =>
  /^(app|components|deploy|docs|drill|e2e|lib|prisma)\/[\w.()[\]/-]+$|^(package-lock\.json|\.ci\/run|next\.config\.mjs)$/.test(
    span,
  )

/** Whether the file has a test of exactly this title. */
const hasTest = (file: string, title: string) =>
  isFile(file) && ["'", '"', '`'].some((quote) => read(file).includes(quote + title + quote))

describe('the tables of ASVS', () => {
  test('have each requirement of levels 1 and 2 once, in order, and no other', () => {
    expect(expected).toHaveLength(253)
    expect(rows.map(({ id }) => id)).toEqual(expected)
    const isAtHome = ({ chapter, id }: { chapter: string; id: string }) =>
      Number(chapter.slice(0, 2)) === Number(id.split(/[-.]/)[3])
    expect(rows.filter((row) => !isAtHome(row))).toEqual([])
  })

  test('say of each in five cells what it is, its state, how, and what shows it', () => {
    const isWhole = ({ requirement, state, how, width }: (typeof rows)[number]) =>
      width === 7 && requirement !== '' && how !== '' && STATES.includes(state)
    expect(rows.filter((row) => !isWhole(row))).toEqual([])
  })

  test('name a test of what is met, or say that it was read', () => {
    const met = rows.filter(({ state }) => state === 'met')
    expect(met.filter((row) => row.shown !== 'by reading' && testsOf(row).length === 0)).toEqual([])
  })

  test('name files that exist', () => {
    const named = rows.flatMap(({ id, how }) => spansOf(how).map((span) => ({ id, span })))
    expect(named.filter(({ span }) => isOwnPath(span) && !isFile(span))).toEqual([])
  })

  test('name tests that exist', () => {
    const named = rows.flatMap((row) =>
      testsOf(row).map(([file = '', title = '']) => ({ id: row.id, file, title })),
    )
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter(({ file, title }) => !hasTest(file, title))).toEqual([])
  })

  test('are counted in the summary', () => {
    const summary = read('docs/security/README.md')
    const lineOf = (name: string, of: typeof rows) => {
      const counts = STATES.map((state) => of.filter((row) => row.state === state).length)
      return `| ${[name, ...counts, of.length].join(' | ')} |`
    }
    for (const chapter of chapters) {
      const of = rows.filter((row) => row.chapter === chapter)
      const [, title] = /^# V(\d+ .+)$/m.exec(read(`${folder}/${chapter}`)) ?? []
      expect(summary).toContain(lineOf(`[${title}](asvs/${chapter})`, of))
    }
    expect(summary).toContain(lineOf('all', rows))
  })

  test('are short of what the summary lists', () => {
    const summary = read('docs/security/README.md')
    const short = rows.filter(({ state }) => state === 'partly' || state === 'not met')
    const gaps = /^## What falls short$([^]*?)^## /m.exec(`${summary}\n## `)?.[1] ?? ''
    const listed = [...gaps.matchAll(/\b(\d+\.\d+\.\d+)\b/g)].map(([, id]) => `v5.0.0-${id}`)
    expect([...new Set(listed)].toSorted()).toEqual(short.map(({ id }) => id).toSorted())
  })
})
