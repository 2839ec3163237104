import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import https from 'node:https'
import net, { type AddressInfo, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { localhostCertificate } from '@/lib/testing/stand-ins/localhost-certificate'
import { type Message, sendOutbound } from './send'
import type { Resolve } from './resolve'
import { findTarget } from './target'

/** In milliseconds: what a call costs whose own limit does not count. */
const USUAL_LIMIT = 15_000
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'outbound-'))
const ca = path.join(folder, 'ca.pem')
fs.writeFileSync(ca, localhostCertificate.cert)
// Read at the first call.
Object.assign(process.env, { OUTBOUND_PRIVATE_HOSTS: 'localhost,other.test', OUTBOUND_CA_FILE: ca })

const servers: net.Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))
afterAll(() => fs.rmSync(folder, { recursive: true }))

type Answer = (request: IncomingMessage, response: ServerResponse) => void

async function listen(server: net.Server): Promise<number> {
  servers.push(server)
  await new Promise((done) => void server.listen(0, '127.0.0.1', () => done(null)))
  return (server.address() as AddressInfo).port
}

const serve = (answer: Answer) => listen(https.createServer(localhostCertificate, answer))

function repeat(socket: Socket, text: string, first = ''): void {
  socket.write(first)
  const timer = setInterval(() => socket.write(text), 20)
  socket.on('error', () => undefined).on('close', () => clearInterval(timer))
}

const loopback: Resolve = async () => [{ address: '127.0.0.1', family: 4 }]
const message: Message = {
  to: 'webhook',
  headers: { 'content-type': 'application/json' },
  body: '{"ชื่อ":1}',
}
const send = (port: number, options: Parameters<typeof sendOutbound>[2] = {}) =>
  sendOutbound(`https://localhost:${port}/hook`, message, { resolve: loopback, ...options })

test('sends the body and keeps the status', async () => {
  let seen: { method?: string; url?: string; host?: string; body: string } | undefined
  const port = await serve((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      seen = { method: request.method, url: request.url, host: request.headers.host, body }
      response.writeHead(202, { 'retry-after': '120' }).end('thanks')
    })
  })
  expect(await send(port)).toEqual({ status: 202, retryAfter: '120' })
  expect(seen).toEqual({
    method: 'POST',
    url: '/hook',
    host: `localhost:${port}`,
    body: message.body,
  })
})

test('follows no redirect', async () => {
  let calls = 0
  const port = await serve((_, response) => {
    calls += 1
    response.writeHead(302, { location: 'https://169.254.169.254/' }).end()
  })
  expect(await send(port)).toMatchObject({ status: 302 })
  expect(calls).toBe(1)
})

test('refuses a name that led to a public address when it was saved and leads inside now', async () => {
  const answers = ['93.184.215.14', '10.0.0.7']
  const rebinding: Resolve = async () => [{ address: answers.shift()!, family: 4 }]
  expect(await findTarget('https://rebinding.example/', 'webhook', rebinding)).not.toBeNull()
  expect(await sendOutbound('https://rebinding.example/', message, { resolve: rebinding })).toEqual(
    {
      fault: 'address-not-allowed',
    },
  )
})

test('connects to the address that was judged, and asks for no other', async () => {
  let connections = 0
  let questions = 0
  const server = https.createServer(localhostCertificate, (_, response) => response.end())
  const port = await listen(server)
  server.on('connection', () => (connections += 1))
  // `other.test` is no name that any resolver knows; its certificate is of another name, so that TLS ends it.
  const counting: Resolve = (host) => {
    questions += 1
    return loopback(host)
  }
  const outcome = await sendOutbound(`https://other.test:${port}/`, message, { resolve: counting })
  expect(outcome).toEqual({ fault: 'certificate' })
  expect({ connections, questions }).toEqual({ connections: 1, questions: 1 })
})

