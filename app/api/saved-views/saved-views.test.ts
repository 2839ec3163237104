import { describe, expect, test } from 'vitest'
import { savedViews } from '@/lib/domain/people/saved-views/contract'
import { MOST_VIEWS } from '@/lib/domain/people/saved-views/rules'
import type { InputOf } from '@/lib/platform/contract/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createEmployer, createUser, type TestUser } from '@/lib/testing/records/factories'
import { createSavedView } from '@/lib/testing/records/saved-views'

type Input = InputOf<typeof savedViews.save>

const blank = { screen: '/tasks', query: 'status=InProgress' } as const
let number = 0
const newName = () => `มุมมอง ${number++}`

const save = async (caller: TestUser, input: Input) => {
  const { status, body } = await call(caller, savedViews.save, input)
  return { status, code: (body as { code?: string }).code, id: body.id! }
}
const add = (caller: TestUser, input: Partial<Input> = {}) =>
  save(caller, { ...blank, name: newName(), ...input })
const seenBy = async (caller: TestUser, screen?: '/tasks' | '/users') =>
  (await call(caller, savedViews.search, { screen })).body
const sees = async (caller: TestUser, id: string) =>
  (await seenBy(caller)).some((view) => view.id === id)
const read = async (caller: TestUser, id: string) =>
  (await seenBy(caller)).find((view) => view.id === id)
const linesAbout = (id: string) =>
  database().db.auditEntry.findMany({ where: { subjectType: 'saved-view', subjectId: id } })

describe('a view keeps what the address of a list says', () => {
  test('each member that the list knows once, and nothing that stands for no filter', async () => {
    const officer = await createUser('SafetyOfficer')
    const query = 'sort=-dueDate&status=&scope=all&keyword=%E0%B8%81%26b&cols=type'
    const { id } = await add(officer, { query })
    expect(await read(officer, id)).toMatchObject({
      screen: '/tasks',
      query: 'keyword=%E0%B8%81%26b&sort=-dueDate&cols=type&scope=all',
      isShared: false,
      isDefault: false,
      isOwn: true,
      can: { change: true },
    })
  })

  test.each(['edit=1', 'page=2', 'status=A&//evil.example=1', 'contractorId=1'])(
    'refuses what the list does not know: %s',
    async (query) => {
      const answer = await add(await createUser('SafetyOfficer'), { query })
      expect([answer.status, answer.code]).toEqual([400, 'view-query-unknown'])
    },
  )

  test('is of a list that its owner is offered', async () => {
    const answer = await add(await createUser('Contractor'), { screen: '/users', query: '' })
    expect([answer.status, answer.code]).toEqual([403, 'forbidden'])
  })

  test('has a name of its own on its list', async () => {
    const officer = await createUser('SafetyOfficer')
    const name = newName()
    await add(officer, { name })
    for (const alike of [name, `${name}\u200b`, name.replace(' ', '\u200d ')])
      expect((await add(officer, { name: alike })).code).toBe('view-name-in-use')
    expect((await add(officer, { name, screen: '/persons', query: '' })).status).toBe(200)
    expect((await add(await createUser('SafetyOfficer'), { name })).status).toBe(200)
  })
})

