import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RawConnection } from '@/lib/testing/calls/raw-connection'
import { HttpServer } from './http-server'
import { createNextServer } from './next-server'

/** Next without a build fails at each page, after it has seen our server. */
const answerByNext = createNextServer('127.0.0.1', 0).getRequestHandler()
const server = new HttpServer(
  async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    await answerByNext(request, response).catch(() => response.end(`seen ${request.url} ${body}`))
  },
  { trustedHops: 0, isHttps: false },
)
let url: string

beforeAll(async () => {
  await server.listen(0, '127.0.0.1')
  url = `http://127.0.0.1:${(server.address as AddressInfo).port}`
  await (await fetch(`${url}/users`)).text() // a page, at which Next sees the server
})
afterAll(() => server.drain(0))

const h2c =
  'Connection: close, Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAA'
const webSocket =
  'Connection: close, Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZQ=='

test.each([
  ['HTTP/2', '/api/users/search', h2c],
  ['HTTP/2', '/users', h2c],
  ['HTTP/2', '//x', h2c],
  ['a WebSocket', '/api/users/search', webSocket],
  ['a WebSocket', '/users', webSocket],
  ['a WebSocket', '//x', webSocket],
  ['a WebSocket', '/_next/webpack-hmr', webSocket],
])('who offers %s at %s is answered over HTTP', async (_, path, headers) => {
  const text = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`
  const answer = await RawConnection.exchange(url, text)
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n.*content-security-policy: /s)
  expect(answer).toContain(`seen ${path}`)
})

test('a body that comes with an offer is read, and the connection serves the next request', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const send = async (path: string, headers: Record<string, string>, body: string) => {
    const request = http.request(url + path, { method: 'POST', agent, headers })
    request.end(body)
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    let text = ''
    for await (const part of response) text += String(part)
    return [text, request.reusedSocket]
  }
  const offer = { connection: 'upgrade, http2-settings', upgrade: 'h2c', 'http2-settings': 'AAMA' }
  expect(await send('/api/a', offer, 'body')).toEqual(['seen /api/a body', false])
  expect(await send('/api/b', {}, 'more')).toEqual(['seen /api/b more', true])
  agent.destroy()
})
