import { provideUsers } from '@/lib/domain/directory'
import { runImports } from '@/lib/domain/site/imports/run/commands'

/** What the job does, once, in a process of its own that a test can kill. */
provideUsers()
await runImports(new Date())
process.exit(0)
