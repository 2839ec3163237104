import { expect, test } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { users } from '@/lib/domain/people/users/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'

const ROUNDS = 10

const admin = await createUser('Admin')

const makePerson = (link: { employerId?: string; responsibleUserId?: string }) =>
  call(admin, persons.save, { firstNameTh: 'สมหญิง', lastNameTh: 'รักงาน', ...link })

/** Of two concurrent calls exactly one succeeds, whichever comes first. */
async function race(
  link: () => ReturnType<typeof makePerson>,
  remove: () => Promise<{ status: number }>,
) {
  const [linked, removed] = await Promise.all([link(), remove()])
  expect([linked.status, removed.status].sort()).toEqual([200, 400])
  return linked
}

test('an employer is not removed while a person is added to it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await createEmployer()
    const linked = await race(
      () => makePerson({ employerId: id }),
      () => call(admin, employers.remove, { id }),
    )
    if (linked.status === 400) expect(linked.body.errors[0]?.path).toBe('employerId')
  }
})

test('a user is not removed while becoming responsible for a person', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await createUser('WorkOwner')
    const linked = await race(
      () => makePerson({ responsibleUserId: id }),
      () => call(admin, users.remove, { id }),
    )
    if (linked.status === 400) expect(linked.body.errors[0]?.path).toBe('responsibleUserId')
  }
})

test('a person is not removed while a user is added', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await createPerson()
    const save = { roles: ['WorkOwner' as const], PersonId: id }
    const [saved, removed] = await Promise.all([
      call(admin, users.save, save),
      call(admin, persons.remove, { id }),
    ])
    expect([saved.status, removed.status].sort()).toEqual([200, 400])
  }
})

test('concurrent saves of one person all count, or are refused as stale', async () => {
  const { id } = await createPerson()
  const change = (rowVersion?: number) =>
    call(admin, persons.save, { id, firstNameTh: 'ก', lastNameTh: 'ข', rowVersion })
  await Promise.all(Array.from({ length: 10 }, () => change()))
  const { rowVersion } = await database().db.person.findUniqueOrThrow({ where: { id } })
  expect(rowVersion).toBe(11)
  const late = await Promise.all(Array.from({ length: 10 }, () => change(11)))
  expect(late.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
})
