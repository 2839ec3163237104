import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { RawConnection } from '@/lib/testing/calls/raw-connection'
import { HttpServer, type Handler } from './http-server'

/** In milliseconds. */
const PATIENCE = 400
const LONGER = 3 * PATIENCE
/** Of a server whose reader is slow and never stops: no pause of a busy machine is as long. */
const LONG_PATIENCE = 10_000
const SEVERAL_MEGABYTES = Buffer.alloc(32 * 1024 * 1024)

let server: HttpServer
afterEach(() => server.drain(0))

async function listen(handle: Handler, patienceMs = PATIENCE): Promise<string> {
  server = new HttpServer(handle, { trustedHops: 0, isHttps: false, patienceMs })
  await server.listen(0, '127.0.0.1')
  return `http://127.0.0.1:${(server.address as AddressInfo).port}`
}

const large: Handler = async (_, response) => void response.end(SEVERAL_MEGABYTES)

async function ask(url: string): Promise<net.Socket> {
  const { hostname, port } = new URL(url)
  const socket = net.connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  return socket
}

test('a reader who takes nothing of an answer is disconnected', async () => {
  const socket = await ask(await listen(large))
  await expect.poll(() => server.connectionCount).toBe(1)
  await expect.poll(() => server.connectionCount).toBe(0)
  socket.destroy()
})

test('a reader who is slow gets all of it', async () => {
  const socket = await ask(await listen(large, LONG_PATIENCE))
  const start = Date.now()
  let received = 0
  socket.on('data', (chunk: Buffer) => {
    received += chunk.length
    socket.pause()
    setTimeout(() => socket.resume(), 25)
  })
  await expect
    .poll(() => received, { timeout: 120_000 })
    .toBeGreaterThan(SEVERAL_MEGABYTES.byteLength)
  expect(Date.now() - start).toBeGreaterThan(LONG_PATIENCE)
  socket.destroy()
})

test('an answer that begins late and one that pauses are complete', async () => {
  const url = await listen(async (_, response) => {
    await sleep(LONGER)
    response.write('first')
    await sleep(LONGER)
    response.end('last')
  })
  expect(await (await fetch(url)).text()).toBe('firstlast')
})

test('a body that arrives slowly is answered', async () => {
  const url = await listen(async (request, response) => {
    await once(request.resume(), 'end')
    response.end('complete')
  })
  const connection = await RawConnection.open(url)
  await connection.write(
    'POST /api/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 6\r\n\r\nabc',
  )
  await sleep(LONGER)
  await connection.write('def')
  expect(await connection.closed).toMatch(/complete$/)
})

test('an idle connection is kept for the next request', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const url = await listen(async (request, response) => {
    await once(request.resume(), 'end')
    response.end('fine')
  })
  const isReused = () =>
    new Promise<boolean>((resolve) => {
      const request = http.get(url, { agent }, (response) =>
        response.resume().once('end', () => resolve(request.reusedSocket)),
      )
    })
  expect(await isReused()).toBe(false)
  await sleep(LONGER)
  expect(await isReused()).toBe(true)
  agent.destroy()
})
