import { generate } from './build/build-steps'
import { runCommand } from './launch-error'

await runCommand(generate)
