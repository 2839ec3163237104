import { rebuild } from './build/build-steps'
import { runCommand } from './base/launch-error'

await runCommand(rebuild)
