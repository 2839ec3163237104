import { expect, test } from 'vitest'
import { users } from '@/lib/domain/people/users/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { inTransaction } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { untilWaiting } from '@/lib/testing/calls/waiting'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'

const admin = await createUser('Admin')

/** Who saves a user with this address meanwhile waits, before it is written, until `work` is done. */
const whileTaken = (email: string, work: () => Promise<unknown>) =>
  inTransaction(async ({ db }) => {
    const person = await createPerson()
    const { id } = await db.user.create({ data: { personId: person.id, email, roles: [] } })
    await work()
    await db.user.delete({ where: { id } })
  })

test('a company does not become the operator while somebody of it becomes a Contractor user', async () => {
  const { id, nameTh } = await createEmployer()
  const { id: PersonId } = await createPerson({ employerId: id })
  const email = `${crypto.randomUUID()}@example.com`
  const answers: Promise<{ status: number }>[] = []
  await whileTaken(email, async () => {
    answers.push(call(admin, users.save, { PersonId, email, roles: ['Contractor'] }))
    await untilWaiting(1)
    answers.push(call(admin, employers.save, { id, nameTh, kind: 'Site' }))
    await untilWaiting(2)
  })
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses).toEqual([200, 400])
})
