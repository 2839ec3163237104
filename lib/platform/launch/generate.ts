import { generate } from './build-steps'
import { runCommand } from './launch-error'

await runCommand(generate)
