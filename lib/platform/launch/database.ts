import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type Config, readConfig } from '../config/config'
import { migrate } from '../db/migrate'
import { EmbeddedDatabase } from './embedded-database'
import { refuseUnusableDatabase } from './external-database'
import { addFirstContents } from './first-contents'
import { projectRoot } from './project-root'

export type OpenDatabase = {
  /** the configuration as it is with the database running */
  config: Config
  /** lines for the person who starts it */
  notes: string[]
  /** lets go of the database; stops the embedded one when nobody else uses it */
  close: () => Promise<void>
}

/** Asked before the build, which takes its time. */
export async function checkGivenDatabase({ databaseUrl }: Config): Promise<void> {
  if (databaseUrl) await refuseUnusableDatabase(databaseUrl)
}

/** Brings up the database, migrated and with its first contents, and tells the rest of the process through the environment. */
export async function openDatabase(asked: Config): Promise<OpenDatabase> {
  process.env.PGAPPNAME ??= `site-safety ${randomUUID().slice(0, 8)}` // tells our connections from others'
  const embedded = asked.databaseUrl ? undefined : await EmbeddedDatabase.join(asked.dataDir)
  if (embedded) Object.assign(process.env, { DATABASE_URL: embedded.url, DATABASE_EMBEDDED: '1' })
  const close = async () => void (await embedded?.leave())
  const settle = closeOnSignal(close)
  const url = embedded?.url ?? asked.databaseUrl ?? ''
  try {
    const applied = await migrate(url, path.join(projectRoot, 'prisma/migrations'))
    if (applied.length > 0) console.log(`  Migrations applied: ${applied.length}`)
    const config = readConfig(process.env)
    return { config, notes: await addFirstContents(url, config), close }
  } catch (error) {
    await close()
    throw error
  } finally {
    settle()
  }
}

/** Who interrupts the preparation must not leave a server running that nobody uses. Ended by calling what it returns. */
function closeOnSignal(close: () => Promise<void>): () => void {
  const leave = () => void close().finally(() => process.exit(1))
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, leave)
  return () => signals.forEach((signal) => process.off(signal, leave))
}
