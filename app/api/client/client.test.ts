import createClient from 'openapi-fetch'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { changes } from '@/lib/domain/insight/changes/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { database } from '@/lib/platform/db/database'
import { ApiServer } from '@/lib/testing/calls/api-server'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { createEnrolledUser, PASSWORD } from '@/lib/testing/records/second-factors'
import { createApiKey, createServiceAccount } from '@/lib/testing/records/service-accounts'
import { followChanges, newestPlace } from '@/packages/client/src/changes'
import { connect } from '@/packages/client/src/connection'
import type { Credentials } from '@/packages/client/src/credentials'
import clientPackage from '@/packages/client/package.json' with { type: 'json' }
import product from '@/package.json' with { type: 'json' }

/** The client package, by its source, over real HTTP. Source: docs/decisions/0302-a-client-of-our-own.md. */

const server = await ApiServer.serving(account.token, changes.get, employers.save)
afterAll(() => server.stop())
beforeEach(() => {
  server.asked.length = 0
  server.faults.length = 0
})

type Saved = { id: string; success: boolean }
/** What the generated types say of the endpoints that are called here. */
type Paths = {
  '/api/employers/save': {
    post: {
      requestBody: { content: { 'application/json': { id?: string; nameTh?: string } } }
      responses: {
        200: { content: { 'application/json': Saved } }
        400: { content: { 'application/problem+json': { code: string } } }
      }
    }
  }
}

const admin = await createUser('Admin')
const connectionOf = (key: string, url = server.url) =>
  connect({ url, credentials: { key }, retry: { attempts: 3 } })
const clientOf = ({ url, fetch } = connection) => createClient<Paths>({ baseUrl: url, fetch })

const { id: accountId } = await createServiceAccount()
const { key: accountKey } = await createApiKey(accountId)
const connection = connectionOf(accountKey)

const save = (nameTh: string, client = clientOf()) =>
  client.POST('/api/employers/save', { body: { nameTh } })
const countOf = (nameTh: string) => database().db.employer.count({ where: { nameTh } })
const attempts = () => server.asked.filter((path) => path === employers.save.path).length

test('the client is tried with the libraries that it is delivered with', () => {
  const { dependencies } = clientPackage
  const here = { ...product.dependencies, ...product.devDependencies }
  for (const [name, version] of Object.entries(dependencies))
    expect(here).toHaveProperty(name, version)
})

test('the address may end in slashes', async () => {
  const client = clientOf(connectionOf(accountKey, `${server.url}//`))
  expect((await save('ทับท้าย', client)).data?.success).toBe(true)
})

describe('a command', () => {
  test('whose connection was cut after it was done is sent again, and has made one row', async () => {
    server.cutNextAnswer(employers.save)
    server.cutNextAnswer(employers.save)
    const { data, response } = await save('บริษัท ขาดสาย จำกัด')
    expect([attempts(), response.headers.get('idempotent-replayed')]).toEqual([3, 'true'])
    const rows = await database().db.employer.findMany({ where: { nameTh: 'บริษัท ขาดสาย จำกัด' } })
    expect(rows.map(({ id }) => id)).toEqual([data!.id])
  })

  test('is another one the next time', async () => {
    await save('บริษัท สองครั้ง จำกัด')
    await save('บริษัท สองครั้ง จำกัด')
    expect(await countOf('บริษัท สองครั้ง จำกัด')).toBe(2)
  })

  test.each([
    ['too many calls', 429, '{"code":"too-many-calls"}'],
    ['its first sending still runs', 409, '{"code":"request-in-progress"}'],
    ['the database is away', 503, '{"code":"database-unavailable"}'],
  ])('is sent again after the time that the answer names: %s', async (_, status, body) => {
    server.refuseNext(employers.save, status, { 'retry-after': '1' }, body)
    const start = performance.now()
    expect((await save(`รอ ${status}`)).data?.success).toBe(true)
    expect(performance.now() - start).toBeGreaterThanOrEqual(990)
    expect([attempts(), await countOf(`รอ ${status}`)]).toEqual([2, 1])
  })

  test.each([
    ['a conflict', 409, {}, '{"code":"stale-record"}'],
    ['a rule', 500, {}, '{"code":"employer-missing"}'],
    ['a wait that is too long', 429, { 'retry-after': '900' }, '{"code":"too-many-attempts"}'],
  ])('is not sent again after %s', async (_, status, headers, body) => {
    server.refuseNext(
      employers.save,
      status,
      { 'content-type': 'application/json', ...headers },
      body,
    )
    const { error, response } = await save('ไม่ส่งซ้ำ')
    expect([response.status, error, attempts()]).toEqual([status, JSON.parse(body), 1])
  })

  test('is given up after so many attempts, with what went wrong', async () => {
    for (let n = 0; n < 3; n++) server.refuseNext(employers.save, 502, { 'retry-after': '0' })
    expect([(await save('เลิก')).response.status, attempts()]).toEqual([502, 3])
    for (let n = 0; n < 3; n++) server.cutNextAnswer(employers.save)
    await expect(save('ขาด')).rejects.toThrow('fetch failed')
  })
})

