import { buildAnew } from './build/build-steps'
import { runCommand } from './launch-error'

await runCommand(buildAnew)
