import { setTimeout as sleep } from 'node:timers/promises'
import type createNext from 'next'
import { type Config, readConfig } from '../platform/config/config'
import { log } from '../platform/log/log'
import { buildWhenNeeded } from './build/build-steps'
import { captureConsole, surviveStrayErrors } from './captured-console'
import { checkGivenDatabase, type OpenDatabase, openDatabase } from './database'
import { HttpServer } from './server/http-server'
import { onNpmGone } from './npm-parent'
import { listenError, refuseTakenPort, refuseUnwritableFolder } from './preflight'
import { projectRoot } from './base/project-root'
import { runShutdown } from '../platform/process/shutdown'
import { summary } from './summary'

/** Requests in flight get this long after a signal; stopping the database takes the rest of some 15 seconds. */
const DRAIN_LIMIT_MS = 12_000
const EXIT_LIMIT_MS = 15_000

/** `loadNext` is given by the entry, so that Next is loaded by Node itself and not through the TypeScript loader. */
export async function startProduction(loadNext: () => Promise<typeof createNext>): Promise<void> {
  const asked = readConfig(process.env)
  await refuseTakenPort(asked)
  refuseUnwritableFolder(asked.dataDir)
  await checkGivenDatabase(asked)
  await buildWhenNeeded()
  process.env.NEXTAUTH_URL = asked.appUrl
  const database = await openDatabase(asked)
  try {
    const server = await serve(database.config, await loadNext())
    stopOnSignal(server, database)
  } catch (error) {
    await database.close()
    throw error
  }
  console.log(summary(database))
  captureConsole()
}

async function serve(config: Config, next: typeof createNext): Promise<HttpServer> {
  const { port, hostname, trustedHops, appUrl } = config
  process.chdir(projectRoot) // wherever it was started from: the PDF worker and its fonts are found from here
  const app = next({ dev: false, dir: projectRoot, hostname, port })
  await app.prepare()
  const server = new HttpServer(app.getRequestHandler(), {
    trustedHops,
    isHttps: appUrl.startsWith('https:'),
  })
  await server.listen(port, hostname).catch((error: Error) => {
    throw listenError(error, config)
  })
  surviveStrayErrors()
  return server
}

/** A signal, or the end of the npm that started us, which does not pass its own signal on. */
function stopOnSignal(server: HttpServer, database: OpenDatabase): void {
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return // npm and the terminal both pass on a Ctrl-C
    isStopping = true
    log.info({ signal }, 'finishing the requests in flight')
    const exitLimit = sleep(EXIT_LIMIT_MS).then(() => process.exit(1))
    const inTime = await server.drain(DRAIN_LIMIT_MS)
    await Promise.race([runShutdown().then(() => database.close()), exitLimit])
    log.info({ inTime }, inTime ? 'stopped' : 'stopped; requests that took too long were cut')
    process.exit(inTime ? 0 : 1)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
  onNpmGone(() => void stop('npm has gone'))
}
