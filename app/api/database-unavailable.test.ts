import net from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { settings } from '@/lib/domain/site/settings/contract'
import { GET as readyz } from '@/app/readyz/route.next'
import { invalidateActor } from '@/lib/platform/auth/actors'
import { call } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'

/** A proxy in front of the database that the test can close, like a restart or a broken network. */
const target = new URL(process.env.DATABASE_URL!)
const connections = new Set<net.Socket>()
let mode: 'open' | 'shut' | 'frozen' = 'open'

const proxy = net.createServer((client) => {
  if (mode === 'shut') return client.destroy()
  const server = net.connect(Number(target.port), target.hostname)
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    connections.add(from)
    from.on('data', (data) => mode === 'frozen' || to.write(data))
    from.on('error', () => to.destroy()).on('close', () => to.destroy())
  }
})

function setMode(next: typeof mode): void {
  mode = next
  if (next === 'shut') for (const connection of connections) connection.destroy()
}

let admin: TestUser
beforeAll(async () => {
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.port = String((proxy.address() as net.AddressInfo).port)
  process.env.DATABASE_URL = url.href
  admin = await createUser('Admin')
})
afterAll(() => {
  setMode('shut')
  proxy.close()
})

/** The first checks may time out on a busy machine. */
const readiness = async () => (await readyz()).status

const read = async () => {
  invalidateActor(admin.userId)
  return call(admin, settings.get, {})
}

test('a database that is down is 503 with Retry-After, never 401 or 403, and is used again when it is back', async () => {
  expect((await read()).status).toBe(200)
  await expect.poll(readiness).toBe(200)
  setMode('shut')
  const { status, body, headers } = await read()
  expect([status, body.code]).toEqual([503, 'database-unavailable'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await readyz()).status).toBe(503)
  setMode('open')
  expect((await read()).status).toBe(200)
  await expect.poll(readiness).toBe(200)
})

test('readiness is 503 within a second when the database hangs', async () => {
  setMode('frozen')
  // With fake timers, as a busy machine may take longer than a real second.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = readyz()
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  expect((await answer).status).toBe(503)
  setMode('shut')
  setMode('open')
  // The pool hears a moment later that its connections have gone.
  await expect.poll(async () => (await read()).status).toBe(200)
})
