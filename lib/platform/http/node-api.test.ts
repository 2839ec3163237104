import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { createUser } from '@/lib/testing/records/factories'
import { tokenOf } from '@/lib/testing/calls/call'
import { type FileAnswer, file, fileByPost, get, JsonText, list, query } from '../contract/contract'
import { text } from '../contract/fields'
import { log } from '../log/log'
import { nodeApi } from './node-api'
import { endpointsOf, serve } from './serve'

const row = z.object({ n: z.int() })
const echo = serve(
  query('/api/echo', {
    policy: 'realm-basic',
    summary: 'Gives back what it was given',
    input: z.object({ Name: text(50) }),
    output: z.object({ Name: z.string() }),
    bodyLimit: 1024,
  }),
  async (_, input) => input,
)
const one = serve(
  get('/api/one/{id}', {
    policy: 'realm-basic',
    summary: 'Says what stood in the path and in the query',
    input: z.object({ id: z.string(), more: z.string().optional() }),
    output: z.object({ id: z.string(), more: z.string().optional() }),
  }),
  async (_, input) => input,
)
const rows = serve(
  list('/api/rows', { policy: 'realm-basic', summary: 'Rows', filters: {}, row, sorts: ['n'] }),
  async () => new JsonText([Buffer.from('[{"n":1},'), Buffer.from('{"n":2}]')], 2),
)
const long = serve(
  get('/api/long', {
    policy: 'anyone',
    summary: 'A long text',
    input: z.object({}),
    output: z.string(),
  }),
  async () => 'ยาว'.repeat(5_000),
)
type Source = UnderlyingDefaultSource<Uint8Array<ArrayBuffer>>
const fileAt = (path: string, source: Source, declare = fileByPost) =>
  serve(
    declare(path, { policy: 'anyone', summary: 'A file', input: z.object({}) }),
    async (): Promise<FileAnswer> => ({
      bytes: new ReadableStream(source),
      progress: () => 0.5,
      contentType: 'application/octet-stream',
      fileName: 'file',
      disposition: 'attachment',
    }),
  )
const cancel = vi.fn<() => void>()
const unending: Source = {
  pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
  cancel,
}
const endless = fileAt('/api/endless', unending)
const drawing = fileAt('/api/drawing', unending, file)
const broken = fileAt('/api/broken', {
  start: (controller) => controller.enqueue(new Uint8Array(8)),
  pull: () => Promise.reject(new Error('no more')),
})
const all = { '/api/echo': echo, '/api/one/a': one, '/api/rows': rows, '/api/long': long }

