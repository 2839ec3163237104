import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '@/lib/domain/people/users/contract'
import type { Role } from '@/lib/platform/access/policies'
import { roles } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import type { Contract } from '@/lib/platform/contract/contract'
import { call, callUnchecked } from '@/lib/testing/calls/call'
import {
  createPerson,
  createUser,
  type TestUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'

const reload = (id: string) => database().db.user.findUniqueOrThrow({ where: { id } })

/** Source: docs/interface.md#users. */
describe('each endpoint answers each role with the specified status', () => {
  type Target = 'Contractor' | 'WorkOwner'
  const inputs: Record<string, [Contract, (target: TestUser) => unknown]> = {
    search: [users.search, () => ({ keyword: 'สมชาย' })],
    create: [users.create, ({ employerId }) => (employerId ? { contractorId: employerId } : {})],
    get: [users.get, ({ id }) => ({ id })],
    // A save without roles and names. Source: docs/interface.md#users.
    save: [users.save, ({ id, personId, email }) => ({ id, PersonId: personId, email })],
    remove: [users.remove, ({ id }) => ({ id })],
    preCreateContractor: [users.preCreateContractor, () => ({})],
    setDefault: [users.setDefault, ({ id }) => ({ id })],
  }
  //                 endpoint, Admin, Purchasing on a Contractor, Purchasing on another, Contractor
  const matrix = [
    ['search', 200, 200, 200, 200],
    ['create', 200, 200, 200, 403],
    ['get', 200, 200, 403, 403],
    ['save', 200, 200, 403, 403],
    ['remove', 200, 200, 403, 403],
    ['preCreateContractor', 200, 200, 200, 403],
    ['setDefault', 200, 200, 403, 403],
  ] as const
  const cells = matrix.flatMap(([name, admin, ownTarget, otherTarget, contractor]) => [
    [name, 'Admin', 'Contractor', admin] as const,
    [name, 'Admin', 'WorkOwner', admin] as const,
    [name, 'Purchasing', 'Contractor', ownTarget] as const,
    [name, 'Purchasing', 'WorkOwner', otherTarget] as const,
    [name, 'Contractor', 'Contractor', contractor] as const,
    [name, 'Contractor', 'WorkOwner', contractor] as const,
  ])

  test.each(cells)('%s by %s on a %s is %i', async (name, role, target: Target, status) => {
    const [contract, input] = inputs[name]!
    const subject = await createUser(target)
    const before = await reload(subject.id)
    const answer = await callUnchecked(await createUser(role), contract, input(subject))
    expect(answer.status).toBe(status)
    const hasChanged = JSON.stringify(await reload(subject.id)) !== JSON.stringify(before)
    expect(hasChanged && status === 403).toBe(false)
  })

  test.each(Object.keys(inputs))('%s without authorization is 401', async (name) => {
    const [contract, input] = inputs[name]!
    expect(
      (await callUnchecked(null, contract, input(await createUser('Contractor')))).status,
    ).toBe(401)
  })

  test.each(['TenantAdministrator', 'WorkOwner'] as const)(
    '%s manages users as well',
    async (role) => {
      const manager = await createUser(role)
      for (const name of ['get', 'save', 'setDefault', 'remove']) {
        const [contract, input] = inputs[name]!
        expect(
          (await callUnchecked(manager, contract, input(await createUser('Contractor')))).status,
        ).toBe(200)
      }
    },
  )
})

describe('the order of checks', () => {
  test.each([users.get, users.remove, users.setDefault])(
    'a user who does not exist is 400: $path',
    async (contract) => {
      for (const role of ['Admin', 'Purchasing'] as const) {
        const { status, body } = await call(await createUser(role), contract, { id: UNKNOWN_ID })
        expect([status, body.code]).toEqual([400, 'record-not-found'])
        expect(body.detail).toContain(UNKNOWN_ID)
      }
    },
  )

  test('a removed user counts as one who does not exist', async () => {
    const { id } = await createUser('Contractor', { removedAt: new Date() })
    expect((await call(await createUser('Admin'), users.get, { id })).body.code).toBe(
      'record-not-found',
    )
  })

  test('for Purchasing a stale record of another role is 403 and not 409', async () => {
    const { id } = await createUser('WorkOwner', { rowVersion: 5 })
    const answer = await call(await createUser('Purchasing'), users.save, {
      id,
      roles: ['WorkOwner'],
      rowVersion: 1,
    })
    expect([answer.status, answer.body.code]).toEqual([403, 'contractor-users-only'])
  })
})

describe('Purchasing beyond its permissions', () => {
  let purchasing: TestUser
  beforeAll(async () => {
    purchasing = await createUser('Purchasing')
  })
  const attempt = (input: Record<string, unknown>) => callUnchecked(purchasing, users.save, input)

  test('cannot make itself Admin', async () => {
    const { status } = await attempt({
      id: purchasing.id,
      roles: ['Admin'],
      PersonId: purchasing.personId,
    })
    expect(status).toBe(403)
    expect((await reload(purchasing.id)).roles).toEqual(['Purchasing'])
  })

  test.each(roles.filter((role) => role !== 'Contractor'))(
    'cannot give a Contractor the role %s',
    async (role) => {
      const contractor = await createUser('Contractor')
      for (const newRoles of [[role], ['Contractor', role]] as Role[][]) {
        const { status } = await attempt({ id: contractor.id, roles: newRoles })
        expect(status).toBe(403)
      }
      expect((await reload(contractor.id)).roles).toEqual(['Contractor'])
    },
  )

  test.each(roles.filter((role) => role !== 'Contractor'))(
    'cannot create a user with the role %s',
    async (role) => {
      const before = await database().db.user.count()
      const person = { firstNameTh: 'ก', lastNameTh: 'ข' }
      expect((await attempt({ roles: [role], person })).status).toBe(403)
      expect((await attempt({ roles: ['Contractor', role], person })).status).toBe(403)
      expect(await database().db.user.count()).toBe(before)
    },
  )

  test.each(['roles', 'ROLES', 'Roles'])(
    'cannot send the role under the member name %s',
    async (name) => {
      const { id } = await createUser('Contractor')
      const { status } = await attempt({ id, [name]: ['Admin'] })
      expect(status).toBe(403)
    },
  )

  test('cannot change a Contractor with another role', async () => {
    const { id } = await createUser(['Contractor', 'WorkOwner'])
    expect((await attempt({ id, roles: ['Contractor'] })).status).toBe(403)
  })

  test('cannot link its own person to a new user', async () => {
    const { status, body } = await attempt({ roles: ['Contractor'], PersonId: purchasing.personId })
    expect([status, body.code]).toEqual([400, 'person-has-user'])
  })

  test('keeps its limits with the Work Owner role as well', async () => {
    const both = await createUser(['Purchasing', 'WorkOwner'])
    const { id } = await createUser('SafetyOfficer')
    expect((await call(both, users.get, { id })).status).toBe(403)
  })
})

describe('administrators', () => {
  test.each([
    ['TenantAdministrator', ['Admin']],
    ['WorkOwner', ['Admin', 'TenantAdministrator']],
  ] as const)('a %s may not give, change or remove %j', async (role, above) => {
    const manager = await createUser(role)
    for (const higherRole of above) {
      const { id, personId } = await createUser(higherRole)
      const answers = await Promise.all([
        call(manager, users.save, { id, roles: ['WorkOwner'] }),
        call(manager, users.remove, { id }),
        call(manager, users.setDefault, { id }),
        call(manager, users.save, { roles: [higherRole], PersonId: (await createPerson()).id }),
      ])
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [403, 'admin-only'],
        [403, 'admin-only'],
        [403, 'admin-only'],
        [403, 'role-not-yours-to-give'],
      ])
      expect(await reload(id)).toMatchObject({ roles: [higherRole], personId, removedAt: null })
    }
  })

  test('the last Admin cannot be removed by any endpoint, in concurrent calls either', async () => {
    await database().db.user.updateMany({
      where: { roles: { has: 'Admin' } },
      data: { disabledAt: new Date() },
    })
    const make = () => createUser('Admin', { password: 'a long password' })
    const admins = [await make(), await make()] as const
    const answers = await Promise.all([
      call(admins[0], users.remove, { id: admins[1].id }),
      call(admins[1], users.save, { id: admins[0].id, roles: ['WorkOwner'] }),
      call(admins[0], users.save, { id: admins[0].id, roles: ['Admin'], status: 'Disabled' }),
    ])
    expect(answers.map(({ status }) => status)).toContain(200)
    const left = await database().db.user.count({
      where: { roles: { has: 'Admin' }, removedAt: null, disabledAt: null },
    })
    expect(left).toBe(1)
  })

  test('the last Admin keeps an address to sign in with', async () => {
    const make = () => createUser('Admin', { password: 'a long password' })
    const [admin, other] = [await make(), await make()]
    await database().db.user.updateMany({
      where: { roles: { has: 'Admin' }, id: { notIn: [admin.id, other.id] } },
      data: { disabledAt: new Date() },
    })
    const clear = (id: string) => call(admin, users.save, { id, email: null })
    expect((await clear(other.id)).status).toBe(200)
    expect((await clear(admin.id)).body.code).toBe('last-admin')
    expect((await call(admin, users.remove, { id: admin.id })).body.code).toBe('last-admin')
  })
})
