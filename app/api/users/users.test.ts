import { describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { users } from '@/lib/domain/people/users/contract'
import type { Role } from '@/lib/platform/access/policies'
import { roles } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createPerson,
  createUser,
  type TestUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'
import { makeNationalId } from '@/lib/testing/records/national-id'

const reload = (id: string) => database().db.user.findUniqueOrThrow({ where: { id } })

describe('users/remove', () => {
  test('hides the user, ends sign-in, frees the address, and keeps the person', async () => {
    const admin = await createUser('Admin', { password: 'a long password' })
    const user = await createUser('WorkOwner', {
      email: 'leaver@example.com',
      password: 'a long password',
    })
    await call(user, account.get, {})
    expect((await call(admin, users.remove, { id: user.id })).status).toBe(200)
    expect((await call(user, account.get, {})).status).toBe(401)
    const { body } = await call(admin, users.search, {})
    expect(body.workOwnerUsers.some(({ id }) => id === user.id)).toBe(false)
    const next = {
      PersonId: (await createPerson()).id,
      roles: ['WorkOwner' as const],
      email: 'leaver@example.com',
    }
    expect((await call(admin, users.save, next)).status).toBe(200)
    expect(await reload(user.id)).toMatchObject({ personId: user.personId, email: null })
  })

  test('is refused while the user is responsible for people, with their number', async () => {
    const user = await createUser('WorkOwner')
    await createPerson({ responsibleUserId: user.id })
    const { status, body } = await call(
      await createUser('Admin'),
      users.remove,
      { id: user.id },
      english,
    )
    expect([status, body.code]).toEqual([400, 'user-in-use'])
    expect(body.detail).toContain('1')
    expect((await reload(user.id)).removedAt).toBeNull()
  })
})

describe('users/search', () => {
  test('groups by role, and a user with two roles is in both groups', async () => {
    const both = await createUser(['Purchasing', 'WorkOwner'])
    const admin = await createUser('Admin')
    const { body } = await call(admin, users.search, {})
    expect(body.purchasingUsers.map(({ id }) => id)).toContain(both.id)
    expect(body.workOwnerUsers.map(({ id }) => id)).toContain(both.id)
    expect(body.adminUsers?.map(({ id }) => id)).toContain(admin.id)
    expect(body.adminUsers?.map(({ id }) => id)).not.toContain(both.id)
  })

  test('shows other roles only names and roles', async () => {
    const user = await createUser('SafetyOfficer', {
      person: { phone: '0812345678', nationalId: makeNationalId() },
    })
    const { body } = await call(await createUser('Contractor'), users.search, {})
    const seen = body.safetyOfficerUsers.find(({ id }) => id === user.id)!
    expect(seen).toMatchObject({ email: null, roles: ['SafetyOfficer'] })
    expect(seen.person).toMatchObject({ firstNameTh: 'สมชาย', phone: null, nationalId: null })
    expect([body.adminUsers, body.tenantAdministratorUsers]).toEqual([undefined, undefined])
  })

  test('shows a Contractor only names and roles of users of other companies', async () => {
    const caller = await createUser('Contractor')
    const person = {
      titleTh: 'นาย',
      firstNameEn: 'Somchai',
      phone: '0812345678',
      trainingStatus: 'Passed' as const,
      trainingValidUntil: new Date('2399-01-01T00:00:00Z'),
    }
    const stranger = await createUser('Contractor', { person })
    const officer = await createUser('SafetyOfficer', {
      person: { ...person, employerId: (await createEmployer({ kind: 'Site' })).id },
    })
    const colleague = await createUser('Contractor', { employerId: caller.employerId, person })
    const { body } = await call(caller, users.search, {})
    const seen = [...body.contractorUsers, ...body.safetyOfficerUsers]
    const of = ({ id }: TestUser) => seen.find((user) => user.id === id)!
    for (const other of [stranger, officer]) {
      const { can: commands, person: _person, ...login } = of(other)
      expect(Object.values(commands)).toEqual(Object.keys(commands).map(() => false))
      const visible = Object.entries(login).filter(([, value]) => value !== null)
      expect(Object.fromEntries(visible)).toEqual({
        id: other.id,
        PersonId: other.personId,
        roles: other.roles,
        rowVersion: 1,
      })
      const { id, rowVersion, can, ...shown } = of(other).person
      expect([id, rowVersion]).toEqual([other.personId, 1])
      expect(Object.values(can)).toEqual(Object.keys(can).map(() => false))
      const said = Object.entries(shown).filter(([, value]) => value !== null)
      expect(Object.fromEntries(said)).toEqual({
        titleTh: 'นาย',
        firstNameTh: 'สมชาย',
        lastNameTh: 'ใจดี',
        firstNameEn: 'Somchai',
      })
    }
    expect(of(colleague)).toMatchObject({
      employerId: caller.employerId,
      status: 'Draft',
      isDefault: false,
      person: { TrainingStatus: 'Passed', employer: { id: caller.employerId }, phone: null },
    })
  })

  test('finds any part of the names in both languages, and the address for those who may see it', async () => {
    const person = {
      firstNameTh: 'ปัณณวิชญ์',
      lastNameTh: 'เกื้อกูลวงศ์',
      firstNameEn: 'Pannawit',
      lastNameEn: 'Kuakulwong',
    }
    const user = await createUser('WorkOwner', { email: 'findme@example.com', person })
    const found = async (role: Role, keyword: string) => {
      const { body } = await call(await createUser(role), users.search, { keyword })
      return body.workOwnerUsers.some(({ id }) => id === user.id)
    }
    for (const keyword of ['ณวิช', 'ปัณ เกื้อ', 'kuakul', 'PANNAWIT', '  findme '])
      expect(await found('Admin', keyword)).toBe(true)
    expect(await found('Contractor', 'ณวิช')).toBe(true)
    for (const keyword of ['findme', '%', '_', 'ปัณ xyz'])
      expect(await found('Contractor', keyword)).toBe(false)
  })

  test('answers what the caller may do with each user', async () => {
    const [contractor, officer] = await Promise.all([
      createUser('Contractor'),
      createUser('SafetyOfficer'),
    ])
    const { body } = await call(await createUser('Purchasing'), users.search, {})
    expect(body.contractorUsers.find(({ id }) => id === contractor.id)!.can.save).toBe(true)
    const { can } = body.safetyOfficerUsers.find(({ id }) => id === officer.id)!
    expect(Object.values(can)).toEqual(Object.keys(can).map(() => false))
  })
})

describe('the members of a user that may be changed', () => {
  test.each([
    ['Admin', false, { changeRoles: true, changeEmail: true }],
    ['TenantAdministrator', false, { changeRoles: true, changeEmail: true }],
    ['TenantAdministrator', true, { changeRoles: true, changeEmail: false, changeStatus: true }],
    ['WorkOwner', true, { changeEmail: false, changeStatus: false, remove: false }],
  ] as const)('are answered to a %s (active: %s)', async (role, isActive, expected) => {
    const user = await createUser('SafetyOfficer', isActive ? { password: 'a long password' } : {})
    const { body } = await call(await createUser(role), users.get, { id: user.id })
    expect(body.can).toMatchObject({ save: true, ...expected })
  })

  test('do not include the own roles', async () => {
    const me = await createUser('Admin')
    const { body } = await call(me, users.get, { id: me.id })
    expect(body.can).toMatchObject({ save: true, changeRoles: false, changeEmail: true })
  })
})

describe('users/create and preCreateContractor', () => {
  test('with an existing contractor answer a template of a Contractor user', async () => {
    const { id: contractorId } = await createEmployer()
    const { body } = await call(await createUser('Purchasing'), users.create, { contractorId })
    expect(body.user).toMatchObject({
      employerId: contractorId,
      roles: ['Contractor'],
      status: 'Draft',
    })
    expect(body.lookups.assignableRoles).toEqual(['Contractor'])
  })

  test.each([
    ['nobody knows', async () => UNKNOWN_ID],
    ['is the site itself', async () => (await createEmployer({ kind: 'Site' })).id],
  ])('a contractor that %s is 400', async (_, contractor) => {
    const answer = await call(await createUser('Admin'), users.create, {
      contractorId: await contractor(),
    })
    expect([answer.status, answer.body.errors[0]?.path]).toEqual([400, 'contractorId'])
  })

  test.each([
    ['Admin', roles],
    ['TenantAdministrator', roles.filter((role) => role !== 'Admin')],
    ['WorkOwner', ['WorkOwner', 'Contractor']],
    ['Purchasing', ['Contractor']],
  ] as const)('offer a %s the roles it may give', async (role, expected) => {
    const { body } = await call(await createUser(role), users.create, {})
    expect(body.lookups.assignableRoles).toEqual(expected)
  })

  test.each([
    ['Admin', true],
    ['Purchasing', true],
    ['TenantAdministrator', false],
    ['WorkOwner', false],
  ] as const)(
    'answer a %s whether more than names and company may be set: %s',
    async (role, may) => {
      const { body } = await call(await createUser(role), users.create, {})
      expect(body.person.can).toEqual({ saveDetails: may })
    },
  )

  test('offer only people without a user', async () => {
    const free = await createPerson()
    const taken = await createUser('WorkOwner')
    const { body } = await call(await createUser('Admin'), users.create, {})
    const offered = body.lookups.persons.map(({ id }) => id)
    expect([offered.includes(free.id), offered.includes(taken.personId)]).toEqual([true, false])
  })

  test('list the active contractors', async () => {
    const [active, inactive, site] = await Promise.all([
      createEmployer(),
      createEmployer({ status: 'Inactive' }),
      createEmployer({ kind: 'Site' }),
    ])
    const { body } = await call(await createUser('Admin'), users.preCreateContractor, {})
    const ids = body.map(({ id }) => id)
    expect([active, inactive, site].map(({ id }) => ids.includes(id))).toEqual([true, false, false])
  })
})
