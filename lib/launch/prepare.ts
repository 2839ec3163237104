import { readConfig } from '../platform/config/config'
import { runCommand } from './base/launch-error'
import { buildIfNeeded } from './build/build-steps'
import { refuseUnableStart } from './preflight'

/** What start.mjs runs before the first start and after each change of the sources. */
await runCommand(async () => {
  await refuseUnableStart(readConfig(process.env))
  await buildIfNeeded()
})
