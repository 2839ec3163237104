import { runCommand } from './base/launch-error'
import { startProduction } from './production'

/** What each start runs, bundled when the product is built. */
await runCommand(startProduction)
