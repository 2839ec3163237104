import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { config } from '@/lib/platform/config/config'
import { HOUR } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { startMetricsServer } from '@/lib/platform/metrics/metrics-server'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { createWebhookDelivery, createWebhookEndpoint } from '@/lib/testing/records/webhooks'
import { projects } from './work/projects/contract'
import { measures } from './measures'

let server: Awaited<ReturnType<typeof startMetricsServer>>
beforeAll(async () => {
  config().metricsPort = 9464
  const broken = {
    name: 'broken',
    help: 'Broken',
    label: 'part',
    read: () => Promise.reject(new Error('away')),
  }
  server = await startMetricsServer(0, [...measures, broken])
})
afterAll(() => server.close())

const ask = (path = '/metrics', init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)

/** Undefined where it is not among them. */
async function read(metric: string): Promise<number | undefined> {
  const lines = (await (await ask()).text()).split('\n')
  const line = lines.find((each) => each.startsWith(`${metric} `))
  return line === undefined ? undefined : Number(line.slice(metric.length))
}

test('calls are counted by their contract and answer, and ids are in no label', async () => {
  const owner = await createUser('WorkOwner')
  const contractor = await createUser('Contractor')
  const id = '01a20ad9-fe90-766a-9698-a9fe72ea1a54'
  for (const who of [owner, owner, contractor]) await call(who, projects.get, { id })
  const counted = (status: number) =>
    read(`safety_calls_total{path="/api/projects/get/{id}",status="${status}"}`)
  expect([await counted(400), await counted(403)]).toEqual([2, 1])
  const all = await (await ask()).text()
  expect(all).toContain('safety_call_duration_seconds_count{path="/api/projects/get/{id}"} 3')
  expect(all).not.toContain(id)
})

test('a queue is as old as the oldest that is due in it', async () => {
  const mails = 'safety_oldest_due_seconds{queue="mails"}'
  expect(await read(mails)).toBeUndefined()
  const { userId } = await createUser('Purchasing')
  const mail = {
    userId,
    toAddress: 'a@example.com',
    toName: 'A',
    subject: 'S',
    text: 'T',
    html: 'T',
    usefulUntil: new Date(Date.now() + HOUR),
  }
  const ago = (seconds: number) => ({ nextAttemptAt: new Date(Date.now() - seconds * 1000) })
  await database().db.outboxMail.createMany({
    data: [
      { ...mail, ...ago(100) },
      { ...mail, ...ago(500), status: 'Sent', sentAt: new Date() },
      { ...mail, ...ago(-500) },
    ],
  })
  expect(await read(mails)).toBeGreaterThanOrEqual(100)
  expect(await read(mails)).toBeLessThan(400)
  expect(await read('safety_unlinked_audit_lines{log="audit"}')).toBeGreaterThanOrEqual(0)
})

test('what waits for an endpoint that is switched off is not due', async () => {
  const webhooks = 'safety_oldest_due_seconds{queue="webhooks"}'
  const ago = (seconds: number) => ({ nextAttemptAt: new Date(Date.now() - seconds * 1000) })
  const { id: endpointId } = await createWebhookEndpoint({ isActive: false })
  await createWebhookDelivery({ endpointId, ...ago(900) })
  expect(await read(webhooks)).toBeUndefined()
  await createWebhookDelivery(ago(100))
  expect(await read(webhooks)).toBeGreaterThanOrEqual(100)
  expect(await read(webhooks)).toBeLessThan(400)
})

test('what cannot be read is left out, and the rest stays', async () => {
  expect(await read('broken{part="x"}')).toBeUndefined()
  expect(await read('safety_database_connections{state="idle"}')).toBeGreaterThanOrEqual(0)
  expect(await read('process_cpu_seconds_total')).toBeGreaterThan(0)
  expect(await read('safety_backup_age_seconds{part="base"}')).toBeUndefined()
})

test('nothing else is served, and not to other machines', async () => {
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404)
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1')
})
