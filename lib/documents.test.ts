import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { devicePolicies, policies, roles, type Policy } from './platform/access/policies'

/** The tables of documents say what the code does. */

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const isPolicy = (name: string): name is Policy => Object.hasOwn(policies, name)
/** Without what stands in brackets. */
const plain = (cell: string) => cell.replace(/\s*\([^)]*\)/g, '')

/** `all`, `all but Contractor`, or `those of gate, WorkOwner`. */
function callersIn(cell: string): string[] {
  const [, left] = /^all but (\w+)$/.exec(cell) ?? []
  if (cell === 'all' || left) return roles.filter((role) => role !== left)
  return cell.split(', ').flatMap((name) => {
    const [, other = ''] = /^those of ([\w-]+)$/.exec(name) ?? []
    return isPolicy(other) ? callersOf(other) : [name]
  })
}

const callersOf = (policy: Policy): string[] => [
  ...policies[policy],
  ...(devicePolicies.some((name) => name === policy) ? ['GateDevice'] : []),
]

test('each policy stands in one of two tables, with its roles', () => {
  const rows = ['docs/interface.md', 'docs/gate.md']
    .flatMap((page) => read(page).split('\n'))
    .map(cellsOf)
    .map(([name = '', callers = '']) => ({ name: plain(name), callers: plain(callers) }))
    .filter(({ name }) => isPolicy(name))
  const stated = rows.map(({ name, callers }) => [name, callersIn(callers).toSorted()])
  const expected = Object.keys(policies)
    .filter(isPolicy)
    .filter((policy) => policy !== 'anyone')
    .map((policy) => [policy, callersOf(policy).toSorted()])
  expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(expected))
  expect(rows).toHaveLength(expected.length)
})

test('each variable of the configuration is explained to whoever runs the product', () => {
  const folder = 'lib/platform/config'
  const declared = fs
    .readdirSync(path.join(root, folder))
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...read(`${folder}/${file}`).matchAll(/^ +([A-Z][A-Z_]+): /gm)])
    .map(([, name]) => name!)
  const explained = ['README.md', 'SECURITY.md', 'docs/providers.md']
    .concat(fs.readdirSync(path.join(root, 'docs/operations')).map((n) => `docs/operations/${n}`))
    .map(read)
    .join('\n')
  expect(declared.length).toBeGreaterThan(30)
  const unexplained = declared.filter((name) => !explained.includes(name))
  // Set by the launcher for the processes that it starts.
  expect(unexplained).toEqual(['DATABASE_EMBEDDED'])
})
