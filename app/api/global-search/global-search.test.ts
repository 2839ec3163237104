import { describe, expect, test } from 'vitest'
import { globalSearch, type Hit } from '@/lib/domain/insight/global-search/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { users, type UserGroups } from '@/lib/domain/people/users/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { openableTypes } from '@/lib/platform/access/record-pages'
import { roles, type Role } from '@/lib/platform/access/policies'
import { toUtcDate } from '@/lib/platform/dates/day'
import { call, english, type Caller } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createJsaTemplate,
  createPerson,
  createProject,
  createTask,
  createTrainingPlan,
  createTrainingSession,
  createUser,
  createWorkPermit,
} from '@/lib/testing/records/factories'
import { statementsOfKnownCaller } from '@/lib/testing/calls/statements'

const WORD = 'มะลิวัลย์'
const own = await createEmployer({ nameTh: `บริษัท ${WORD} หนึ่ง`, nameEn: 'Maliwan One' })
const other = await createEmployer({ nameTh: `บริษัท ${WORD} สอง` })
const officer = await createUser('SafetyOfficer')
const contractor = await createUser('Contractor', { employerId: own.id })
await createUser('Contractor', {
  employerId: own.id,
  person: { firstNameTh: WORD, lastNameTh: 'ผู้รับเหมา' },
})
await createUser('WorkOwner', { person: { firstNameTh: WORD, lastNameTh: 'เจ้าของงาน' } })

const worker = await createPerson({
  firstNameTh: WORD,
  lastNameTh: 'ใจดี',
  employerId: own.id,
  nationalId: '1101700203451',
})
await createPerson({ firstNameTh: 'สมหญิง', lastNameTh: WORD, employerId: other.id })
await createPerson({ firstNameTh: WORD, lastNameTh: 'ลาออก', removedAt: new Date() })
const project = await createProject({ name: `ซ่อม ${WORD}`, purchaseRequisitionNo: 'PR-MLW/77' })
const requestedByUserId = officer.userId
const permit = await createWorkPermit({
  requestedByUserId,
  permitNo: 'WP-2026-777123',
  contractorId: own.id,
  description: `เชื่อม ${WORD}`,
  workDate: toUtcDate('2026-12-05'),
})
await createWorkPermit({ requestedByUserId, contractorId: other.id, description: WORD })
const task = await createTask({
  assigneeUserId: contractor.userId,
  refId: 'T-2026-777124',
  title: WORD,
})
await createTask({ assigneeUserId: officer.userId, taskTypeId: 3, title: `${WORD} อื่น` })
const plan = await createTrainingPlan({ nickname: `อบรม ${WORD}` })
await createTrainingSession({ scheduleId: plan.id })
await createJsaTemplate({ nameTh: `แม่แบบ ${WORD}`, code: 'JSA-MLW' })

const found = async (caller: Caller, keyword: string, limit = 10): Promise<Hit[]> => {
  const answer = await call(caller, globalSearch.search, { keyword, limit })
  expect(answer.status).toBe(200)
  return answer.body
}
const labels = (hits: Hit[]) => hits.map(({ label }) => label)

const usersIn = (groups: UserGroups) => Object.values(groups).flatMap((group) => group ?? [])

/** What the list of each noun finds for the word, of the types whose pages are offered. */
async function foundByLists(caller: Caller, role: Role): Promise<string[]> {
  const input = { keyword: WORD }
  const listed: Record<string, { id: string }[]> = {
    person: (await call(caller, persons.search, input)).body,
    'work-permit': (await call(caller, workPermits.search, input)).body,
    task: (await call(caller, tasks.search, { ...input, scope: 'all' })).body,
    'training-session': (await call(caller, trainingSessions.search, input)).body,
    employer: (await call(caller, employers.search, input)).body,
    'jsa-template': (await call(caller, jsaTemplates.search, input)).body,
    project: [(await call(caller, projects.search, {})).body]
      .flatMap((rows) => (Array.isArray(rows) ? rows : []))
      .filter(({ name }) => name.includes(WORD)),
    user: usersIn((await call(caller, users.search, input)).body).filter(
      ({ roles: own }) => role !== 'Purchasing' || own.join() === 'Contractor',
    ),
  }
  const offered = openableTypes([role])
  const keys = Object.entries(listed).flatMap(([type, rows]) =>
    offered.some((one) => one === type) ? rows.map(({ id }) => `${type} ${id}`) : [],
  )
  return [...new Set(keys)].toSorted()
}