let server: http.Server
let port: number
let authorization: string
beforeAll(async () => {
  authorization = `Bearer ${await tokenOf(await createUser('Admin'))}`
  const api = nodeApi([echo, one, rows, long, endless, drawing, broken].map(endpointsOf))
  server = http.createServer(async (request, response) => {
    if (!(await api(request, response))) response.writeHead(299).end('for Next')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

type Asked = { method?: string; path: string; headers?: Record<string, string>; body?: string }
type Answered = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

async function ask({ method = 'GET', path, headers = {}, body }: Asked): Promise<Answered> {
  const request = http.request({ port, method, path, headers })
  request.end(body)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const { statusCode: status = 0, headers: answered } = response
  return { status, headers: answered, body: Buffer.concat(chunks) }
}

const withoutTrace = (body: string) => body.replace(/"traceId":"[^"]*"/, '')

/** Headers that differ from call to call. */
const OF_THE_CALL = ['x-trace-id', 'ratelimit']

describe('the same answer by a route of Next and by the server itself', () => {
  const json = { 'content-type': 'application/json' }
  const signed = () => ({ authorization })
  const cases: [string, keyof typeof all, () => Asked][] = [
    ['without sign-in', '/api/echo', () => ({ method: 'POST', path: '/api/echo' })],
    [
      'with a broken token',
      '/api/echo',
      () => ({ method: 'POST', path: '/api/echo', headers: { authorization: 'Bearer x' } }),
    ],
    [
      'by another method',
      '/api/echo',
      () => ({ method: 'DELETE', path: '/api/echo', headers: signed() }),
    ],
    [
      'with input',
      '/api/echo',
      () => ({
        method: 'POST',
        path: '/api/echo',
        headers: { ...signed(), ...json },
        body: '{"Name":"ก"}',
      }),
    ],
    [
      'with input that is refused, in English',
      '/api/echo',
      () => ({
        method: 'POST',
        path: '/api/echo',
        headers: { ...signed(), ...json, 'accept-language': 'en' },
        body: '{"Name":5}',
      }),
    ],
    [
      'with a body that is too large',
      '/api/echo',
      () => ({
        method: 'POST',
        path: '/api/echo',
        headers: { ...signed(), ...json },
        body: JSON.stringify({ Name: 'a'.repeat(5_000) }),
      }),
    ],
    [
      'with a body of another type',
      '/api/echo',
      () => ({
        method: 'POST',
        path: '/api/echo',
        headers: { ...signed(), 'content-type': 'text/plain' },
        body: '{}',
      }),
    ],
    ['with an id', '/api/one/a', () => ({ path: '/api/one/a?more=%E0%B8%81', headers: signed() })],
    [
      'of rows in blocks',
      '/api/rows',
      () => ({ method: 'POST', path: '/api/rows', headers: signed() }),
    ],
    ['by HEAD', '/api/one/a', () => ({ method: 'HEAD', path: '/api/one/a', headers: signed() })],
  ]
  test.each(cases)('%s', async (_, path, asked) => {
    const { method = 'GET', path: address, headers, body } = asked()
    const request = new NextRequest(`http://localhost:3000${address}`, { method, headers, body })
    const byName = all[path] as Record<string, (typeof one)['GET']>
    const route = byName[method === 'HEAD' ? 'GET' : method]!
    const byNext = await route(request, { params: Promise.resolve({ id: 'a' }) })
    const byNode = await ask(asked())
    expect(byNode.status).toBe(byNext.status)
    for (const [name, value] of byNext.headers)
      if (!OF_THE_CALL.includes(name)) expect([name, byNode.headers[name]]).toEqual([name, value])
    for (const name of OF_THE_CALL) expect(name in byNode.headers).toBe(byNext.headers.has(name))
    expect(withoutTrace(byNode.body.toString())).toBe(withoutTrace(await byNext.text()))
  })
})

test('an answer names its length in bytes', async () => {
  const { headers, body } = await ask({ path: '/api/long' })
  expect(headers['content-length']).toBe(String(body.byteLength))
})

test('a long answer is compressed for who can read it', async () => {
  const { headers, body } = await ask({ path: '/api/long', headers: { 'accept-encoding': 'gzip' } })
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(JSON.parse(gunzipSync(body).toString())).toBe('ยาว'.repeat(5_000))
})

test('HEAD is answered as GET, without its body', async () => {
  const asked = { path: '/api/long', headers: { authorization } }
  const [head, get] = [await ask({ ...asked, method: 'HEAD' }), await ask(asked)]
  expect([head.status, head.body.byteLength]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(String(get.body.byteLength))
})

test('by HEAD nothing is made of a file, by a route of Next or by the server itself', async () => {
  cancel.mockClear()
  await ask({ method: 'HEAD', path: '/api/drawing' })
  const byNext = await drawing.GET(
    new NextRequest('http://localhost:3000/api/drawing', { method: 'HEAD' }),
    { params: Promise.resolve({}) },
  )
  expect([byNext.status, byNext.body]).toEqual([200, null])
  expect(cancel).toHaveBeenCalledTimes(2)
})

test.each([
  ['OPTIONS', '/api/echo'],
  ['GET', '/api/echo/'],
  ['GET', '/api/one/'],
  ['GET', '/api/one'],
  ['GET', '/api/unknown'],
  ['GET', '/users'],
])('%s %s is left to Next', async (method, path) => {
  expect((await ask({ method, path })).status).toBe(299)
})

test('who stops reading stops the making of the file', async () => {
  const request = http.request({ port, method: 'POST', path: '/api/endless' })
  request.end()
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  await once(response, 'data')
  request.destroy()
  await expect.poll(() => cancel.mock.calls.length).toBe(1)
})

test('who hangs up amid the body is answered for, and no fault of the database', async () => {
  const logged = vi.spyOn(log, 'info')
  const request = http.request({
    port,
    method: 'POST',
    path: '/api/echo',
    headers: { authorization, 'content-type': 'application/json', 'content-length': '100' },
  })
  request.on('error', () => undefined)
  await new Promise<void>((resolve) => request.write('{"Name":', () => resolve()))
  request.destroy()
  const statuses = () => logged.mock.calls.map(([line]) => (line as { status?: number }).status)
  await expect.poll(statuses).toContain(400)
})

test('a file whose making fails breaks off', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  await expect(ask({ method: 'POST', path: '/api/broken' })).rejects.toThrow('aborted')
  expect(logged.mock.calls[0]).toEqual([
    { traceId: expect.any(String), error: 'Error: no more' },
    'file broke off',
  ])
})
