import { once } from 'node:events'
import net from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listen } from './listen'

test('a server that comes back waits for its port while another test tries it', async () => {
  const other = net.createServer()
  const port = await listen(other, 0)
  const server = net.createServer()
  const isBack = listen(server, port)
  await setTimeout(100)
  await once(other.close(), 'close')
  expect(await isBack).toBe(port)
  server.close()
})
