import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { offences, productIn, textOf } from './imports'

const rooms = [
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
const roomOf = (file: string) => path.basename(file, path.extname(file))
const domain = productIn('lib/domain/').filter((file) => file.split('/').length > 3)
const inRoom = (...names: string[]) => domain.filter((file) => names.includes(roomOf(file)))
const isServer = (file: string) =>
  (file.startsWith('lib/domain/') &&
    ['queries', 'commands', 'references', 'rows', 'present', 'files', 'jobs'].includes(
      roomOf(file),
    )) ||
  /^lib\/platform\/(db|log|config|jobs|auth|http|export|mail)\//.test(file)

describe('rooms of a noun', () => {
  test('have names from the closed list', () =>
    expect(domain.filter((file) => !rooms.includes(roomOf(file)))).toEqual([]))

  test('contracts run in the browser: nothing of the server in them', () =>
    expect(offences(inRoom('contract'), isServer)).toEqual([]))

  test('rules and workflows know no database, no request and no clock', () => {
    const files = inRoom('rules', 'workflow')
    expect(offences(files, isServer)).toEqual([])
    expect(files.filter((file) => /Date\.now\(|new Date\(\)/.test(textOf(file)))).toEqual([])
  })

  test('reads do not write', () => {
    const writes = /\.(create|update|upsert|delete)(Many)?\(|\bINSERT\b|\bUPDATE\b/
    const files = inRoom('queries', 'rows', 'references')
    expect(files.filter((file) => writes.test(textOf(file)))).toEqual([])
  })
})
