import pg from 'pg'
import { inject } from 'vitest'
import { withDatabase } from './database'

/** The test's own database with the login that owns its tables, and may do what the product may not. */
export const ownerUrl = (): string =>
  withDatabase(inject('testServer'), new URL(process.env.DATABASE_URL!).pathname.slice(1))

export async function asOwner(text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: ownerUrl() })
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}
