import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, readConfig } from '../platform/config/config'
import { log } from '../platform/log/log'
import { captureConsole, logUnhandledErrors } from './console-capture'
import { type OpenDatabase, openDatabase } from './database'
import { finish } from './finish'
import { HttpServer } from './server/http-server'
import { createNextServer } from './server/next-server'
import { staticFiles } from './server/static-files'
import { onNpmExit } from './npm-parent'
import { listenError, refuseUnableStart } from './preflight'
import { projectRoot } from './base/project-root'
import { answerByApi } from '../platform/http/provided-api'
import { announceShutdown } from '../platform/process/shutdown'
import { startTracing } from '../platform/tracing/start'
import { summary } from './summary'

/** In milliseconds. After a signal: how long requests in flight may take, they and the jobs, and when the process exits in any case. */
const DRAIN_LIMIT = 12_000
const WORK_LIMIT = 15_000
const EXIT_LIMIT = 20_000

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
  database.takeSignals()
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return // npm and the terminal both send a Ctrl-C
    isStopping = true
    announceShutdown()
    log.info({ signal, shutdownDelay }, 'finishing the requests in flight')
    await sleep(shutdownDelay * 1000)
    setTimeout(() => process.exit(1), EXIT_LIMIT)
    const workLimit = sleep(WORK_LIMIT)
    const isDrained = await server.drain(DRAIN_LIMIT)
    const inTime = (await finish(database, workLimit)) && isDrained
    log.info({ inTime }, inTime ? 'stopped' : 'stopped; what took too long was cut')
    process.exit(inTime ? 0 : 1)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
  onNpmExit(() => void stop('npm exited'))
}
