import { once } from 'node:events'
import net from 'node:net'

/** A TCP connection that sends exactly what a test writes, malformed or incomplete requests too. */
export class RawConnection {
  /** Resolves with everything received when the connection has closed. */
  readonly closed: Promise<string>
  private received = ''

  private constructor(private readonly socket: net.Socket) {
    socket.on('data', (chunk: Buffer) => (this.received += chunk.toString()))
    socket.on('error', () => undefined) // a reset closes it, too
    this.closed = new Promise((resolve) => socket.once('close', () => resolve(this.received)))
  }

  static async open(url: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url)
    const socket = net.connect(Number(port), hostname)
    await once(socket, 'connect')
    return new RawConnection(socket)
  }

  /** Sends one request and returns the answer. The request must ask for `connection: close`. */
  static async exchange(url: string, text: string): Promise<string> {
    const connection = await RawConnection.open(url)
    await connection.write(text)
    return connection.closed
  }

  write(text: string): Promise<void> {
    return new Promise((resolve) => this.socket.write(text, () => resolve()))
  }

  destroy(): void {
    this.socket.destroy()
  }
}
