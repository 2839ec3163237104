import { readConfig } from '../config/config'
import { EmbeddedDatabase } from './embedded-database'
import { LaunchError, runCommand } from './launch-error'

/** npm run audit:verify [-- seq:hash]: whether the audit log is whole, beside the running product or without it. */
async function verifyAudit(): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  process.env.PGAPPNAME = 'site-safety audit'
  const embedded = databaseUrl ? undefined : await EmbeddedDatabase.join(dataDir)
  if (embedded) process.env.DATABASE_URL = embedded.url
  process.env.LOG_LEVEL ??= 'warn'
  const { pool } = await import('../db/client')
  const { verifyAuditChain } = await import('../audit/chain')
  try {
    const { lines, erased, end, faults } = await verifyAuditChain(process.argv[2])
    if (faults.length > 0) throw new LaunchError(['The audit log is broken.', ...faults].join('\n'))
    console.log(`The audit log is whole: ${lines} lines, of which ${erased} with erased details.`)
    console.log(`Its end, to be kept elsewhere:  ${end.seq}:${end.hash}`)
  } finally {
    await pool().end()
    await embedded?.leave()
  }
}

await runCommand(verifyAudit)