test('judges each call anew, and reuses no connection', async () => {
  let connections = 0
  const server = https.createServer(localhostCertificate, (_, response) => response.end())
  const port = await listen(server)
  server.on('connection', () => (connections += 1))
  await send(port)
  await send(port)
  expect(connections).toBe(2)
})

test('a host is admitted by its name, and not by where that leads', async () => {
  const port = await serve((_, response) => response.end())
  const outcome = await sendOutbound(`https://127.0.0.1:${port}/`, message)
  expect(outcome).toEqual({ fault: 'address-not-allowed' })
})

test.each<[string, Answer]>([
  ['no answer', () => undefined],
  ['an answer that is cut before its headers', (request) => void request.socket.destroy()],
  [
    'headers without end',
    (request) => void request.socket.write(`HTTP/1.1 200 OK\r\na: ${'a'.repeat(40_000)}`),
  ],
  [
    'headers that come a letter at a time',
    ({ socket }) => repeat(socket, 'a', 'HTTP/1.1 200 OK\r\na: '),
  ],
  ['early hints without end', ({ socket }) => repeat(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n')],
  ['something that is not HTTP', (request) => void request.socket.end('hello\r\n\r\n')],
])('%s is no answer', async (_, answer) => {
  expect(await send(await serve(answer), { limitMs: 500 })).toEqual({ fault: 'no-answer' })
})

test('an answer that changes the protocol is its status, and its connection is closed', async () => {
  let isClosed = false
  const port = await serve(({ socket }) => {
    socket.on('close', () => (isClosed = true))
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
  })
  expect(await send(port)).toEqual({ status: 101 })
  await expect.poll(() => isClosed).toBe(true)
})

test('a port where nobody listens, and one that speaks no TLS', async () => {
  const plain = await listen(net.createServer((socket) => void socket.end('hello')))
  expect(await send(plain)).toEqual({ fault: 'no-answer' })
  const closed = await listen(net.createServer())
  await new Promise((done) => servers.pop()!.close(done))
  expect(await send(closed)).toEqual({ fault: 'no-answer' })
})

test('a server that takes a connection and says nothing costs the limit and no more', async () => {
  const port = await listen(net.createServer(() => undefined))
  const start = Date.now()
  expect(await send(port, { limitMs: 300 })).toEqual({ fault: 'no-answer' })
  expect(Date.now() - start).toBeLessThan(USUAL_LIMIT)
})

test('a name that is never resolved costs the limit and no more', async () => {
  const never: Resolve = () => new Promise(() => undefined)
  expect(await send(1, { resolve: never, limitMs: 200 })).toEqual({ fault: 'no-answer' })
})

test('a stop cuts a call that is under way, and one that begins after it', async () => {
  const stop = new AbortController()
  let seen = 0
  const port = await serve(() => {
    seen += 1
    stop.abort()
  })
  expect(await send(port, { signal: stop.signal })).toEqual({ fault: 'no-answer' })
  expect(await send(port, { signal: stop.signal })).toEqual({ fault: 'no-answer' })
  expect(seen).toBe(1)
})

test('a body without end is cut, and its status counts', async () => {
  let sent = 0
  let isCut = false
  const port = await serve((_, response) => {
    response.writeHead(200)
    const more = () => {
      sent += 16_384
      response.write(Buffer.alloc(16_384), (error) => !error && setImmediate(more))
    }
    response.on('close', () => (isCut = true))
    more()
  })
  expect(await send(port, { limitMs: 10_000 })).toMatchObject({ status: 200 })
  await expect.poll(() => isCut).toBe(true)
  expect(sent).toBeLessThan(50_000_000)
})

test('a body that comes a letter at a time is cut by the limit, and its status counts', async () => {
  const port = await serve((_, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('a'), 20)
    response.on('close', () => clearInterval(timer))
  })
  const start = Date.now()
  expect(await send(port, { limitMs: 5_000 })).toMatchObject({ status: 200 })
  expect(Date.now() - start).toBeLessThan(USUAL_LIMIT)
})
