import { randomInt } from 'node:crypto'
import net from 'node:net'

/**
 * Below the ephemeral ports (Linux from 32768, Windows and macOS from 49152), so that no outgoing connection takes the
 * port between this check and its use, or while a server restarts.
 */
export const PORTS = { first: 20_000, last: 31_999 }

/** A port of 127.0.0.1 that nobody listens on: the preferred one if it is free. */
export async function freePort(preferred?: number): Promise<number> {
  for (let port = preferred ?? anyPort(); ; port = anyPort()) if (await isFree(port)) return port
}

const anyPort = () => randomInt(PORTS.first, PORTS.last + 1)

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
