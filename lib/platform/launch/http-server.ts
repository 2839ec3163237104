import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { guardPage } from './page-guard'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Time for a whole request to arrive: a photograph over a slow mobile connection is let through. */
const REQUEST_LIMIT_MS = 120_000
const HEADERS_LIMIT_MS = 15_000
/** Longer than the minute after which most proxies drop a connection, so that they are the ones to do it. */
const KEEP_ALIVE_MS = 65_000

export class HttpServer {
  private readonly server: http.Server
  private readonly unanswered = new Set<ServerResponse>()
  private isDraining = false

  constructor(handle: Handler, { trustProxy }: { trustProxy: boolean }) {
    this.server = http.createServer((request, response) => {
      if (!trustProxy) replaceForwarding(request)
      refuseTwoNames(request)
      guardPage(request, response)
      this.follow(response)
      handle(request, response).catch((error: unknown) => fail(response, error))
    })
    this.server.requestTimeout = REQUEST_LIMIT_MS
    this.server.headersTimeout = HEADERS_LIMIT_MS
    this.server.keepAliveTimeout = KEEP_ALIVE_MS
  }

  listen(port: number, hostname: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject)
      this.server.listen(port, hostname, () => resolve())
    })
  }

  get address(): ReturnType<http.Server['address']> {
    return this.server.address()
  }

  /** Takes no more connections and answers what has begun. False: the limit came first, and connections were cut. */
  async drain(limitMs: number): Promise<boolean> {
    this.isDraining = true
    for (const response of this.unanswered) closeAfterAnswer(response)
    const closed = new Promise<boolean>((resolve) => this.server.close(() => resolve(true)))
    const limit = new Promise<boolean>((resolve) => setTimeout(resolve, limitMs, false).unref())
    // An answer that had begun before could not close its connection: it is idle only afterwards
    const sweep = setInterval(() => this.server.closeIdleConnections(), 100)
    const inTime = await Promise.race([closed, limit])
    clearInterval(sweep)
    this.server.closeAllConnections()
    return inTime
  }

  /** A client that keeps its connection busy would otherwise hold the process for as long as it likes. */
  private follow(response: ServerResponse): void {
    this.unanswered.add(response)
    response.once('close', () => this.unanswered.delete(response))
    if (this.isDraining) closeAfterAnswer(response)
  }
}

function closeAfterAnswer(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false
}

const FORWARDING = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

/** With no proxy of ours in front, only the socket knows who is calling: headers are what the caller likes them to be. */
function replaceForwarding(request: IncomingMessage): void {
  for (const name of FORWARDING) delete request.headers[name]
  request.headers['x-forwarded-for'] = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
}

/** Node drops the second of two `Authorization` headers; whoever sends two is answered as with a broken one. */
function refuseTwoNames({ rawHeaders, headers }: IncomingMessage): void {
  const isName = (_: string, index: number) =>
    index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization'
  const all = rawHeaders.filter(isName)
  if (all.length > 1) headers.authorization = all.join(', ')
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error)
  if (response.headersSent) {
    response.destroy()
  } else {
    response.writeHead(500).end()
  }
}
