import { type Config, readConfig, rereadConfig } from '../platform/config/config'
import { joinDatabase } from './database'
import { forgetOlderKeys, prepareFieldKey } from './field-key'
import { runCommand } from './base/launch-error'

/**
 * npm run rekey: encrypts anew, with the first key of FIELD_KEY, what the ones behind it have encrypted. The product may
 * be running. One that is killed is run again.
 */
async function rekey(): Promise<void> {
  process.env.PGAPPNAME = 'site-safety rekey'
  process.env.LOG_LEVEL ??= 'warn'
  const config = readConfig(process.env)
  const leave = await joinDatabase(config)
  try {
    const application = process.env.DATABASE_URL!
    const owner = config.databaseOwnerUrl ?? application
    await prepareFieldKey({ owner, application }, config)
    rereadConfig() // with the keys of the file
    await encryptAnew()
    const [current, ...older] = process.env.FIELD_KEY!.split(',')
    await forgetOlderKeys(owner, current!)
    if (older.length > 0) console.log(`\n${restIn(config)}`)
  } finally {
    await leave()
  }
}

/** Until nothing is found: a server that began with an older key first may have encrypted with it meanwhile. */
async function encryptAnew(): Promise<void> {
  const { encrypted } = await import('../domain/encrypted')
  const { closeDatabase } = await import('../platform/db/database')
  try {
    for (const { name, rekey } of encrypted) {
      let total = 0
      for (let count = -1; count !== 0; total += count)
        count = await rekey((done) => tellProgress(name, total + done))
      console.log(`${name}: ${total.toLocaleString('en')} encrypted anew`)
    }
  } finally {
    await closeDatabase()
  }
}

const EACH = 10_000

const tellProgress = (name: string, count: number) =>
  count > 0 && count % EACH === 0 && console.log(`${name}: ${count.toLocaleString('en')} …`)

const restIn = ({ fieldKeys, dataDir }: Config) =>
  `The older keys encrypt nothing any more: take them out of ${fieldKeys ? 'FIELD_KEY' : `${dataDir}/field.key`} and start anew. Backups from before still need them.`

await runCommand(rekey)
