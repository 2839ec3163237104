import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'

/** In milliseconds. Draining does not wait for a request whose sender has been silent for this long. */
const SILENCE = 2_000
const SWEEP = 100

type Exchange = { request: IncomingMessage; response: ServerResponse }
type ReadProgress = { bytes: number; at: number }

/** The open connections, and the request that is being answered on each. */
export class Connections {
  private readonly sockets = new Set<Socket>()
  private readonly exchanges = new Map<Duplex, Exchange>()
  private readonly progress = new WeakMap<Socket, ReadProgress>()
  private isDraining = false

  get count(): number {
    return this.sockets.size
  }

  add(socket: Socket): void {
    this.sockets.add(socket)
    socket.once('close', () => {
      this.sockets.delete(socket)
      this.exchanges.delete(socket)
    })
  }

  /** While draining, closes the connection after this answer: a busy keep-alive client could delay the stop for ever. */
  track(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    const exchange = { request, response }
    this.exchanges.set(socket, exchange)
    response.once('close', () => {
      if (this.exchanges.get(socket) === exchange) this.exchanges.delete(socket)
    })
    if (this.isDraining) closeAfterAnswer(exchange)
  }

  hasStartedAnswer(socket: Duplex): boolean {
    return this.exchanges.get(socket)?.response.headersSent === true
  }

  /**
   * Resolves when all connections are closed or the limit is reached. False when a request that had arrived
   * completely was not answered.
   */
  async drain(closed: Promise<boolean>, limitMs: number): Promise<boolean> {
    this.isDraining = true
    for (const exchange of this.exchanges.values()) closeAfterAnswer(exchange)
    const limit = new Promise<boolean>((resolve) => setTimeout(resolve, limitMs, false).unref())
    // An answer whose head was sent before the drain keeps its connection alive: it has to be closed when idle
    const sweep = setInterval(() => this.closeIdle(Date.now()), SWEEP)
    this.closeIdle(Date.now())
    const inTime = await Promise.race([closed, limit])
    clearInterval(sweep)
    return inTime || [...this.exchanges.values()].every(({ request }) => !request.complete)
  }

  private closeIdle(now: number): void {
    for (const socket of this.sockets) {
      const exchange = this.exchanges.get(socket)
      if (!exchange) socket.destroySoon()
      else if (!exchange.request.complete && this.isSilent(socket, now)) socket.destroy()
    }
  }

  private isSilent(socket: Socket, now: number): boolean {
    const last = this.progress.get(socket)
    if (last?.bytes === socket.bytesRead) return now - last.at > SILENCE
    this.progress.set(socket, { bytes: socket.bytesRead, at: now })
    return false
  }
}

function closeAfterAnswer({ response }: Exchange): void {
  if (!response.headersSent) response.shouldKeepAlive = false
}
