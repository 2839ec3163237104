import { expect, test } from 'vitest'
import { users } from '@/lib/domain/people/users/contract'
import { database } from '@/lib/platform/db/database'
import type { InputOf } from '@/lib/platform/contract/contract'
import { call } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createPerson,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'

test('searchNames finds users by name or id, without removed ones', async () => {
  const caller = await createUser('SafetyOfficer')
  const make = (more = {}) =>
    createUser('WorkOwner', { person: { firstNameTh: 'จิราภรณ์', firstNameEn: 'Jiraporn' }, ...more })
  const [one, two] = [await make(), await make()]
  const gone = await make({ removedAt: new Date(), email: null })
  const find = async (input: InputOf<typeof users.searchNames>) => {
    const { body, headers } = await call(caller, users.searchNames, input)
    return { ids: body.map(({ id }) => id), total: headers.get('x-total-count') }
  }
  const both = await find({ keyword: 'jirap' })
  expect(both.ids.toSorted()).toEqual([one.id, two.id].toSorted())
  expect(await find({ keyword: 'จิราภรณ์', page: 1, pageSize: 1 })).toMatchObject({ total: '2' })
  expect((await find({ ids: [two.id, gone.id] })).ids).toEqual([two.id])
  expect((await find({ keyword: one.email! })).ids).toEqual([])
})

test('a Contractor does not see for which other company a user works', async () => {
  const foreign = await createUser('Contractor')
  const caller = await createUser('Contractor')
  const of = async (employerId: string) =>
    (await call(caller, users.searchNames, { employerId })).body.map(({ id }) => id)
  expect(await of(foreign.employerId!)).toEqual([])
  expect(await of(caller.employerId!)).toEqual([caller.id])
})

test('a Contractor finds users of other companies by name, and not by the code', async () => {
  const caller = await createUser('Contractor')
  const colleague = await createUser('Contractor', { employerId: caller.employerId })
  const foreign = await createUser('Contractor')
  const by = async (who: TestUser, { personId }: TestUser) => {
    const { code } = await database().db.person.findUniqueOrThrow({ where: { id: personId } })
    const { body } = await call(who, users.searchNames, { keyword: code })
    return body.map(({ id }) => id)
  }
  expect(await by(caller, foreign)).toEqual([])
  expect(await by(caller, colleague)).toEqual([colleague.id])
  expect(await by(await createUser('SafetyOfficer'), foreign)).toEqual([foreign.id])
})

test('searchPersons finds people without a user by name, for Purchasing those of contractors', async () => {
  const named = { firstNameTh: 'ไร้บัญชี' }
  const contractor = await createEmployer()
  const site = await createEmployer({ kind: 'Site' })
  const [worker, staff] = [
    await createPerson({ ...named, employerId: contractor.id }),
    await createPerson({ ...named, employerId: site.id }),
  ]
  await createUser('WorkOwner', { person: named })
  const find = async (role: 'Admin' | 'Purchasing') =>
    (await call(await createUser(role), users.searchPersons, { keyword: 'ไร้บัญชี' })).body
  expect((await find('Admin')).map(({ id }) => id).toSorted()).toEqual(
    [worker.id, staff.id].toSorted(),
  )
  expect(await find('Purchasing')).toMatchObject([{ id: worker.id, employerId: contractor.id }])
})
