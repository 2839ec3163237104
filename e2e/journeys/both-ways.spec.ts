import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { contracts } from '../../lib/domain/contracts'
import { freePort } from '../../lib/launch/postgres/free-port'
import type { Contract } from '../../lib/platform/contract/contract'
import { PROGRESS } from '../../lib/platform/contract/progress'
import { accounts, PASSWORD } from '../fixtures/accounts'
import { LaunchedProduct } from '../../lib/testing/runs/launched-product'
import { OwnProduct } from '../fixtures/own-product'

/**
 * The server in front of Next answers the API itself; Next's routes give the same status, headers and body for the same
 * request. Source: docs/decisions/0224-api-beside-next.md.
 */

type Asked = { method: string; path: string; headers?: Record<string, string>; body?: string }
type Answered = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

let product: OwnProduct
let nextAlone: LaunchedProduct
let ports: Record<'product' | 'next', number>
let token: string

test.beforeAll(async () => {
  test.setTimeout(600_000)
  product = await OwnProduct.at('both-ways')
  const shared = {
    FIELD_KEY: fs.readFileSync(path.join(product.dataDir, 'field.key'), 'utf8').trim(),
    CALLS_PER_MINUTE: '1000000',
  }
  await product.launch(shared)
  ports = { product: Number(new URL(product.home).port), next: await freePort() }
  const env = { DATA_DIR: product.dataDir, PORT: String(ports.next), LOG_LEVEL: 'silent' }
  const site = { APP_URL: product.home, NEXTAUTH_URL: product.home }
  nextAlone = new LaunchedProduct({ NODE_ENV: 'production', ...env, ...site, ...shared }, 'next')
  await nextAlone.waitForOutput('ready')
  const credentials = JSON.stringify({ username: accounts.Admin, password: PASSWORD })
  const { body } = await ask(ports.product, {
    method: 'POST',
    path: '/api/auth/token',
    headers: { 'content-type': 'application/json' },
    body: credentials,
  })
  token = (JSON.parse(body.toString()) as { access_token: string }).access_token
})
test.afterAll(async () => {
  nextAlone.signal('SIGTERM')
  await product.stop()
})

