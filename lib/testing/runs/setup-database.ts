import { afterAll, inject } from 'vitest'
import { applicationUrl } from '@/lib/launch/postgres/postgres-cluster'
import { createDatabase, dropDatabase } from './database'

// Every test file has a database of its own. DATABASE_URL is set before the product's modules read it.
const url = await createDatabase(inject('testServer'), inject('testTemplate'))
process.env.DATABASE_URL = applicationUrl(url)
process.env.FIELD_KEY = Buffer.alloc(32, 'field key of the tests').toString('base64')
process.env.DB_POOL ??= '5'
process.env.LOG_LEVEL ??= 'error'
process.env.CALLS_PER_MINUTE ??= '1000000' // a test calls as one person what many would

afterAll(() => dropDatabase(url))
