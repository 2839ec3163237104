import { randomUUID } from 'node:crypto'
import { type Config, readConfig } from '../platform/config/config'
import { EmbeddedDatabase } from './postgres/embedded-database'
import { refuseUnusableDatabase } from './postgres/external-database'
import { addFirstContents, type Told } from './first-contents'
import { embeddedLogins, type Logins, prepareDatabase } from './postgres/prepare-database'

export type OpenDatabase = Told & {
  /** the configuration as it is with the database running */
  config: Config
  /** lets go of the database; stops the embedded one when nobody else uses it */
  close: () => Promise<void>
}

/** Asked before the build, which takes its time. */
export async function checkGivenDatabase(asked: Config): Promise<void> {
  const { databaseUrl, databaseOwnerUrl } = asked
  if (databaseUrl) await refuseUnusableDatabase(databaseUrl)
  if (databaseOwnerUrl) await refuseUnusableDatabase(databaseOwnerUrl, 'DATABASE_OWNER_URL')
}

/** Brings up the database, migrated and with its first contents, and tells the rest of the process through the environment. */
export async function openDatabase(asked: Config): Promise<OpenDatabase> {
  process.env.PGAPPNAME ??= `site-safety ${randomUUID().slice(0, 8)}` // tells our connections from others'
  const embedded = asked.databaseUrl ? undefined : await EmbeddedDatabase.join(asked.dataDir)
  const close = async () => void (await embedded?.leave())
  const settle = closeOnSignal(close)
  const logins = embedded ? embeddedLogins(embedded.url) : givenLogins(asked)
  try {
    const applied = await prepareDatabase(logins)
    if (applied.length > 0) console.log(`  Migrations applied: ${applied.length}`)
    if (embedded) process.env.DATABASE_EMBEDDED = '1'
    const config = signInAs(logins)
    return { config, ...(await addFirstContents(logins, config)), close }
  } catch (error) {
    await close()
    throw error
  } finally {
    settle()
  }
}

function givenLogins({ databaseUrl = '', databaseOwnerUrl = databaseUrl }: Config): Logins {
  return { owner: databaseOwnerUrl, application: databaseUrl }
}

/** From here on this process and its children know nothing of the owner. */
function signInAs({ application }: Logins): Config {
  process.env.DATABASE_URL = application
  delete process.env.DATABASE_OWNER_URL
  return readConfig(process.env)
}

/** For commands beside the running product, or without it: as `openDatabase`, but nothing is filled in. */
export async function joinDatabase({ databaseUrl, dataDir }: Config): Promise<() => Promise<void>> {
  if (databaseUrl) return async () => undefined
  const embedded = await EmbeddedDatabase.join(dataDir)
  const logins = embeddedLogins(embedded.url)
  await prepareDatabase(logins)
  process.env.DATABASE_EMBEDDED = '1'
  signInAs(logins)
  return async () => void (await embedded.leave())
}

/** Who interrupts the preparation must not leave a server running that nobody uses. Ended by calling what it returns. */
function closeOnSignal(close: () => Promise<void>): () => void {
  const leave = () => void close().finally(() => process.exit(1))
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, leave)
  return () => signals.forEach((signal) => process.off(signal, leave))
}
