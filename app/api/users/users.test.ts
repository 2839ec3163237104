import { beforeAll, describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { users } from '@/lib/domain/people/users/contract'
import type { Role } from '@/lib/platform/access/policies'
import { roles } from '@/lib/platform/access/policies'
import { prisma } from '@/lib/platform/db/client'
import type { Contract } from '@/lib/platform/contract/contract'
import { call } from '@/lib/testing/call'
import { createEmployer, createPerson, createUser } from '@/lib/testing/factories'
import { makeNationalId } from '@/lib/testing/national-id'

const NOBODY = '00000000-0000-7000-8000-000000000000'
type Made = Awaited<ReturnType<typeof createUser>>

const reload = (id: string) => prisma().user.findUniqueOrThrow({ where: { id } })

describe('the status matrix of the interface', () => {
  type Target = 'Contractor' | 'WorkOwner'
  const inputs: Record<string, [Contract, (target: Made) => unknown]> = {
    search: [users.search, () => ({ keyword: 'สมชาย' })],
    create: [users.create, ({ employerId }) => (employerId ? { contractorId: employerId } : {})],
    get: [users.get, ({ id }) => ({ id })],
    // As the interface shows it: roles and names are left out.
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
    const answer = await call(await createUser(role), contract, input(subject) as never)
    expect(answer.status).toBe(status)
    const hasChanged = JSON.stringify(await reload(subject.id)) !== JSON.stringify(before)
    expect(hasChanged && status === 403).toBe(false)
  })

  test.each(Object.keys(inputs))('%s without authorization is 401', async (name) => {
    const [contract, input] = inputs[name]!
    expect(
      (await call(null, contract, input(await createUser('Contractor')) as never)).status,
    ).toBe(401)
  })

  test.each(['TenantAdministrator', 'WorkOwner'] as const)(
    '%s manages users, too',
    async (role) => {
      const manager = await createUser(role)
      for (const name of ['get', 'save', 'setDefault', 'remove']) {
        const [contract, input] = inputs[name]!
        expect(
          (await call(manager, contract, input(await createUser('SafetyOfficer')) as never)).status,
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
        const { status, body } = await call(await createUser(role), contract, { id: NOBODY })
        expect([status, body.code]).toEqual([400, 'record-not-found'])
        expect(body.detail).toContain(NOBODY)
      }
    },
  )

  test('a removed user counts as one who does not exist', async () => {
    const { id } = await createUser('Contractor', { removedAt: new Date() })
    expect((await call(await createUser('Admin'), users.get, { id })).body.code).toBe(
      'record-not-found',
    )
  })

  test('Purchasing saving a stale record of another role hears 403 and not 409', async () => {
    const { id } = await createUser('WorkOwner', { rowVersion: 5 })
    const answer = await call(await createUser('Purchasing'), users.save, {
      id,
      roles: ['WorkOwner'],
      rowVersion: 1,
    })
    expect([answer.status, answer.body.code]).toEqual([403, 'contractor-users-only'])
  })
})

describe('Purchasing trying to reach further', () => {
  let purchasing: Made
  beforeAll(async () => {
    purchasing = await createUser('Purchasing')
  })
  const attempt = (input: Record<string, unknown>) => call(purchasing, users.save, input as never)

  test('may not make itself Admin', async () => {
    const { status } = await attempt({
      id: purchasing.id,
      roles: ['Admin'],
      PersonId: purchasing.personId,
    })
    expect(status).toBe(403)
    expect((await reload(purchasing.id)).roles).toEqual(['Purchasing'])
  })

  test.each(roles.filter((role) => role !== 'Contractor'))(
    'may not give a Contractor the role %s',
    async (role) => {
      const contractor = await createUser('Contractor')
      for (const held of [[role], ['Contractor', role]] as Role[][]) {
        const { status } = await attempt({ id: contractor.id, roles: held })
        expect(status).toBe(403)
      }
      expect((await reload(contractor.id)).roles).toEqual(['Contractor'])
    },
  )

  test.each(roles.filter((role) => role !== 'Contractor'))(
    'may not make a user of the role %s',
    async (role) => {
      const before = await prisma().user.count()
      const person = { firstNameTh: 'ก', lastNameTh: 'ข' }
      expect((await attempt({ roles: [role], person })).status).toBe(403)
      expect((await attempt({ roles: ['Contractor', role], person })).status).toBe(403)
      expect(await prisma().user.count()).toBe(before)
    },
  )

  test.each(['roles', 'ROLES', 'Roles'])('may not slip the role in as %s', async (name) => {
    const { id } = await createUser('Contractor')
    const { status } = await attempt({ id, [name]: ['Admin'] })
    expect(status).toBe(403)
  })

  test('may not take over a user who is Contractor and something more', async () => {
    const { id } = await createUser(['Contractor', 'WorkOwner'])
    expect((await attempt({ id, roles: ['Contractor'] })).status).toBe(403)
  })

  test('may not put its own person behind a new user', async () => {
    const { status, body } = await attempt({ roles: ['Contractor'], PersonId: purchasing.personId })
    expect([status, body.code]).toEqual([400, 'person-has-user'])
  })

  test('is bound by its rule even with the Work Owner role beside it', async () => {
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
    for (const held of above) {
      const { id, personId } = await createUser(held)
      const answers = await Promise.all([
        call(manager, users.save, { id, roles: ['WorkOwner'] }),
        call(manager, users.remove, { id }),
        call(manager, users.setDefault, { id }),
        call(manager, users.save, { roles: [held], PersonId: (await createPerson()).id }),
      ])
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [403, 'admin-only'],
        [403, 'admin-only'],
        [403, 'admin-only'],
        [403, 'role-not-yours-to-give'],
      ])
      expect(await reload(id)).toMatchObject({ roles: [held], personId, removedAt: null })
    }
  })

  test('the last Admin stays, by every door, however many try at once', async () => {
    await prisma().user.updateMany({
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
    const left = await prisma().user.count({
      where: { roles: { has: 'Admin' }, removedAt: null, disabledAt: null },
    })
    expect(left).toBe(1)
  })
})

describe('users/save', () => {
  let admin: Made
  beforeAll(async () => {
    admin = await createUser('Admin', { password: 'a long password' })
  })
  const save = (input: Record<string, unknown>) => call(admin, users.save, input as never)
  const get = async (id: string) => (await call(admin, users.get, { id })).body

  test('makes a user with a new person in one go', async () => {
    const employer = await createEmployer()
    const nationalId = makeNationalId()
    const { status, body } = await save({
      email: '  New.User@Example.com ',
      roles: ['Contractor'],
      employerId: employer.id,
      person: { firstNameTh: 'มานะ', lastNameTh: 'อดทน', firstNameEn: 'Mana', nationalId },
    })
    expect(status).toBe(200)
    expect(await get(body.id!)).toMatchObject({
      email: 'new.user@example.com',
      roles: ['Contractor'],
      employerId: employer.id,
      status: 'Draft',
      person: {
        firstNameTh: 'มานะ',
        nationalId,
        TrainingStatus: 'NotTrained',
        employerId: employer.id,
      },
    })
  })

  test('picks a person who is there, and keeps what is left out on a change', async () => {
    const person = await createPerson({ phone: '081 234 5678' })
    const made = await save({
      PersonId: person.id,
      roles: ['WorkOwner'],
      email: 'picked@example.com',
    })
    await save({ id: made.body.id, roles: ['WorkOwner', 'SafetyOfficer'] })
    expect(await get(made.body.id!)).toMatchObject({
      PersonId: person.id,
      email: 'picked@example.com',
      roles: ['WorkOwner', 'SafetyOfficer'],
      person: { phone: '081 234 5678' },
      rowVersion: 2,
    })
  })

  test('changes user and person or neither', async () => {
    const user = await createUser('WorkOwner')
    await createUser('WorkOwner', { email: 'taken@example.com' })
    const person = { firstNameTh: 'เปลี่ยน', lastNameTh: 'ชื่อ' }
    const { status } = await save({
      id: user.id,
      roles: ['WorkOwner'],
      email: 'taken@example.com',
      person,
    })
    expect(status).toBe(400)
    expect((await get(user.id)).person.firstNameTh).toBe('สมชาย')
  })

  test.each([
    ['neither person nor PersonId', { roles: ['WorkOwner'] }, 'PersonId'],
    ['no role', { roles: [], person: { firstNameTh: 'ก', lastNameTh: 'ข' } }, 'roles'],
    [
      'an unknown role',
      { roles: ['Boss'], person: { firstNameTh: 'ก', lastNameTh: 'ข' } },
      'roles.0',
    ],
    ['an address that is none', { roles: ['WorkOwner'], email: 'not an address' }, 'email'],
    [
      'a wrong national id',
      {
        roles: ['WorkOwner'],
        person: { firstNameTh: 'ก', lastNameTh: 'ข', nationalId: '1234567890123' },
      },
      'person.nationalId',
    ],
    ['a person nobody knows', { roles: ['WorkOwner'], PersonId: NOBODY }, undefined],
  ])('refuses %s', async (_, input, path) => {
    const { status, body } = await save(input)
    expect([status, body.errors[0]?.path]).toEqual([400, path])
  })

  test('a Contractor user needs a contractor company', async () => {
    const site = await createEmployer({ kind: 'Site' })
    for (const employerId of [null, site.id]) {
      const { status, body } = await save({
        roles: ['Contractor'],
        employerId,
        person: { firstNameTh: 'ก', lastNameTh: 'ข' },
      })
      expect([status, body.code]).toEqual([400, 'contractor-needs-employer'])
    }
  })

  test('does not move a picked person to another company', async () => {
    const [one, other] = await Promise.all([createEmployer(), createEmployer()])
    const person = await createPerson({ employerId: one.id })
    const { status, body } = await save({
      roles: ['Contractor'],
      PersonId: person.id,
      employerId: other.id,
    })
    expect([status, body.code]).toEqual([400, 'employer-mismatch'])
  })

  test('one person has one account, even when two are saved at once', async () => {
    const person = await createPerson()
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => save({ PersonId: person.id, roles: ['WorkOwner'] })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'person-has-user')).toHaveLength(3)
  })

  test('of 20 saves at once with one e-mail address in differing case one succeeds', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => createPerson()))
    const cased = (n: number) =>
      [...'race@example.com']
        .map((letter, index) => ((n >> (index % 5)) & 1 ? letter.toUpperCase() : letter))
        .join('')
    const answers = await Promise.all(
      people.map(({ id }, n) => save({ PersonId: id, roles: ['WorkOwner'], email: cased(n) })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(400)])
    expect(answers.filter(({ body }) => body.code === 'email-in-use')).toHaveLength(19)
    expect(await prisma().user.count({ where: { email: 'race@example.com' } })).toBe(1)
  })

  test('a stale rowVersion is 409 and changes nothing', async () => {
    const user = await createUser('WorkOwner')
    await save({ id: user.id, roles: ['WorkOwner'], rowVersion: 1 })
    const { status, body } = await save({ id: user.id, roles: ['SafetyOfficer'], rowVersion: 1 })
    expect([status, body.code]).toEqual([409, 'stale-record'])
    expect((await reload(user.id)).roles).toEqual(['WorkOwner'])
  })

  test('disabling locks out at once and for every session there was; enabling lets in again', async () => {
    const user = await createUser('WorkOwner', { password: 'a long password' })
    expect((await call(user, account.get, {})).status).toBe(200)
    await save({ id: user.id, roles: ['WorkOwner'], status: 'Disabled' })
    expect((await call(user, account.get, {})).status).toBe(401)
    expect((await get(user.id)).status).toBe('Disabled')
    await save({ id: user.id, roles: ['WorkOwner'], status: 'Active' })
    expect((await get(user.id)).status).toBe('Active')
    expect((await call(user, account.get, {})).status).toBe(401)
    const { sessionVersion } = await reload(user.id)
    expect((await call({ ...user, sessionVersion }, account.get, {})).status).toBe(200)
  })

  test('roles count from the next call on', async () => {
    const user = await createUser('WorkOwner')
    expect((await call(user, users.get, { id: user.id })).status).toBe(200)
    await save({ id: user.id, roles: ['SafetyOfficer'] })
    expect((await call(user, users.get, { id: user.id })).status).toBe(403)
  })

  test('a masked national id, as it was read, keeps what is stored', async () => {
    const nationalId = makeNationalId()
    const user = await createUser('WorkOwner', { person: { nationalId } })
    const manager = await createUser('TenantAdministrator')
    const { body } = await call(manager, users.get, { id: user.id })
    expect(body.person.nationalId).toBe(
      `x-xxxx-xxxxx-${nationalId.slice(10, 12)}-${nationalId[12]}`,
    )
    await call(manager, users.save, {
      id: user.id,
      roles: ['WorkOwner'],
      person: body.person as never,
    })
    expect((await get(user.id)).person.nationalId).toBe(nationalId)
  })

  test('says of a new user all that is missing at once, the names of a new person too', async () => {
    const { status, body } = await save({ person: { nationalId: '1' }, email: 'none' })
    expect(status).toBe(400)
    expect(body.errors.map(({ path }) => path).toSorted()).toEqual([
      'email',
      'person.firstNameTh',
      'person.lastNameTh',
      'person.nationalId',
      'roles',
    ])
  })
})

