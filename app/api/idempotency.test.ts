import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { HOUR } from '@/lib/platform/dates/durations'
import { deleteOldKeys } from '@/lib/platform/http/idempotency-keys'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call, callUnchecked, tokenOf } from '@/lib/testing/calls/call'
import { untilWaiting } from '@/lib/testing/calls/waiting'
import { createEmployer, createUser } from '@/lib/testing/records/factories'
import { sendValid, validCalls } from '@/lib/testing/inputs/valid-calls/all'
import { createWriter } from '@/lib/testing/inputs/valid-calls/valid-call'

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key })
const audited = () => database().db.auditEntry.count()

const company = (name: string) => ({ nameTh: name, nameEn: name, kind: 'Contractor' as const })
const companiesNamed = (nameEn: string) => database().db.employer.count({ where: { nameEn } })

const signedIn = validCalls.filter(([{ policy }]) => policy !== 'anyone')
const isKept = ([{ takesPassword, endsSession }]: (typeof signedIn)[number]) =>
  !takesPassword && !endsSession

describe('a command that is sent again with its key is done once', () => {
  test.each(
    signedIn.filter(isKept).map(([contract, input]) => [contract.path, contract, input] as const),
  )('%s', async (_, contract, input) => {
    const caller = await createWriter()
    const body = await input(caller)
    const headers = keyed()
    const first = await sendValid(caller, contract, body, headers)
    expect([first.status, first.body.code]).toEqual([200, undefined])
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    const lines = await audited()
    // Signing out has ended the token of the first.
    const authorization = `Bearer ${await tokenOf(caller)}`
    const again = await sendValid(caller, contract, body, { ...headers, authorization })
    expect(await audited()).toBe(lines)
    if (contract.secretAnswer) return expect(again.body.code).toBe('answer-not-kept')
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
  })

  test('of a hundred calls at once with one key, one is done and nobody is told of a duplicate', async () => {
    const caller = await createUser('WorkOwner')
    const input = {
      PurchaseRequisitionNo: `PR-${randomUUID()}`,
      name: 'ท่อไอน้ำ',
      employerId: (await createEmployer()).id,
      workOwnerUserId: caller.userId,
    }
    const headers = keyed()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => call(caller, projects.save, input, headers)),
    )
    const codes = new Set(answers.map(({ body }) => body.code))
    expect(
      [...codes].filter(
        (code) => code && code !== 'request-in-progress' && code !== 'too-many-requests',
      ),
    ).toEqual([])
    const ids = answers.flatMap(({ status, body }) => (status === 200 ? [body.id] : []))
    expect(new Set(ids).size).toBe(1)
    const { body } = await call(caller, projects.save, input, headers)
    expect(body.id).toBe(ids[0])
  })
})

