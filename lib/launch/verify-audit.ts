import { readConfig } from '../platform/config/config'
import { checkAuditLog } from './audit-check'
import { runCommand } from './base/launch-error'

/** npm run audit:verify [-- seq:hash]. The product may be running. */
async function verifyAudit(): Promise<void> {
  process.env.PGAPPNAME = 'site-safety audit'
  await checkAuditLog(readConfig(process.env), process.argv[2])
}

await runCommand(verifyAudit)
