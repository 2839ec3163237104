import path from 'node:path'
import { fromUtcDate } from '../platform/dates/day'
import { runCommand } from './base/launch-error'
import { projectRoot } from './base/project-root'
import { readAccepted } from './dependencies/accepted'
import { auditDependencies } from './dependencies/audit'

/** npm run audit:dependencies [-- --required]. Without a registry that answers nothing is audited, and that is said. */
async function auditProduct(): Promise<void> {
  const { isGood, lines } = await auditDependencies({
    folder: projectRoot,
    accepted: readAccepted(path.join(projectRoot, 'docs/security/accepted-findings.json')),
    today: fromUtcDate(new Date()),
    isRequired: process.argv.includes('--required'),
  })
  console.log(lines.join('\n'))
  process.exitCode = isGood ? 0 : 1
}

await runCommand(auditProduct)
