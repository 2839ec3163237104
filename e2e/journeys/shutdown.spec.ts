import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { postgresStatus, stopPostgres } from '../../lib/launch/postgres/embedded-postgres'
import { freePort } from '../../lib/launch/postgres/free-port'
import { clusterFiles, clusterUrl } from '../../lib/launch/postgres/postgres-cluster'
import { START_LIMIT, LaunchedProduct } from '../../lib/testing/runs/launched-product'
import { copyNewSite } from '../fixtures/new-site'

const dataDir = path.resolve('.data/e2e-shutdown')
let started: LaunchedProduct[] = []

// A test starts at most two products.
test.describe.configure({ timeout: 3 * START_LIMIT })

test.beforeEach(() => copyNewSite(dataDir))

test.afterEach(async () => {
  for (const product of started) {
    product.signal('SIGKILL')
    await product.exitCode
  }
  started = []
  await stopPostgres(dataDir)
})

async function start(env: Record<string, string> = {}) {
  const port = await freePort()
  const product = new LaunchedProduct({ DATA_DIR: dataDir, PORT: String(port), ...env })
  started.push(product)
  await product.waitForOutput(`running at http://localhost:${port}`)
  return { product, port }
}

/** Locks the table that every sign-in writes, until it is released. */
async function blockSignIns() {
  const { port } = postgresStatus(dataDir)!
  const client = new pg.Client({ connectionString: clusterUrl(clusterFiles(dataDir), port) })
  await client.connect()
  await client.query('BEGIN')
  await client.query('LOCK TABLE sign_in_attempts')
  const countBlocked = async () => {
    const table = "'sign_in_attempts'::regclass"
    return (await client.query(`SELECT FROM pg_locks WHERE NOT granted AND relation = ${table}`))
      .rowCount
  }
  return {
    waitForOneBlocked: () => expect.poll(countBlocked, { timeout: START_LIMIT }).toBeGreaterThan(0),
    release: () => client.end(),
  }
}

function signIn(port: number): Promise<http.IncomingMessage> {
  const body = JSON.stringify({ username: 'nobody@example.com', password: 'wrong' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const agent = new http.Agent({ keepAlive: true })
  const options = { port, path: '/api/auth/token', method: 'POST', agent, headers }
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) => resolve(response.resume()))
    request.once('error', reject).end(body)
  })
}

test('with SHUTDOWN_DELAY the server says that it stops, and takes requests until the balancer has noticed', async () => {
  const { product, port } = await start({ SHUTDOWN_DELAY: '10' })
  const statusOf = async (probe: string) =>
    (await fetch(`http://localhost:${port}/${probe}`, { headers: { connection: 'close' } })).status
  await expect.poll(() => statusOf('readyz')).toBe(200)
  const signalled = Date.now()
  product.signal('SIGTERM')
  await expect.poll(() => statusOf('readyz')).toBe(503)
  expect(await statusOf('healthz')).toBe(200)
  expect((await signIn(port)).statusCode).toBe(401)
  expect(await product.exitCode, product.output).toBe(0)
  expect(Date.now() - signalled).toBeGreaterThanOrEqual(10_000)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`on ${signal} a request in flight is answered, the database stops, the exit code is 0`, async () => {
    const { product, port } = await start()
    const block = await blockSignIns()
    const answer = signIn(port)
    await block.waitForOneBlocked()
    product.signal(signal)
    await product.waitForOutput('finishing the requests in flight')
    await block.release()
    const { statusCode, headers } = await answer
    expect(statusCode).toBe(401)
    expect(headers.connection).toBe('close')
    expect(await product.exitCode, product.output).toBe(0)
    expect(postgresStatus(dataDir)).toBeUndefined()
  })
}

test('a half-sent request does not delay a shutdown, and all output is lines of the log', async () => {
  const { product, port } = await start()
  const quiet = net.connect(port, '127.0.0.1')
  const half = net.connect(port, '127.0.0.1')
  half.write('POST /api/auth/token HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{')
  const forged = `http://localhost:${port}/api/auth/csrf?callbackUrl=x%0A{"level":30}`
  expect((await fetch(forged)).status).toBe(200)
  product.signal('SIGTERM')
  expect(await product.exitCode, product.output).toBe(0)
  for (const socket of [quiet, half]) socket.destroy()
  const [, log = ''] = product.output.split('Ctrl-C\n')
  const lines = log.trim().split('\n').filter(Boolean)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level')
})

test('the server finishes its requests and stops when the npm that started it has ended', async () => {
  const port = await freePort()
  const product = new LaunchedProduct({ DATA_DIR: dataDir, PORT: String(port) }, 'npm')
  started.push(product)
  await product.waitForOutput(`running at http://localhost:${port}`)
  product.signal('SIGKILL')
  await product.exitCode // of npm; its output ends with the server's
  expect(product.output).toContain('"signal":"npm exited"')
  expect(product.output).toContain('"msg":"stopped"')
  expect(postgresStatus(dataDir)).toBeUndefined()
})

test('a second start on the same data joins its database, and the last of the two stops it', async () => {
  const first = await start()
  const database = postgresStatus(dataDir)
  const second = await start()
  expect(second.product.output).not.toContain('Building')
  expect(postgresStatus(dataDir)).toEqual(database)

  first.product.signal('SIGTERM')
  expect(await first.product.exitCode, first.product.output).toBe(0)
  expect(postgresStatus(dataDir)).toEqual(database)
  // The first checks may time out on a busy machine.
  const readiness = async () => (await fetch(`http://localhost:${second.port}/readyz`)).status
  await expect.poll(readiness).toBe(200)

  second.product.signal('SIGTERM')
  expect(await second.product.exitCode, second.product.output).toBe(0)
  expect(postgresStatus(dataDir)).toBeUndefined()
})
