import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { addressBehindProxies } from '../../platform/auth/caller-address'
import { Problem } from '../../platform/contract/problem'
import { log } from '../../platform/log/log'
import { traceIdOf } from '../../platform/tracing/trace-parent'
import { limitChunks } from './chunk-limit'
import { Connections } from './connections'
import { sendProblem } from './problem-response'
import { checkRequestLine, refusedByHead, toOriginForm } from './request-line'
import { type SecurityOptions, securityHeaders, setSecurityHeaders } from './security-headers'
import { endStalledAnswer, PATIENCE } from './stalled-answer'
import { closeAfterUnreadBody } from './unread-body'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Options = SecurityOptions & { trustedHops: number; patienceMs?: number }

/** In milliseconds. For a complete request to arrive: enough for a photograph over a slow mobile connection. */
const REQUEST_LIMIT = 120_000
const HEADERS_LIMIT = 15_000
/**
 * In milliseconds. Longer than the minute after which most proxies drop an idle connection: if we closed it first, their
 * next request would fail.
 */
const KEEP_ALIVE = 65_000

export class HttpServer {
  private readonly server: http.Server
  private readonly connections = new Connections()

  constructor(
    private readonly handle: Handler,
    private readonly options: Options,
  ) {
    const answer = (request: IncomingMessage, response: ServerResponse) =>
      this.answer(request, response)
    this.server = http.createServer({ requireHostHeader: false }, answer)
    this.server.on('checkExpectation', answer)
    this.server.on('connect', (_, socket) => this.refuse(400, socket))
    this.server.on('connection', (socket) => this.connections.add(socket))
    this.server.on('clientError', (error, socket) => this.refuseUnparsable(error, socket))
    this.server.requestTimeout = REQUEST_LIMIT
    this.server.headersTimeout = HEADERS_LIMIT
    this.server.keepAliveTimeout = KEEP_ALIVE
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
   * Takes no more connections and answers the requests that have arrived completely. False when the limit was
   * reached first and answers were cut off.
   */
  async drain(limitMs: number): Promise<boolean> {
    const closed = new Promise<boolean>((resolve) => this.server.close(() => resolve(true)))
    const inTime = await this.connections.drain(closed, limitMs)
    this.server.closeAllConnections()
    return inTime
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    toOriginForm(request)
    setSecurityHeaders(request, response, this.options)
    closeAfterUnreadBody(request, response)
    endStalledAnswer(request, response, this.options.patienceMs ?? PATIENCE)
    limitChunks(request, () => this.refuse(413, request.socket))
    this.connections.track(request, response)
    const status = refusedByHead(request)
    if (status) return void response.writeHead(status, { connection: 'close' }).end()
    const problem = checkRequestLine(request)
    if (problem) return sendProblem(request, response, problem)
    setClientAddress(request, this.options.trustedHops)
    joinAuthorizationHeaders(request)
    this.handle(request, response).catch((error: unknown) => fail(request, response, error))
  }

  /** Node's own answer to what is not HTTP would lack our headers. */
  private refuseUnparsable(error: NodeJS.ErrnoException, socket: Duplex): void {
    this.refuse(PARSE_ERROR_STATUS[error.code ?? ''] ?? 400, socket)
  }

  private refuse(status: number, socket: Duplex): void {
    if (!socket.writable || this.connections.hasStartedAnswer(socket)) return void socket.destroy()
    const headers = { ...securityHeaders(this.options), connection: 'close', 'content-length': '0' }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const first = `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`
    socket.end([first, ...lines, '', ''].join('\r\n'), () => socket.destroy())
  }
}

const PARSE_ERROR_STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Removed: the public address is a setting, and a client could forge these. */
const FORWARDING_HEADERS = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Leaves one address in `x-forwarded-for`: the one that our outermost proxy saw or, without proxies, the socket's. */
function setClientAddress(request: IncomingMessage, trustedHops: number): void {
  const { headers, socket } = request
  for (const name of FORWARDING_HEADERS) delete headers[name]
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  headers['x-forwarded-for'] = addressBehindProxies(trustedHops, forwarded, socket.remoteAddress)
}

/** Node keeps only the first of two `Authorization` headers. Joined, they are refused as malformed. */
function joinAuthorizationHeaders({ rawHeaders, headers }: IncomingMessage): void {
  const isValue = (_: string, index: number) =>
    index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization'
  const all = rawHeaders.filter(isValue)
  if (all.length > 1) headers.authorization = all.join(', ')
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (request.socket.destroyed) return // the client has gone
  const traceId = traceIdOf(request.headers.traceparent?.toString())
  log.error(
    { traceId, error: error instanceof Error ? error.stack : String(error) },
    'request failed',
  )
  if (response.headersSent) response.destroy()
  else sendProblem(request, response, new Problem('internal-error'), traceId)
}