describe('a word', () => {
  test.each(roles)(
    'finds for %s what the lists of the nouns find, and nothing else',
    async (role) => {
      const caller = role === 'Contractor' ? contractor : await createUser(role)
      const keys = (await found(caller, WORD)).map(({ type, id }) => `${type} ${id}`)
      expect(keys.toSorted()).toEqual(await foundByLists(caller, role))
    },
  )

  test('shows a Contractor the own people, permits and tasks only', async () =>
    expect(labels(await found(contractor, WORD))).toEqual([
      `${WORD} ใจดี`,
      `${WORD} ผู้รับเหมา`,
      'WP-2026-777123',
      WORD,
      `อบรม ${WORD}`,
    ]))

  test('has to be in the same record as the other words, however short those are', async () => {
    expect(labels(await found(officer, `${WORD} ใจ`))).toEqual([`${WORD} ใจดี`])
    expect(await found(officer, `${WORD} ไม่มีใครชื่อนี้`)).toEqual([])
  })

  test('of two letters finds nothing but codes', async () => {
    expect(await found(officer, 'มะ')).toEqual([])
    expect(
      labels(await found(officer, Number(worker.code.slice(2)).toString().padStart(2, '0'))),
    ).toEqual([`${WORD} ใจดี`])
  })

  test('shows no more than the limit of each kind', async () => {
    const hits = await found(officer, WORD, 1)
    expect(new Set(hits.map(({ type }) => type)).size).toBe(hits.length)
  })
})

describe('a code', () => {
  test.each([
    ['P-', worker.code],
    ['WP-', 'wp-2026-777123'],
    ['WP- by its number', 'WP777123'],
    ['T-', 'T-2026-777124'],
  ])('%s comes first', async (_, keyword) => {
    const [first] = await found(contractor, keyword)
    const ids = [worker.id, permit.id, task.id]
    expect(first).toMatchObject({ isExact: true })
    expect(ids).toContain(first!.id)
  })

  test('of a project is its PR No. in any case', async () => {
    const owner = await createUser('WorkOwner')
    const [first] = await found(owner, 'pr-mlw/77')
    expect(first).toMatchObject({ type: 'project', id: project.id, isExact: true })
    expect((await found(owner, 'mlw/7')).map(({ isExact }) => isExact)).toEqual([false])
  })

  test('of another company is not found by a Contractor', async () => {
    const foreign = await createPerson({ employerId: other.id })
    expect(await found(contractor, foreign.code)).toEqual([])
  })

  test('is never a national id, whole or in part', async () => {
    expect(await found(officer, '1101700203451')).toEqual([])
    expect(await found(officer, '0203451')).toEqual([])
  })
})

test('names and days are in the language of the reader', async () => {
  const { body } = await call(contractor, globalSearch.search, { keyword: '777123' }, english)
  expect(body).toEqual([
    {
      type: 'work-permit',
      id: permit.id,
      label: 'WP-2026-777123',
      detail: `5 Dec 2026 · เชื่อม ${WORD}`,
      href: `/work-permits/${permit.id}`,
      isExact: true,
    },
  ])
})

test('a wildcard is a letter like any other', async () =>
  expect(await found(officer, '%%%')).toEqual([]))

test('takes two statements besides finding out who calls', async () => {
  const admin = await createUser('Admin')
  const search = () => found(admin, WORD)
  const statements = await statementsOfKnownCaller(search, search)
  expect(statements.filter((text) => text.includes('UNION ALL'))).toHaveLength(1)
  expect(statements.length).toBeLessThanOrEqual(3)
})

test('nobody is asked who is not signed in', async () =>
  expect((await call(null, globalSearch.search, { keyword: WORD })).status).toBe(401))
