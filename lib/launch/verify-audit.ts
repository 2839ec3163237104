import { readConfig } from '../platform/config/config'
import { joinDatabase } from './database'
import { LaunchError, runCommand } from './base/launch-error'

/** npm run audit:verify [-- seq:hash]: checks the chain of the audit log. The product may be running. */
async function verifyAudit(): Promise<void> {
  process.env.PGAPPNAME = 'site-safety audit'
  const leave = await joinDatabase(readConfig(process.env))
  process.env.LOG_LEVEL ??= 'warn'
  const { closeDatabase } = await import('../platform/db/database')
  const { verifyAuditChain } = await import('../platform/audit/chain')
  try {
    const { lines, erased, end, faults } = await verifyAuditChain(process.argv[2])
    if (faults.length > 0) throw new LaunchError(['The audit log is broken.', ...faults].join('\n'))
    console.log(`The audit log is whole: ${lines} lines, of which ${erased} with erased details.`)
    console.log(`Its end, to be kept elsewhere:  ${end.seq}:${end.hash}`)
  } finally {
    await closeDatabase()
    await leave()
  }
}

await runCommand(verifyAudit)