describe('a shared view', () => {
  test('of the site is seen by its people, not by contractors', async () => {
    const owner = await createUser('WorkOwner')
    const { id } = await add(owner, { isShared: true })
    expect(await read(await createUser('SafetyOfficer'), id)).toMatchObject({
      isOwn: false,
      owner: { id: owner.userId, nameTh: expect.any(String) },
      can: { change: false },
    })
    expect(await sees(await createUser('Contractor'), id)).toBe(false)
  })

  test('of a contractor is seen in its company and by an Admin', async () => {
    const { id: employerId } = await createEmployer()
    const owner = await createUser('Contractor', { employerId })
    const { id } = await add(owner, { isShared: true })
    expect(await sees(await createUser('Contractor', { employerId }), id)).toBe(true)
    expect(await sees(await createUser('Contractor'), id)).toBe(false)
    expect(await sees(await createUser('SafetyOfficer'), id)).toBe(false)
    expect(await sees(await createUser('Admin'), id)).toBe(true)
  })

  test('is not seen by those who are not offered its list', async () => {
    const { id } = await add(await createUser('Admin'), {
      screen: '/users',
      query: '',
      isShared: true,
    })
    expect(await sees(await createUser('SafetyOfficer'), id)).toBe(false)
    expect(await sees(await createUser('TenantAdministrator'), id)).toBe(true)
  })

  test('is gone with its owner', async () => {
    const owner = await createUser('WorkOwner')
    const { id } = await add(owner, { isShared: true })
    await database().db.user.update({
      where: { id: owner.userId },
      data: { removedAt: new Date() },
    })
    expect(await sees(await createUser('SafetyOfficer'), id)).toBe(false)
  })

  test('is changed and removed by its owner and by an Admin, and leaves audit lines', async () => {
    const owner = await createUser('WorkOwner')
    const colleague = await createUser('SafetyOfficer')
    const admin = await createUser('Admin')
    const { id } = await add(owner, { isShared: true })
    expect((await save(colleague, { id, name: newName() })).code).toBe('not-your-view')
    const removal = await call(colleague, savedViews.remove, { id })
    expect([removal.status, removal.body]).toMatchObject([403, { code: 'not-your-view' }])
    expect((await save(admin, { id, name: 'งานค้าง' })).status).toBe(200)
    expect((await save(admin, { id, isDefault: true })).code).toBe('not-your-view')
    expect((await call(admin, savedViews.remove, { id })).status).toBe(200)
    const events = (await linesAbout(id)).map(({ event }) => event)
    expect(events.toSorted()).toEqual([
      'saved-view.removed',
      'saved-view.saved',
      'saved-view.saved',
    ])
  })

  test('that is shared no longer leaves a line of it, and an Admin no longer sees it', async () => {
    const owner = await createUser('WorkOwner')
    const { id } = await add(owner, { isShared: true })
    await save(owner, { id, isShared: false })
    expect(await linesAbout(id)).toHaveLength(2)
    await save(owner, { id, name: newName() })
    expect(await linesAbout(id)).toHaveLength(2)
    expect(await sees(await createUser('Admin'), id)).toBe(false)
    const answer = await save(await createUser('Admin'), { id, isShared: true })
    expect([answer.status, answer.code]).toEqual([400, 'record-not-found'])
  })
})

describe('the default view', () => {
  test('is one on each list', async () => {
    const officer = await createUser('SafetyOfficer')
    const first = await add(officer, { isDefault: true })
    const second = await add(officer, { isDefault: true })
    const elsewhere = await add(officer, { screen: '/persons', query: '', isDefault: true })
    const defaults = (await seenBy(officer)).filter(({ isDefault }) => isDefault)
    expect(defaults.map(({ id }) => id).toSorted()).toEqual([second.id, elsewhere.id].toSorted())
    expect(await read(officer, first.id)).toMatchObject({ isDefault: false, rowVersion: 2 })
  })

  test('is one, also where several are made at once', async () => {
    const officer = await createUser('SafetyOfficer')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => add(officer, { isDefault: true })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect((await seenBy(officer)).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })
})

test('a user keeps no more than the most, also where several are made at once', async () => {
  const officer = await createUser('SafetyOfficer')
  for (let kept = 0; kept < MOST_VIEWS - 2; kept++) await createSavedView(officer.userId)
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(officer)))
  expect(answers.map(({ code }) => code ?? 'saved').toSorted()).toEqual(
    [...Array(2).fill('saved'), ...Array(3).fill('too-many-views')].toSorted(),
  )
  expect((await seenBy(officer)).filter(({ isOwn }) => isOwn)).toHaveLength(MOST_VIEWS)
})

test('a view that was changed meanwhile is not overwritten', async () => {
  const officer = await createUser('SafetyOfficer')
  const { id } = await add(officer)
  expect((await save(officer, { id, name: newName(), rowVersion: 1 })).status).toBe(200)
  expect((await save(officer, { id, name: newName(), rowVersion: 1 })).code).toBe('stale-record')
})
