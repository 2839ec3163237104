import { describe, expect, test } from 'vitest'
import { changes } from '@/lib/domain/insight/changes/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { settings } from '@/lib/domain/site/settings/contract'
import { record } from '@/lib/platform/audit/audit'
import { roles } from '@/lib/platform/access/policies'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call, type Caller } from '@/lib/testing/calls/call'
import { createEmployer, createUser } from '@/lib/testing/records/factories'

const admin = await createUser('Admin')

const look = async (caller: Caller, after?: string, limit?: number) =>
  (await call(caller, changes.get, { ...(after && { after }), ...(limit && { limit }) })).body
const headOf = async (caller: Caller) => (await look(caller)).next

const saveCompany = async (nameTh: string) =>
  (await call(admin, employers.save, { nameTh })).body.id!

/** All that follows a place, page by page. */
async function follow(caller: Caller, after: string, limit?: number) {
  const items = []
  for (;;) {
    const page = await look(caller, after, limit)
    items.push(...page.items)
    after = page.next
    if (page.isCaughtUp) return items
  }
}

describe('changes/get', () => {
  test('begins at the newest place, then gives each change once, with the path of its record', async () => {
    const start = await look(admin)
    expect(start).toMatchObject({ items: [], isCaughtUp: true })
    const id = await saveCompany('บริษัท ติดตาม จำกัด')
    await call(admin, employers.remove, { id })
    const after = await look(admin, start.next)
    const subject = { type: 'employer', id, path: `/api/employers/get/${id}` }
    expect(after.items).toMatchObject([
      { type: 'employer.saved', subject, isRemoved: false },
      { type: 'employer.removed', subject, isRemoved: true },
    ])
    expect(await look(admin, after.next)).toEqual({ items: [], next: after.next, isCaughtUp: true })
  })

  test('walks by pages, over what is left out as well', async () => {
    const purchasing = await createUser('Purchasing')
    const start = await headOf(admin)
    const ids = [await saveCompany('หนึ่ง'), '', await saveCompany('สอง')]
    await call(admin, settings.save, { FirstDayOfWeek: 1 })
    const first = await look(purchasing, start, 1)
    expect([first.items.length, first.isCaughtUp]).toEqual([1, false])
    const all = await follow(purchasing, start, 1)
    expect(all.map(({ subject }) => subject.id)).toEqual(ids.filter(Boolean))
  })

  test('a line whose transaction commits late is not skipped', async () => {
    const start = await headOf(admin)
    let early = ''
    const late = await createEmployer()
    const seen = await inTransaction(async (connections) => {
      const line = { type: 'employer', id: late.id }
      await record(
        { ...connections, actor: { ...admin, ...nobody }, traceId: 't' },
        'employer.saved',
        line,
      )
      early = await saveCompany('เร็วกว่า')
      return look(admin, start)
    })
    expect(seen.items.map(({ subject }) => subject.id)).toEqual([early])
    const rest = await look(admin, seen.next)
    expect(rest.items.map(({ subject }) => subject.id)).toEqual([late.id])
  })

  test('of sixteen writers at once a follower gets every line once, in one order', async () => {
    const start = await headOf(admin)
    const state = { isWriting: true }
    const writing = Promise.all(
      Array.from({ length: 16 }, async (_, writer) => {
        const caller = await createUser('Admin')
        for (let turn = 0; turn < 5; turn++)
          await call(caller, employers.save, { nameTh: `บริษัท ${writer}-${turn} จำกัด` })
      }),
    ).finally(() => {
      state.isWriting = false
    })
    const followed = []
    let next = start
    while (state.isWriting) {
      const page = await look(admin, next)
      followed.push(...page.items)
      next = page.next
    }
    await writing
    followed.push(...(await follow(admin, next)))
    const saved = followed.filter(({ type }) => type === 'employer.saved')
    expect(new Set(saved.map(({ id }) => id)).size).toBe(80)
    expect(saved).toHaveLength(80)
    expect(await follow(admin, start, 7)).toEqual(followed)
  })

  test.each(roles.filter((role) => role !== 'Contractor'))(
    '%s follows the kinds of records that it may read, and no others',
    async (role) => {
      const caller = await createUser(role)
      const start = await headOf(caller)
      const lines = ['employer', 'mail', 'account', 'settings', 'asset', 'nonsense', 'constructor']
      await database().db.auditEntry.createMany({
        data: lines.map((subjectType) => ({
          event: `${subjectType}.saved`,
          subjectType,
          subjectId: 'x',
          changes: {},
          traceId: 't',
        })),
      })
      const mayRead = (await call(caller, employers.search, {})).status === 200
      const items = await follow(caller, start)
      expect(items.map(({ subject }) => subject.type)).toEqual(mayRead ? ['employer'] : [])
    },
  )

  test.each(['account.signed-in', 'second-factor.added', 'mail.link-shown'] as const)(
    '%s is a line about a user and no change of one',
    async (event) => {
      const start = await headOf(admin)
      await inTransaction(({ sql }) =>
        record({ sql, actor: admin, traceId: 'test' }, event, { type: 'user', id: admin.userId }),
      )
      expect(await follow(admin, start)).toEqual([])
    },
  )

  test('a look at somebody’s id is no change', async () => {
    const start = await headOf(admin)
    await database().db.auditEntry.createMany({
      data: ['person.ids-viewed', 'person.exported', 'person.erased'].map((event) => ({
        event,
        subjectType: 'person',
        subjectId: 'x',
        changes: {},
        traceId: 't',
      })),
    })
    expect(await follow(admin, start)).toMatchObject([{ type: 'person.erased', isRemoved: true }])
  })

  test('a Contractor may not follow', async () => {
    const { status } = await call(await createUser('Contractor'), changes.get, {})
    expect(status).toBe(403)
  })

  test.each([
    { after: 'x' },
    { after: '-1' },
    { after: '9'.repeat(19) },
    { limit: 0 },
    { limit: 1001 },
  ])('%j is refused', async (input) => {
    expect((await call(admin, changes.get, input)).status).toBe(400)
  })

  test('a place beyond the end is refused, as after a restore; the end itself is not', async () => {
    const end = await headOf(admin)
    const beyond = await call(admin, changes.get, { after: String(BigInt(end) + 1n) })
    expect([beyond.status, beyond.body.code]).toEqual([400, 'place-unknown'])
    expect(beyond.body.errors.map(({ path }) => path)).toEqual(['after'])
    expect(await look(admin, end)).toMatchObject({ items: [], next: end, isCaughtUp: true })
  })
})

const nobody = { roles: [], employerId: null, email: null, name: { th: '', en: '' } }
