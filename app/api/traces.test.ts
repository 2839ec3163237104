import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webhookEndpoints } from '@/lib/domain/insight/webhook-endpoints/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { users } from '@/lib/domain/people/users/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { readConfig } from '@/lib/platform/config/config'
import { closeDatabase, database } from '@/lib/platform/db/database'
import { runJob } from '@/lib/platform/jobs/jobs'
import { runShutdown } from '@/lib/platform/process/shutdown'
import { startTracing } from '@/lib/platform/tracing/start'
import { call, callUnchecked, tokenOf } from '@/lib/testing/calls/call'
import { createUser, UNKNOWN_ID, type TestUser } from '@/lib/testing/records/factories'
import { TraceReceiver } from '@/lib/testing/stand-ins/trace-receiver'
import { WebhookReceiver } from '@/lib/testing/stand-ins/webhook-receiver'
import { createWebhookEndpoint } from '@/lib/testing/records/webhooks'

const receiver = new TraceReceiver()
let admin: TestUser

beforeAll(async () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = await receiver.start()
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '20',
  })
  await startTracing(readConfig(process.env))
  await closeDatabase() // what was opened before does not tell its statements
  admin = await createUser('Admin')
})
afterAll(async () => {
  await runShutdown()
  await receiver.stop()
})

/** The headers of a caller that traces, and the id of its trace. */
const traced = () => {
  const traceId = randomBytes(16).toString('hex')
  return { traceId, headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } }
}
const company = (name: string) => ({ nameTh: name, nameEn: name, kind: 'Contractor' as const })
const attributesOf = (traceId: string) =>
  receiver.of(traceId).flatMap(({ attributes }) => attributes)
const arrived = async (traceId: string, name: string) =>
  await expect.poll(() => receiver.of(traceId).map((span) => span.name)).toContain(name)

test('a call with its transaction and its statements is one tree under the span of the caller', async () => {
  const { traceId, headers } = traced()
  const { status, headers: answered } = await call(admin, employers.save, company('ก'), headers)
  expect([status, answered.get('x-trace-id')]).toEqual([200, traceId])
  const root = 'POST /api/employers/save'
  await arrived(traceId, root)
  expect(receiver.pathsOf(traceId)).toEqual(
    expect.arrayContaining([
      root,
      `${root} > SELECT users`,
      `${root} > transaction`,
      `${root} > transaction > INSERT employers`,
      `${root} > transaction > COMMIT`,
    ]),
  )
  const [call_] = receiver.of(traceId).filter(({ name }) => name === root)
  expect(call_).toMatchObject({ parentSpanId: '00f067aa0ba902b7', kind: 2, events: [] })
  expect(attributesOf(traceId)).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  })
})

test('rows that go to the caller as they come from the database are a statement, too', async () => {
  const { traceId, headers } = traced()
  await call(admin, projects.search, {}, headers)
  await arrived(traceId, 'POST /api/projects/search')
  expect(receiver.pathsOf(traceId)).toContain('POST /api/projects/search > SELECT projects')
})

test('a problem carries the id of the trace and its code', async () => {
  const { traceId, headers } = traced()
  const { body } = await call(admin, employers.save, { id: UNKNOWN_ID, ...company('ข') }, headers)
  expect(body).toMatchObject({ code: 'record-not-found', traceId })
  await arrived(traceId, 'POST /api/employers/save')
  expect(attributesOf(traceId)).toContainEqual({
    key: 'error.type',
    value: { stringValue: 'record-not-found' },
  })
})

test('without a traceparent a call has the id of a trace of its own', async () => {
  const { headers } = await call(admin, users.search, {}, { traceparent: 'made-up' })
  const traceId = headers.get('x-trace-id') ?? ''
  expect(traceId).toMatch(/^[\da-f]{32}$/)
  await arrived(traceId, 'POST /api/users/search')
})

test('a call to another system is a part of what made it', async () => {
  const webhooks = await new WebhookReceiver().start()
  const { id } = await createWebhookEndpoint({ url: webhooks.url })
  const { traceId, headers } = traced()
  expect((await call(admin, webhookEndpoints.test, { id }, headers)).body.answerStatus).toBe(204)
  const root = 'POST /api/webhook-endpoints/test'
  await arrived(traceId, root)
  expect(receiver.pathsOf(traceId)).toContain(`${root} > webhook`)
  await webhooks.stop()
})

test('a run of a job is a trace with its statements, and one that fails says so', async () => {
  const job = (name: string, work: () => Promise<void>) => ({ name, schedule: '* * * * *', work })
  const count = async () => void (await database().db.user.count())
  await runJob(job('counting', count))
  const fail = () => Promise.reject(new Error('password of somebody'))
  await expect(runJob(job('failing', fail))).rejects.toThrow('password of somebody')
  const named = (name: string) => receiver.spans.find((span) => span.name === name)
  await expect.poll(() => named('job failing')?.status).toEqual({ code: 2 })
  const { traceId = '' } = named('job counting') ?? {}
  expect(receiver.pathsOf(traceId)).toContain('job counting > SELECT users')
})

test('what nothing asked for is not traced', async () => {
  const before = receiver.spans.length
  await database().db.user.count()
  await call(admin, users.search, {})
  await expect.poll(() => receiver.spans.length).toBeGreaterThan(before)
  expect(
    receiver.spans.filter((span) => !span.parentSpanId && span.name.startsWith('SELECT')),
  ).toEqual([])
})

test('no id, name, value or token is sent, and nothing of the process or the machine', async () => {
  const { traceId, headers } = traced()
  const secret = `ผู้รับเหมา${randomUUID()}`
  const { body } = await call(admin, employers.save, company(secret), headers)
  await call(admin, employers.search, { keyword: secret }, headers)
  await callUnchecked(admin, employers.save, { id: secret, ...company(secret) }, headers)
  await expect.poll(() => receiver.of(traceId).filter(({ kind }) => kind === 2).length).toBe(3)
  const sent = JSON.stringify(receiver.of(traceId))
  for (const value of [secret, body.id, admin.userId, admin.email, await tokenOf(admin)])
    expect(sent).not.toContain(value)
  expect(new Set(attributesOf(traceId).map(({ key }) => key))).toEqual(
    new Set([
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'error.type',
      'db.system.name',
      'db.query.summary',
      'db.statement.name',
    ]),
  )
  const ofSdk = [...receiver.resources].filter((key) => !key.startsWith('telemetry.sdk.'))
  expect(ofSdk).toEqual(['service.name'])
  expect(receiver.others).toEqual([])
})
