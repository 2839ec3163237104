import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import type { Database } from './database'
import { PrismaClient } from './generated/client'
import { sqlByPrisma } from './sql'

/** One transaction with the login that owns the tables (`url`), to fill an empty database. */
export async function inOwnerTransaction(
  url: string,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    // adapter-pg reads and writes timestamps without an offset: only right in UTC
    onConnect: async (client) => void (await client.query("SET TIME ZONE 'UTC'")),
  })
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) })
  try {
    await prisma.$transaction((db) => work({ db, sql: sqlByPrisma(db) }), { timeout: 30_000 })
  } finally {
    await prisma.$disconnect()
  }
}
