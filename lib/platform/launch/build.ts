import { buildAnew } from './build-steps'
import { runCommand } from './launch-error'

await runCommand(buildAnew)
