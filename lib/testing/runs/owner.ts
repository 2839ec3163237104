import pg from 'pg'
import { inject } from 'vitest'
import { withDatabase } from './database'

/** The URL of the test's database with the login that owns its tables. */
export const ownerUrl = (): string =>
  withDatabase(inject('testServer'), new URL(process.env.DATABASE_URL!).pathname.slice(1))

export const asOwner = (text: string, values: unknown[] = []) => run(ownerUrl(), text, values)

/** Runs any statement with the login of the running product. */
export const asApplication = (text: string, values: unknown[] = []) =>
  run(process.env.DATABASE_URL!, text, values)

async function run(url: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}
