import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { violations, productIn, textOf } from './imports'
import { isServer } from './server-files'

const fileNames = [
  'contract',
  'rules',
  'workflow',
  'queries',
  'commands',
  'references',
  'rows',
  'present',
  'columns',
  'files',
  'jobs',
]
const nameOf = (file: string) => path.basename(file, path.extname(file))
const domain = productIn('lib/domain/').filter((file) => file.split('/').length > 3)
const named = (...names: string[]) => domain.filter((file) => names.includes(nameOf(file)))
describe('the files of a noun', () => {
  test('have names from the closed list', () =>
    expect(domain.filter((file) => !fileNames.includes(nameOf(file)))).toEqual([]))

  test('contracts import nothing of the server, because they run in the browser', () =>
    expect(violations(named('contract'), isServer)).toEqual([]))

  test('rules and workflows use no database, no request, no clock and no chance', () => {
    const files = named('rules', 'workflow')
    expect(violations(files, isServer)).toEqual([])
    expect(
      files.filter((file) => /Date\.now\(|new Date\(\)|\brandom\w*\(/i.test(textOf(file))),
    ).toEqual([])
  })

  test('queries, rows and references do not write', () => {
    const writes =
      /\.(create|update|upsert|delete)(Many)?(AndReturn)?\(|\b(INSERT|UPDATE|DELETE|TRUNCATE)\b/
    const files = named('queries', 'rows', 'references')
    expect(files.filter((file) => writes.test(textOf(file)))).toEqual([])
  })
})
