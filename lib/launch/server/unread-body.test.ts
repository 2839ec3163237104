import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { HttpServer, type Handler } from './http-server'

let server: HttpServer

/** Reads the start of the body and answers without the rest. */
const refuseEarly: Handler = async (request, response) => {
  if (request.method === 'GET') return void response.end('fine')
  request.on('data', () => request.pause())
  response.writeHead(413).end('too large')
}

async function listen(handle: Handler): Promise<number> {
  server = new HttpServer(handle, { trustedHops: 0, isHttps: false })
  await server.listen(0, '127.0.0.1')
  return (server.address as AddressInfo).port
}
afterEach(() => server.drain(0))

const body = Buffer.alloc(4 * 1024 * 1024)

function ask(port: number, agent: http.Agent, method: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { port, host: '127.0.0.1', path: '/api/x', agent, method },
      (response) => response.resume().once('end', () => resolve(response.statusCode)),
    )
    request.once('error', reject)
    request.end(method === 'POST' ? body : undefined)
  })
}

test('answers every request on shared connections when every other body is left unread', async () => {
  const port = await listen(refuseEarly)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 })
  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, n) => ask(port, agent, n % 2 ? 'GET' : 'POST')),
  )
  expect(statuses).toEqual(Array.from({ length: 200 }, (_, n) => (n % 2 ? 200 : 413)))
  agent.destroy()
})

test('keeps the connection open after a small unread body that had arrived', async () => {
  const port = await listen(async (request, response) => {
    await expect.poll(() => request.complete).toBe(true)
    response.writeHead(401).end()
  })
  const answer = await fetch(`http://127.0.0.1:${port}/api/x`, { method: 'POST', body: 'a=1' })
  expect([answer.status, answer.headers.get('connection')]).toEqual([401, 'keep-alive'])
})

test('stops reading an endless body', async () => {
  const port = await listen(refuseEarly)
  const request = http.request({ port, host: '127.0.0.1', path: '/api/x', method: 'POST' })
  const gone = new Promise<void>((resolve) => request.once('close', () => resolve()))
  request.on('error', () => undefined)
  const writeUntilFull = (): boolean =>
    request.destroyed || (request.write(body) ? writeUntilFull() : false)
  request.on('drain', writeUntilFull)
  request.on('response', (response) => response.resume())
  writeUntilFull()
  await gone
})