describe('a login', () => {
  const password = 'a password of twelve'
  beforeAll(() => createUser('Admin', { email: 'client@example.com', password }))
  const byLogin = (credentials: Credentials = { username: 'client@example.com', password }) =>
    clientOf(connect({ url: server.url, credentials }))
  const tokens = () => server.asked.filter((path) => path === account.token.path).length

  test('is asked for a token once, also by calls at the same time, and again when that has ended', async () => {
    const client = byLogin()
    await Promise.all([save('หนึ่ง', client), save('สอง', client)])
    expect(tokens()).toBe(1)
    server.refuseNext(employers.save, 401, {}, '{"code":"invalid-token"}')
    expect((await save('สาม', client)).data?.success).toBe(true)
    expect(tokens()).toBe(2)
  })

  test('with a second factor sends no code twice: where the answer was lost, the next one', async () => {
    const { user, recoveryCodes } = await createEnrolledUser('Admin')
    const [first, second] = recoveryCodes
    const shown = [first!, first!, second!]
    const otp = () => shown.shift()!
    const client = byLogin({ username: user.email!, password: PASSWORD, otp })
    server.cutNextAnswer(account.token)
    expect((await save('รหัสถัดไป', client)).data?.success).toBe(true)
    expect([tokens(), shown]).toEqual([2, []])
  })

  test('that is wrong is told, and not tried again and again', async () => {
    const wrong = byLogin({ username: 'client@example.com', password: 'not this one' })
    const refusal = { name: 'ApiError', status: 401, code: 'wrong-credentials' }
    await expect(save('สี่', wrong)).rejects.toMatchObject(refusal)
    expect([tokens(), attempts()]).toEqual([1, 0])
  })
})

describe('changes are followed', () => {
  test('each once and in order, over cut connections, from where somebody else has left off', async () => {
    const start = await newestPlace(connection)
    const made: string[] = []
    const make = async (n: number) =>
      made.push((await call(admin, employers.save, { nameTh: `ตาม ${n}` })).body.id!)
    const writing = Promise.all([1, 2, 3, 4].map(make)).then(() => Promise.all([5, 6, 7].map(make)))
    const seen: { seq: string; id: string }[] = []
    const followUntil = async (count: number) => {
      const stop = new AbortController()
      const after = seen.at(-1)?.seq ?? start
      server.cutNextAnswer(changes.get)
      const options = { after, interval: 0.05, signal: stop.signal }
      for await (const { seq, subject } of followChanges(connection, options)) {
        seen.push({ seq, id: subject.id })
        if (seen.length === count) stop.abort()
      }
    }
    await followUntil(3)
    await writing
    await followUntil(7)
    expect(seen.map(({ id }) => id).toSorted()).toEqual(made.toSorted())
    const places = seen.map(({ seq }) => Number(seq))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('until they may not be any more', async () => {
    const { id, key } = await createApiKey(accountId, { scopes: ['project-mgmt:read'] })
    const following = followChanges(connectionOf(key), { after: '0' })
    await expect(following.next()).rejects.toMatchObject({ status: 403, code: 'scope-missing' })
    await database().db.apiKey.update({ where: { id }, data: { revokedAt: new Date() } })
    await expect(newestPlace(connectionOf(key))).rejects.toMatchObject({ status: 401 })
  })

  test('and not from a place that the site does not have', async () => {
    const following = followChanges(connection, { after: '999999999999' })
    await expect(following.next()).rejects.toMatchObject({ status: 400, code: 'place-unknown' })
  })

  test('and an end is an end, also while nothing is new', async () => {
    const after = await newestPlace(connection)
    const following = followChanges(connection, { after, signal: AbortSignal.timeout(300) })
    expect(await following.next()).toEqual({ done: true, value: undefined })
  })
})
