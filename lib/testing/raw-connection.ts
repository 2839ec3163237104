import { once } from 'node:events'
import net from 'node:net'

/** A connection that says exactly what a test writes, broken or unfinished as it may be. */
export class RawConnection {
  /** All that was answered, once the other side has closed. */
  readonly closed: Promise<string>
  private answered = ''

  private constructor(private readonly socket: net.Socket) {
    socket.on('data', (chunk: Buffer) => (this.answered += chunk.toString()))
    socket.on('error', () => undefined) // a reset is an end like others
    this.closed = new Promise((resolve) => socket.once('close', () => resolve(this.answered)))
  }

  static async open(url: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url)
    const socket = net.connect(Number(port), hostname)
    await once(socket, 'connect')
    return new RawConnection(socket)
  }

  /** Asks once; the request should end its connection. */
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
