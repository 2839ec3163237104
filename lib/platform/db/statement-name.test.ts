import { expect, test } from 'vitest'
import { config } from '../config/config'
import { SECOND } from '../dates/durations'
import { pool } from './client'
import { rateLimiter } from './rate-limiter'
import { statementName } from './statement-name'

const nameOf = (sql: string, args: unknown[] = [1]) => statementName({ sql, args })

test('a statement has one name, and another statement another', () => {
  expect(nameOf('SELECT $1')).toMatch(/^[\w-]{43}$/)
  expect(nameOf('SELECT $1')).toBe(nameOf('SELECT $1'))
  expect(nameOf('SELECT $1')).not.toBe(nameOf('SELECT $1, 2'))
})

test('patterns and statements without values have none', () => {
  expect(nameOf('SELECT * FROM "persons" WHERE "name" ILIKE $1')).toBe('')
  expect(nameOf('BEGIN', [])).toBe('')
})

test('the number of names is limited, and names that were given stay valid', () => {
  const first = nameOf('SELECT $1')
  const names = Array.from({ length: 400 }, (_, n) => nameOf(`SELECT $1, ${n}`))
  expect(names.at(-1)).toBe('')
  expect(nameOf('SELECT $1')).toBe(first)
})

test('behind a pooler that takes no names there are none', async () => {
  config().namesStatements = false
  expect(nameOf('SELECT $1')).toBe('')
  await rateLimiter('pooler', 1, SECOND).consume('somebody')
  const { rows } = await pool().query('SELECT name FROM pg_prepared_statements')
  expect(rows).toEqual([])
  config().namesStatements = true
})
