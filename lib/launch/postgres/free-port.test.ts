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
  const port = await freePort()
  expect(await freePort(port)).toBe(port)
  const other = net.createServer().listen(port, '127.0.0.1')
  others.push(other)
  await new Promise((resolve) => other.once('listening', resolve))
  expect(await freePort(port)).not.toBe(port)
})
