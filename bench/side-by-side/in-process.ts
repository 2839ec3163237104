import path from 'node:path'
import { type BenchDatabase, openDatabase } from './database'

const PROJECTS = path.join(import.meta.dirname, '../projects/dataset.sql')

/** Measures the product's own functions in this process, on the data of the projects or another part. `measure` imports them. */
export async function inProcess(
  measure: (database: BenchDatabase) => Promise<string>,
  dataset = PROJECTS,
): Promise<string> {
  const database = await openDatabase(dataset)
  try {
    process.env.DATABASE_URL = database.url
    process.env.FIELD_KEY ??= Buffer.alloc(32, 'of the bench').toString('base64')
    process.env.LOG_LEVEL ??= 'error'
    process.env.CALLS_PER_MINUTE ??= '1000000000'
    return await measure(database)
  } finally {
    await (await import('../../lib/platform/process/shutdown')).runShutdown()
    await database.stop()
  }
}