describe('a key', () => {
  test("is its caller's own", async () => {
    const headers = keyed()
    const name = randomUUID()
    for (const caller of [await createUser('Purchasing'), await createUser('Purchasing')])
      await call(caller, employers.save, company(name), headers)
    expect(await companiesNamed(name)).toBe(2)
  })

  test('is refused for another input or another command', async () => {
    const caller = await createUser('Admin')
    const headers = keyed()
    const name = randomUUID()
    await call(caller, employers.save, company(name), headers)
    const other = await call(caller, employers.save, company(randomUUID()), headers)
    expect([other.status, other.body.code]).toEqual([400, 'idempotency-key-reused'])
    const task = { taskTypeId: 1, title: name, assigneeUserId: caller.userId }
    const elsewhere = await callUnchecked(caller, tasks.createTask, task, headers)
    expect(elsewhere.body.code).toBe('idempotency-key-reused')
  })

  test('of a refused command is free: it is judged anew', async () => {
    const caller = await createUser('Admin')
    const headers = keyed()
    const { id } = await createEmployer()
    const stale = { id, ...company(randomUUID()), rowVersion: 7 }
    const refused = await call(caller, employers.save, stale, headers)
    expect(refused.body.code).toBe('stale-record')
    const saved = await call(caller, employers.save, { ...stale, rowVersion: 1 }, headers)
    expect(saved.status).toBe(200)
  })

  test('is looked at after the role, so that a former role answers nothing', async () => {
    const caller = await createUser('Purchasing')
    const headers = keyed()
    const input = company(randomUUID())
    await call(caller, employers.save, input, headers)
    const contractor = await createUser('Contractor')
    await database().db.idempotencyKey.updateMany({
      where: { callerId: caller.userId },
      data: { callerId: contractor.userId },
    })
    const answer = await call(contractor, employers.save, input, headers)
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
  })

  test('with the quotes of the draft is the same key', async () => {
    const caller = await createUser('Admin')
    const name = randomUUID()
    for (const key of ['abc', '"abc"'])
      await call(caller, employers.save, company(name), keyed(key))
    expect(await companiesNamed(name)).toBe(1)
  })

  test.each(['', ' ', '""', 'a b', 'a'.repeat(256), 'é', '"'.repeat(258)])(
    'that is %j is refused',
    async (key) => {
      const caller = await createUser('Admin')
      const { status, body } = await call(caller, employers.save, company('A'), keyed(key))
      expect([status, body.code]).toEqual([400, 'idempotency-key-invalid'])
    },
  )

  test('counts for commands only', async () => {
    const caller = await createUser('Admin')
    const { status } = await call(caller, employers.search, {}, keyed('not a key'))
    expect(status).toBe(200)
  })

  test('is taken while the first call runs, and free once that has failed', async () => {
    const caller = await createUser('Admin')
    const input = company(randomUUID())
    const headers = keyed('running')
    await inTransaction(async ({ sql }) => {
      const name = `${caller.userId} running`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}::text, 0))::text`.run()
      const { status, body, headers: sent } = await call(caller, employers.save, input, headers)
      expect([status, body.code, sent.get('retry-after')]).toEqual([
        409,
        'request-in-progress',
        '1',
      ])
    })
    expect((await call(caller, employers.save, input, headers)).status).toBe(200)
  })

  test('of which the first call ends just after it was looked up is answered as the first time', async () => {
    const caller = await createUser('Admin')
    const [elsewhere, headers] = [keyed(), keyed()]
    const input = { code: randomUUID().slice(0, 8), nameTh: 'ลานถัง' }
    const first = await call(caller, workspaceAreas.save, input, elsewhere)
    const { db } = database()
    const { repeat } = await inTransaction(async ({ sql }) => {
      await sql`LOCK TABLE "workspace_areas" IN ACCESS EXCLUSIVE MODE`.run()
      const sent = call(caller, workspaceAreas.save, input, headers)
      await untilWaiting(1)
      const key = headers['idempotency-key']
      await db.idempotencyKey.updateMany({
        where: { key: elsewhere['idempotency-key'] },
        data: { key },
      })
      return { repeat: sent }
    })
    const again = await repeat
    expect([again.status, again.body, again.headers.get('idempotent-replayed')]).toEqual([
      200,
      first.body,
      'true',
    ])
  })

  test('is forgotten after two days, not after one', async () => {
    const caller = await createUser('Admin')
    const headers = keyed()
    const name = randomUUID()
    await call(caller, employers.save, company(name), headers)
    const in47Hours = new Date(Date.now() + 47 * HOUR)
    await deleteOldKeys(database().db, in47Hours)
    await call(caller, employers.save, company(name), headers)
    expect(await companiesNamed(name)).toBe(1)
    await deleteOldKeys(database().db, new Date(in47Hours.getTime() + 2 * HOUR))
    await call(caller, employers.save, company(name), headers)
    expect(await companiesNamed(name)).toBe(2)
  })
})

test('no password and no answer with a secret is kept', async () => {
  const before = await database().db.idempotencyKey.count()
  const secret = signedIn.filter(([contract]) => contract.secretAnswer || contract.takesPassword)
  for (const [contract, input] of secret) {
    const caller = await createWriter()
    await sendValid(caller, contract, await input(caller), keyed())
  }
  const kept = await database().db.idempotencyKey.findMany({ orderBy: { createdAt: 'desc' } })
  const added = kept.slice(0, kept.length - before)
  expect(added.map(({ answer }) => answer)).toEqual(
    secret.filter(([{ takesPassword }]) => !takesPassword).map(() => null),
  )
})
