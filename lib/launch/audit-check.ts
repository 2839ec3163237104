import type { Config } from '../platform/config/config'
import { LaunchError } from './base/launch-error'
import { joinDatabase } from './database'

/**
 * Checks the chain of the audit log, and prints its length and its end.
 * @param expected an end that was kept elsewhere, "seq:hash"
 * @throws LaunchError that lists the faults
 */
export async function checkAuditLog(config: Config, expected?: string): Promise<void> {
  const leave = await joinDatabase(config)
  process.env.LOG_LEVEL ??= 'warn'
  const { closeDatabase } = await import('../platform/db/database')
  const { verifyAuditChain } = await import('../platform/audit/chain')
  try {
    const { lines, erased, end, faults } = await verifyAuditChain(expected)
    if (faults.length > 0) throw new LaunchError(['The audit log is broken.', ...faults].join('\n'))
    console.log(`The audit log is whole: ${lines} lines, of which ${erased} with erased details.`)
    console.log(`Its end, to be kept elsewhere:  ${end.seq}:${end.hash}`)
  } finally {
    await closeDatabase()
    await leave()
  }
}
