import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, readConfig } from '../platform/config/config'
import { log } from '../platform/log/log'
import { captureConsole, logUnhandledErrors } from './console-capture'
import { type OpenDatabase, openDatabase } from './database'
import { HttpServer } from './server/http-server'
import { createNextServer } from './server/next-server'
import { staticFiles } from './server/static-files'
import { onNpmExit } from './npm-parent'
import { listenError, refuseUnableStart } from './preflight'
import { projectRoot } from './base/project-root'
import { answerByApi } from '../platform/http/provided-api'
import { announceShutdown, runShutdown } from '../platform/process/shutdown'
import { startTracing } from '../platform/tracing/start'
import { summary } from './summary'

/** In milliseconds. After a signal: how long requests in flight may take, and when the process exits in any case. */
const DRAIN_LIMIT = 12_000
const EXIT_LIMIT = 15_000

export async function startProduction(): Promise<void> {
  const config = readConfig(process.env)
  await refuseUnableStart(config)
  process.env.NEXTAUTH_URL = config.appUrl
  await startTracing(config)
  const database = await openDatabase(config)
  try {
    const server = await serve(database.config)
    stopOnSignal(server, database, config)
  } catch (error) {
    await database.close()
    throw error
  }
  console.log(summary(database))
  captureConsole()
}

async function serve(config: Config): Promise<HttpServer> {
  const { port, hostname, trustedHops, appUrl } = config
  process.chdir(projectRoot) // the PDF worker and its fonts are found relative to it
  const app = createNextServer(hostname, port)
  await app.prepare()
  const answerByNext = app.getRequestHandler()
  const answerByStaticFile = staticFiles(path.join(projectRoot, '.next/static'))
  const server = new HttpServer(
    async (request, response) => {
      const isAnswered =
        (await answerByStaticFile(request, response)) || (await answerByApi(request, response))
      if (!isAnswered) await answerByNext(request, response)
    },
    { trustedHops, isHttps: appUrl.startsWith('https:') },
  )
  await server.listen(port, hostname).catch((error: Error) => {
    throw listenError(error, config)
  })
  logUnhandledErrors()
  return server
}

function stopOnSignal(server: HttpServer, database: OpenDatabase, { shutdownDelay }: Config): void {
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return // npm and the terminal both send a Ctrl-C
    isStopping = true
    announceShutdown()
    log.info({ signal, shutdownDelay }, 'finishing the requests in flight')
    await sleep(shutdownDelay * 1000)
    const exitLimit = sleep(EXIT_LIMIT).then(() => process.exit(1))
    const inTime = await server.drain(DRAIN_LIMIT)
    await Promise.race([finish(database), exitLimit])
    log.info({ inTime }, inTime ? 'stopped' : 'stopped; requests that took too long were cut')
    process.exit(inTime ? 0 : 1)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
  onNpmExit(() => void stop('npm exited'))
}

async function finish(database: OpenDatabase): Promise<void> {
  for (const error of await runShutdown())
    log.error({ error: stackOf(error) }, 'shutdown work failed')
  await database.close()
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error))
