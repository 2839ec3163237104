import { expect, test } from 'vitest'
import { persons } from '@/lib/domain/people/persons/contract'
import { MOST_REFERRED } from '@/lib/domain/people/persons/rules'
import { database } from '@/lib/platform/db/database'
import { rateLimiter } from '@/lib/platform/db/rate-limiter'
import { DAY } from '@/lib/platform/dates/durations'
import { call } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createPerson,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'
import { checkedImport, readImport } from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'

const { id: employerId } = await createEmployer()
const registered = makeNationalId()
await createPerson({ nationalId: registered, employerId })

const save = (caller: TestUser, nationalId: string, more: object = {}) =>
  call(caller, persons.save, { firstNameTh: 'ก', lastNameTh: 'ข', nationalId, ...more })
const codeOf = async (answer: ReturnType<typeof save>) => (await answer).body.code
/** Counts so many refused numbers of the caller, as a day of tries would. */
const refer = (caller: TestUser, count: number) =>
  rateLimiter('referred-rows', MOST_REFERRED, DAY).penalty(caller.userId, count)

test('a company does not find out by saves who is registered elsewhere', async () => {
  const contractor = await createUser('Contractor')
  await refer(contractor, MOST_REFERRED - 1)
  // The file is refused once the number was judged, so that nothing of the try is left.
  const nothing = { ProfileAsset: { id: crypto.randomUUID() } }
  expect(await codeOf(save(contractor, registered, nothing))).toBe('ask-officer')
  for (const number of [registered, makeNationalId()]) {
    const { status, body, headers } = await save(contractor, number)
    expect([status, body.code]).toEqual([429, 'refers-too-many'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await save(contractor, 'x-xxxx-xxxxx-12-3')).status).toBe(200)
})

test('a number that nobody has, or that is saved, does not count', async () => {
  const contractor = await createUser('Contractor')
  await refer(contractor, MOST_REFERRED - 1)
  for (let time = 0; time < 3; time++)
    expect((await save(contractor, makeNationalId())).status).toBe(200)
  expect(await codeOf(save(contractor, registered))).toBe('ask-officer')
})

test('of many tries at once none passes the limit', async () => {
  const contractor = await createUser('Contractor')
  await refer(contractor, MOST_REFERRED - 2)
  const codes = await Promise.all(
    Array.from({ length: 6 }, () => codeOf(save(contractor, registered))),
  )
  expect(codes.filter((code) => code === 'ask-officer').length).toBeLessThanOrEqual(2)
})

test('saves and files count together', async () => {
  const contractor = await createUser('Contractor')
  await refer(contractor, MOST_REFERRED - 1)
  await save(contractor, registered)
  const rows = [
    ['ชื่อ', 'นามสกุล', 'เลขบัตร'],
    ['ก', 'ข', registered],
  ]
  const id = await checkedImport(contractor, 'Persons', rows)
  expect((await readImport(contractor, id)).problem?.code).toBe('import-refers-too-many')
})

test('whoever sees everybody is not counted', async () => {
  const officer = await createUser('SafetyOfficer')
  await refer(officer, MOST_REFERRED + 1)
  expect(await codeOf(save(officer, registered))).toBe('national-id-in-use')
  expect(await database().db.person.count({ where: { employerId } })).toBe(1)
})
