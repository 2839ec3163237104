import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'

/** A sender who has been silent for so long in the middle of a request holds no stop. */
const SILENCE_MS = 2_000
const SWEEP_MS = 100

type Exchange = { request: IncomingMessage; response: ServerResponse }
type Heard = { bytes: number; at: number }

/** Every connection, and what is being asked and answered on it. */
export class Connections {
  private readonly sockets = new Set<Socket>()
  private readonly exchanges = new Map<Duplex, Exchange>()
  private readonly heard = new WeakMap<Socket, Heard>()
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

  /** A client that keeps its connection busy would otherwise hold the process for as long as it likes. */
  follow(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    const exchange = { request, response }
    this.exchanges.set(socket, exchange)
    response.once('close', () => {
      if (this.exchanges.get(socket) === exchange) this.exchanges.delete(socket)
    })
    if (this.isDraining) closeAfterAnswer(exchange)
  }

  hasBegunAnswer(socket: Duplex): boolean {
    return this.exchanges.get(socket)?.response.headersSent === true
  }

  /** Until all are closed, or the limit has come. False: an answer to what had wholly arrived is still missing. */
  async drain(closed: Promise<boolean>, limitMs: number): Promise<boolean> {
    this.isDraining = true
    for (const exchange of this.exchanges.values()) closeAfterAnswer(exchange)
    const limit = new Promise<boolean>((resolve) => setTimeout(resolve, limitMs, false).unref())
    // An answer that had begun before could not close its connection: it is idle only afterwards
    const sweep = setInterval(() => this.closeUnasked(Date.now()), SWEEP_MS)
    this.closeUnasked(Date.now())
    const inTime = await Promise.race([closed, limit])
    clearInterval(sweep)
    return inTime || [...this.exchanges.values()].every(({ request }) => !request.complete)
  }

  private closeUnasked(now: number): void {
    for (const socket of this.sockets) {
      const exchange = this.exchanges.get(socket)
      if (!exchange) socket.destroySoon()
      else if (!exchange.request.complete && this.isSilent(socket, now)) socket.destroy()
    }
  }

  private isSilent(socket: Socket, now: number): boolean {
    const last = this.heard.get(socket)
    if (last?.bytes === socket.bytesRead) return now - last.at > SILENCE_MS
    this.heard.set(socket, { bytes: socket.bytesRead, at: now })
    return false
  }
}

function closeAfterAnswer({ response }: Exchange): void {
  if (!response.headersSent) response.shouldKeepAlive = false
}
