import { describe, expect, test } from 'vitest'
import { users } from '@/lib/domain/people/users/contract'
import type { Role } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'

const reload = (id: string) => database().db.user.findUniqueOrThrow({ where: { id } })

describe('users/setDefault', () => {
  const defaults = async (role: Role) =>
    (await database().db.user.findMany({ where: { isDefault: true, roles: { has: role } } })).map(
      ({ id }) => id,
    )

  test('replaces the former default of each role of the user', async () => {
    const admin = await createUser('Admin')
    const [purchaser, owner, both] = await Promise.all([
      createUser('Purchasing'),
      createUser('WorkOwner'),
      createUser(['Purchasing', 'WorkOwner']),
    ])
    for (const { id } of [purchaser, owner]) await call(admin, users.setDefault, { id })
    expect([await defaults('Purchasing'), await defaults('WorkOwner')]).toEqual([
      [purchaser.id],
      [owner.id],
    ])
    await call(admin, users.setDefault, { id: both.id })
    expect([await defaults('Purchasing'), await defaults('WorkOwner')]).toEqual([
      [both.id],
      [both.id],
    ])
  })

  test('is one per company for Contractors', async () => {
    const admin = await createUser('Admin')
    const [one, other] = await Promise.all([createUser('Contractor'), createUser('Contractor')])
    for (const { id } of [one, other]) await call(admin, users.setDefault, { id })
    const all = await defaults('Contractor')
    expect([one, other].every(({ id }) => all.includes(id))).toBe(true)
    const colleague = await createUser('Contractor', { employerId: one.employerId })
    await call(admin, users.setDefault, { id: colleague.id })
    const now = await defaults('Contractor')
    expect([one, other, colleague].map(({ id }) => now.includes(id))).toEqual([false, true, true])
  })

  test('leaves one default after concurrent calls', async () => {
    const admin = await createUser('Admin')
    const officers = await Promise.all(
      Array.from({ length: 10 }, () => createUser('SafetyOfficer')),
    )
    await Promise.all(officers.map(({ id }) => call(admin, users.setDefault, { id })))
    expect(await defaults('SafetyOfficer')).toHaveLength(1)
  })

  test('is not taken from a user whom the caller may not change', async () => {
    const admin = await createUser('Admin')
    const former = await createUser(['SafetyOfficer', 'Contractor'])
    await call(admin, users.setDefault, { id: former.id })
    const contractor = await createUser('Contractor', { employerId: former.employerId })
    const answer = await call(await createUser('Purchasing'), users.setDefault, {
      id: contractor.id,
    })
    expect([answer.status, answer.body.code]).toEqual([403, 'contractor-users-only'])
    expect([(await reload(former.id)).isDefault, (await reload(contractor.id)).isDefault]).toEqual([
      true,
      false,
    ])
  })

  test('is not given to a disabled user, and not offered', async () => {
    const admin = await createUser('Admin')
    const { id } = await createUser('WorkOwner')
    await call(admin, users.save, { id, status: 'Disabled' })
    expect((await call(admin, users.get, { id })).body.can.setDefault).toBe(false)
    const { status, body } = await call(admin, users.setDefault, { id })
    expect([status, body.code]).toEqual([400, 'user-disabled'])
  })

  test('warns of the roles that only the former default stood for', async () => {
    const admin = await createUser('Admin')
    const both = await createUser(['Purchasing', 'WorkOwner'])
    const owner = await createUser('WorkOwner')
    await call(admin, users.setDefault, { id: both.id })
    const { body } = await call(admin, users.setDefault, { id: owner.id }, english)
    expect(body).toMatchObject({
      success: true,
      messages: [
        {
          code: 'roles-without-default',
          severity: 'warning',
          text: expect.stringContaining('Purchasing'),
        },
      ],
    })
    const again = await call(admin, users.setDefault, { id: owner.id })
    expect(again.body.messages).toEqual([])
  })

  test('is lost by who is disabled, and not back with them', async () => {
    const admin = await createUser('Admin')
    const { id } = await createUser('WorkspaceOwner')
    await call(admin, users.setDefault, { id })
    for (const status of ['Disabled', 'Active'] as const) {
      await call(admin, users.save, { id, status })
      expect((await reload(id)).isDefault).toBe(false)
    }
  })

  test('is lost when the roles change', async () => {
    const admin = await createUser('Admin')
    const { id } = await createUser('WorkspaceOwner')
    await call(admin, users.setDefault, { id })
    await call(admin, users.save, { id, roles: ['SafetyOfficer'] })
    expect((await reload(id)).isDefault).toBe(false)
  })
})