describe('users/remove', () => {
  test('the user vanishes and cannot sign in, the address is free again, what they did keeps their name', async () => {
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

  test('is refused while the user answers for people, and says for how many', async () => {
    const user = await createUser('WorkOwner')
    await createPerson({ responsibleUserId: user.id })
    const { status, body } = await call(
      await createUser('Admin'),
      users.remove,
      { id: user.id },
      { 'accept-language': 'en' },
    )
    expect([status, body.code]).toEqual([400, 'user-in-use'])
    expect(body.detail).toContain('1')
    expect((await reload(user.id)).removedAt).toBeNull()
  })
})

describe('users/search', () => {
  test('groups by role; a user of two roles stands in both groups', async () => {
    const both = await createUser(['Purchasing', 'WorkOwner'])
    const { body } = await call(await createUser('Admin'), users.search, {})
    expect(body.purchasingUsers.map(({ id }) => id)).toContain(both.id)
    expect(body.workOwnerUsers.map(({ id }) => id)).toContain(both.id)
    expect(body.adminUsers).toBeDefined()
  })

  test('shows others names and roles only', async () => {
    const user = await createUser('SafetyOfficer', {
      person: { phone: '0812345678', nationalId: makeNationalId() },
    })
    const { body } = await call(await createUser('Contractor'), users.search, {})
    const seen = body.safetyOfficerUsers.find(({ id }) => id === user.id)!
    expect(seen).toMatchObject({ email: null, roles: ['SafetyOfficer'] })
    expect(seen.person).toMatchObject({ firstNameTh: 'สมชาย', phone: null, nationalId: null })
    expect([body.adminUsers, body.tenantAdministratorUsers]).toEqual([undefined, undefined])
  })

  test('shows a Contractor nothing but names and roles of users of other companies', async () => {
    const caller = await createUser('Contractor')
    const person = {
      ...{ titleTh: 'นาย', firstNameEn: 'Somchai', phone: '0812345678' },
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
    const of = ({ id }: Made) => seen.find((user) => user.id === id)!
    for (const other of [stranger, officer]) {
      expect(of(other)).toMatchObject({ email: null, employerId: null, roles: other.roles })
      const { id, rowVersion, can, ...shown } = of(other).person
      expect([id, rowVersion]).toEqual([other.personId, 1])
      expect(Object.values(can)).toEqual([false, false, false])
      const said = Object.entries(shown).filter(([, value]) => value !== null)
      expect(Object.fromEntries(said)).toEqual({
        ...{ titleTh: 'นาย', firstNameTh: 'สมชาย', lastNameTh: 'ใจดี', firstNameEn: 'Somchai' },
      })
    }
    expect(of(colleague)).toMatchObject({
      employerId: caller.employerId,
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

  test('says what the caller may do with each', async () => {
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

describe('what may be changed of a user', () => {
  test.each([
    ['Admin', false, { changeRoles: true, changeEmail: true }],
    ['TenantAdministrator', false, { changeRoles: true, changeEmail: true }],
    ['TenantAdministrator', true, { changeRoles: true, changeEmail: false }],
    ['WorkOwner', true, { changeRoles: true, changeEmail: false }],
  ] as const)('is told to a %s (active: %s)', async (role, isActive, expected) => {
    const user = await createUser('SafetyOfficer', isActive ? { password: 'a long password' } : {})
    const { body } = await call(await createUser(role), users.get, { id: user.id })
    expect(body.can).toMatchObject({ save: true, ...expected })
  })

  test('of oneself is not the roles', async () => {
    const me = await createUser('Admin')
    const { body } = await call(me, users.get, { id: me.id })
    expect(body.can).toMatchObject({ save: true, changeRoles: false, changeEmail: true })
  })
})

describe('users/create and preCreateContractor', () => {
  test('with an existing contractor give a template of its Contractor user', async () => {
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
    ['nobody knows', async () => NOBODY],
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
  ] as const)('%s is offered the roles it may give', async (role, expected) => {
    const { body } = await call(await createUser(role), users.create, {})
    expect(body.lookups.assignableRoles).toEqual(expected)
  })

  test.each([
    ['Admin', true],
    ['Purchasing', true],
    ['TenantAdministrator', false],
    ['WorkOwner', false],
  ] as const)(
    'tell a %s whether more than names and company may be said: %s',
    async (role, may) => {
      const { body } = await call(await createUser(role), users.create, {})
      expect(body.person.can).toEqual({ saveDetails: may })
    },
  )

  test('offers people without an account only', async () => {
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

describe('users/setDefault', () => {
  const defaults = async (role: Role) =>
    (await prisma().user.findMany({ where: { isDefault: true, roles: { has: role } } })).map(
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

  test('for Contractors stands for one company each', async () => {
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

  test('leaves one default however many are set at once', async () => {
    const admin = await createUser('Admin')
    const officers = await Promise.all(
      Array.from({ length: 10 }, () => createUser('SafetyOfficer')),
    )
    await Promise.all(officers.map(({ id }) => call(admin, users.setDefault, { id })))
    expect(await defaults('SafetyOfficer')).toHaveLength(1)
  })

  test('is lost when the roles change', async () => {
    const admin = await createUser('Admin')
    const { id } = await createUser('WorkspaceOwner')
    await call(admin, users.setDefault, { id })
    await call(admin, users.save, { id, roles: ['SafetyOfficer'] })
    expect((await reload(id)).isDefault).toBe(false)
  })
})
