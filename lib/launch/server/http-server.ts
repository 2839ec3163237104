import { randomUUID } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { addressBehind } from '../../platform/auth/address'
import { Problem } from '../../platform/contract/problem'
import { log } from '../../platform/log/log'
import { watchPieces } from './body-pieces'
import { Connections } from './connections'
import { guardAnswer, type Guarding, securityHeaders } from './page-guard'
import { answerProblem } from './refuse'
import { refusalOf } from './request-line'
import { endAfterUnread } from './unread-body'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Options = Guarding & { trustedHops: number }

/** Time for a whole request to arrive: a photograph over a slow mobile connection is let through. */
const REQUEST_LIMIT_MS = 120_000
const HEADERS_LIMIT_MS = 15_000
/** Longer than the minute after which most proxies drop a connection, so that they are the ones to do it. */
const KEEP_ALIVE_MS = 65_000

export class HttpServer {
  private readonly server: http.Server
  private readonly connections = new Connections()

  constructor(
    private readonly handle: Handler,
    private readonly options: Options,
  ) {
    this.server = http.createServer((request, response) => this.answer(request, response))
    this.server.on('connection', (socket) => this.connections.add(socket))
    this.server.on('clientError', (error, socket) => this.refuseUnreadable(error, socket))
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

  get connectionCount(): number {
    return this.connections.count
  }

  /**
   * Takes no more connections and answers what has wholly arrived. False: the limit came first, and answers
   * were cut.
   */
  async drain(limitMs: number): Promise<boolean> {
    const closed = new Promise<boolean>((resolve) => this.server.close(() => resolve(true)))
    const inTime = await this.connections.drain(closed, limitMs)
    this.server.closeAllConnections()
    return inTime
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    guardAnswer(request, response, this.options)
    endAfterUnread(request, response)
    watchPieces(request, () => this.refuse(413, request.socket))
    this.connections.follow(request, response)
    const refusal = refusalOf(request)
    if (refusal) return answerProblem(request, response, refusal)
    sayWhoCalls(request, this.options.trustedHops)
    refuseTwoNames(request)
    this.handle(request, response).catch((error: unknown) => fail(request, response, error))
  }

  /** What is no HTTP: Node's own answer would come without our headers. */
  private refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
    this.refuse(UNREADABLE[error.code ?? ''] ?? 400, socket)
  }

  private refuse(status: number, socket: Duplex): void {
    if (!socket.writable || this.connections.hasBegunAnswer(socket)) return void socket.destroy()
    const headers = { ...securityHeaders(this.options), connection: 'close', 'content-length': '0' }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const first = `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`
    socket.end([first, ...lines, '', ''].join('\r\n'), () => socket.destroy())
  }
}

const UNREADABLE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Where people reach us is a setting: no header tells us otherwise. */
const FORWARDING = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Leaves one address: what only proxies of ours, or with none of them the socket, can say. */
function sayWhoCalls(request: IncomingMessage, trustedHops: number): void {
  const { headers, socket } = request
  for (const name of FORWARDING) delete headers[name]
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  headers['x-forwarded-for'] = addressBehind(trustedHops, forwarded, socket.remoteAddress)
}

/** Node drops the second of two `Authorization` headers; whoever sends two is answered as with a broken one. */
function refuseTwoNames({ rawHeaders, headers }: IncomingMessage): void {
  const isName = (_: string, index: number) =>
    index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization'
  const all = rawHeaders.filter(isName)
  if (all.length > 1) headers.authorization = all.join(', ')
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (request.socket.destroyed) return // whoever asked has gone
  const traceId = randomUUID()
  log.error(
    { traceId, error: error instanceof Error ? error.stack : String(error) },
    'request failed',
  )
  if (response.headersSent) response.destroy()
  else answerProblem(request, response, new Problem('internal-error'), traceId)
}
