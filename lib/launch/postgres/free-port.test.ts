import { once } from 'node:events'
import net from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { freePort, PORTS } from './free-port'

const others: net.Server[] = []

afterEach(() => {
  for (const other of others.splice(0)) other.close()
})

it('is below the ephemeral ports', async () => {
  for (let n = 0; n < 50; n += 1) {
    const port = await freePort()
    expect(port).toBeGreaterThanOrEqual(PORTS.first)
    expect(port).toBeLessThanOrEqual(PORTS.last)
  }
})

it('is the preferred port, unless another program listens there', async () => {
  // Another program may take the port between the steps, but hardly twice.
  const port = await ownPort().catch(ownPort)
  expect(await freePort(port)).not.toBe(port)
})

/** A port that was given as the preferred one, and on which the test listens now. */
async function ownPort(): Promise<number> {
  const port = await freePort()
  expect(await freePort(port)).toBe(port)
  const other = net.createServer()
  others.push(other)
  await once(other.listen(port, '127.0.0.1'), 'listening')
  return port
}