async function ask(port: number, { method, path, headers, body: sent }: Asked): Promise<Answered> {
  const { host } = new URL(product.home)
  const request = http.request({ port, method, path, headers: { host, ...headers } })
  request.end(sent)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const { statusCode: status = 0, headers: answered } = response
  const bytes = Buffer.concat(chunks)
  const body = answered['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
  return { status, headers: answered, body }
}

/** Headers of the connection, and those that differ from answer to answer. */
const INCOMPARABLE = [
  'date',
  'content-encoding',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'x-trace-id',
]

/** Next lists the headers of its pages in every answer; compression belongs to the connection. */
const OF_NEXT = /^(rsc|next-router-.*|next-url|accept-encoding)$/i
const varyOf = (vary = '') => vary.split(', ').filter((name) => name && !OF_NEXT.test(name))

/** Each server counts for itself. */
const policiesOf = (counts?: string | string[]) => String(counts).replace(/;[rt]=\d+/g, '')

const comparable = ({ status, headers, body }: Answered, isFile: boolean) => ({
  status,
  vary: varyOf(headers.vary),
  isTraced: /^[\da-f-]{36}$/.test(String(headers['x-trace-id'])),
  headers: Object.fromEntries(
    Object.entries({ ...headers, ratelimit: policiesOf(headers.ratelimit) }).filter(
      ([name]) => ![...INCOMPARABLE, 'vary'].includes(name),
    ),
  ),
  // A file contains the time of its creation, as the list of a gate does.
  body: isFile || body.toString().replace(/"(traceId|challenge|asOf|version|jws)":"[^"]*"/g, ''),
})

async function askBoth(asked: Asked, isFile: boolean) {
  const byNext = comparable(await ask(ports.next, asked), isFile)
  const byProduct = comparable(await ask(ports.product, asked), isFile)
  return { byNext, byProduct }
}

async function expectSame(asked: Asked, isFile = false): Promise<void> {
  const first = await askBoth(asked, isFile)
  // Between the two a job may have changed what both of them read.
  const { byNext, byProduct } = isDeepStrictEqual(first.byNext, first.byProduct)
    ? first
    : await askBoth(asked, isFile)
  const what = `${asked.method} ${asked.path} ${JSON.stringify(asked.headers)} ${asked.body ?? ''}`
  expect(byProduct, what).toEqual(byNext)
}

const signed = (more: Record<string, string> = {}) => ({
  authorization: `Bearer ${token}`,
  ...more,
})
const json = { 'content-type': 'application/json' }
const NOBODY = '00000000-0000-4000-8000-000000000000'
const addressOf = ({ path }: Contract, id = NOBODY) => path.replace('{id}', id)

/** Requests that are refused before the handler, so that nothing is written. */
const refused = (contract: Contract): Asked[] => {
  const { method } = contract
  const path = addressOf(contract)
  const withBody = [
    { headers: signed(json), body: '{"half' },
    { headers: signed(json), body: '[1]' },
    { headers: signed({ 'content-type': 'text/plain' }), body: 'x' },
    { headers: signed({ ...json, 'content-length': '99000000' }) },
  ]
  return [
    { method, path, headers: { 'accept-language': 'en' } },
    { method, path, headers: { authorization: 'Bearer not.a.token' } },
    { method: 'DELETE', path, headers: signed() },
    { method: method === 'GET' ? 'POST' : 'GET', path, headers: signed() },
    { method: 'OPTIONS', path },
    ...(method === 'POST' ? withBody.map((rest) => ({ method, path, ...rest })) : []),
  ]
}

for (const contract of contracts)
  test(`${contract.method} ${contract.path}`, async () => {
    for (const asked of refused(contract)) await expectSame(asked)
    if (contract.kind === 'command') return
    const { method } = contract
    const path = addressOf(contract, await anyId(contract))
    for (const rest of readings(contract))
      await expectSame({ method, path, ...rest }, contract.kind === 'file')
    if (method !== 'GET') return
    await expectSame({ method: 'HEAD', path: addressOf(contract), headers: signed() })
  })

/** With and without compression, of a page and of all: each with each, but of files, which cost most, each once. */
function readings({ method, kind }: Contract): Pick<Asked, 'headers' | 'body'>[] {
  const plain = { headers: signed(json) }
  const zipped = { headers: signed({ ...json, 'accept-encoding': 'gzip' }) }
  if (method === 'GET') return [plain, zipped]
  const page = { body: '{"page":1,"pageSize":3}' }
  const all = { body: '{}' }
  const once = [
    { ...plain, ...page },
    { ...zipped, ...all },
  ]
  return kind === 'file' ? once : [...once, { ...plain, ...all }, { ...zipped, ...page }]
}

/** The id of a record that the search of the noun finds. */
async function anyId({ path }: Contract): Promise<string> {
  const search = `${path.split('/').slice(0, 3).join('/')}/search`
  const { status, body } = await ask(ports.product, {
    method: 'POST',
    path: search,
    headers: signed(json),
    body: '{"page":1,"pageSize":1}',
  })
  const found = status === 200 ? JSON.parse(body.toString()) : []
  const [row] = (Array.isArray(found) ? found : Object.values(found)[0]) as { id?: string }[]
  return row?.id ?? NOBODY
}

test('addresses that no endpoint has', async () => {
  const paths = ['/api/', '/api/unknown', '/api/users/search/', '/api//users/search']
  const strange = ['/api/users/get/%E0%B8%81', '/api/users/get/%zz', '/api/users/get/%00']
  const queries = ['/api/users/create?a=1&a=2#x', '/api/users/get/a?id=b', '/api/users/create?']
  for (const path of [...paths, ...strange, ...queries, '/api/auth/csrf/x', '/api/users/get/'])
    for (const method of ['GET', 'POST', 'HEAD', 'OPTIONS', 'PATCH'])
      await expectSame({ method, path, headers: signed() })
})

test('unusual and too large headers', async () => {
  const path = '/api/users/create'
  for (const headers of [
    signed({ 'accept-language': 'en;q=0.1,th;q=0.9' }),
    signed({ cookie: 'a; =b; %zz=%zz; era=CE' }),
    signed({ accept: PROGRESS }),
    signed({ 'x-forwarded-for': '1.2.3.4', forwarded: 'for=1.2.3.4' }),
    { authorization: '' },
    { authorization: 'Basic eDp5' },
  ])
    await expectSame({ method: 'GET', path, headers })
  const huge = { method: 'GET', path, headers: signed({ 'x-much': 'x'.repeat(20_000) }) }
  const statuses = [await ask(ports.next, huge), await ask(ports.product, huge)]
  expect(statuses.map(({ status }) => status)).toEqual([431, 431])
})

test('a form instead of JSON', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = 'username=nobody%40example.com&password=not+the+password'
  await expectSame({ method: 'POST', path: '/api/auth/token', headers: form, body })
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
  const parts = '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nno picture\r\n--x--\r\n'
  for (const sent of [parts, '--x\r\nbroken', ''])
    await expectSame({
      method: 'POST',
      path: '/api/assets/upload',
      headers: signed(multipart),
      body: sent,
    })
})

test('a file with progress, and a client that disconnects', async () => {
  const files = contracts.filter(({ kind, method }) => kind === 'file' && method === 'POST')
  for (const { path } of files) {
    const headers = signed({ ...json, accept: PROGRESS })
    await expectSame({ method: 'POST', path, headers, body: '{}' }, true)
    for (const port of Object.values(ports)) {
      const { host } = new URL(product.home)
      const request = http.request({ port, method: 'POST', path, headers: { host, ...headers } })
      request.on('error', () => undefined)
      request.end('{}')
      await once(request, 'response')
      request.destroy()
    }
  }
  await expectSame({ method: 'GET', path: '/api/users/create', headers: signed() })
})
