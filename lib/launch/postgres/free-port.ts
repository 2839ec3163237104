import { randomInt } from 'node:crypto'
import net from 'node:net'

/**
 * Below what systems lend to outgoing connections (Linux from 32768, Windows and macOS from 49152): between the
 * question and the use, or while a server is restarted, no connection that happens to be opened takes it.
 */
export const PORTS = { first: 20_000, last: 31_999 }

/** A port of this machine that nobody listens on: the wanted one where it can be had. */
export async function freePort(wanted?: number): Promise<number> {
  for (let port = wanted ?? anyPort(); ; port = anyPort()) if (await isFree(port)) return port
}

const anyPort = () => randomInt(PORTS.first, PORTS.last + 1)

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
