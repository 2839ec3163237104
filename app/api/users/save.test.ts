import { beforeAll, describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { mask } from '@/lib/domain/people/persons/national-id/rules'
import { users } from '@/lib/domain/people/users/contract'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createPerson,
  createUser,
  type TestUser,
  UNKNOWN_ID,
} from '@/lib/testing/records/factories'
import { makeNationalId } from '@/lib/testing/records/national-id'
import { decryptedPerson } from '@/lib/testing/records/decrypted-person'

const reload = (id: string) => database().db.user.findUniqueOrThrow({ where: { id } })

describe('users/save', () => {
  let admin: TestUser
  beforeAll(async () => {
    admin = await createUser('Admin', { password: 'a long password' })
  })
  const save = (input: Record<string, unknown>) => callUnchecked(admin, users.save, input)
  const get = async (id: string) => (await call(admin, users.get, { id })).body

  test('creates a user with a new person in one call', async () => {
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
        nationalId: mask(nationalId),
        TrainingStatus: 'NotTrained',
        employerId: employer.id,
      },
    })
  })

  test('links an existing person, and keeps what is left out on a change', async () => {
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

  test('changes both user and person or neither', async () => {
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
    ['a person nobody knows', { roles: ['WorkOwner'], PersonId: UNKNOWN_ID }, undefined],
  ])('refuses %s', async (_, input, path) => {
    const { status, body } = await save(input)
    expect([status, body.errors[0]?.path]).toEqual([400, path])
  })

  test('a person who gets a company with the account has an audit line for it', async () => {
    const { id: employerId } = await createEmployer()
    const { id: PersonId } = await createPerson()
    expect((await save({ roles: ['Contractor'], PersonId, employerId })).status).toBe(200)
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: PersonId } })
    expect(lines).toMatchObject([{ event: 'person.saved', changes: { employerId } }])
  })

  test('refuses a Contractor user without a contractor company', async () => {
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

  test('does not move a linked person to another company', async () => {
    const [one, other] = await Promise.all([createEmployer(), createEmployer()])
    const person = await createPerson({ employerId: one.id })
    const { status, body } = await save({
      roles: ['Contractor'],
      PersonId: person.id,
      employerId: other.id,
    })
    expect([status, body.code]).toEqual([400, 'employer-mismatch'])
  })

  test('refuses no company for a user whose person has one, and takes a template as it was given', async () => {
    const { id: employerId } = await createEmployer()
    const { id, personId } = await createUser('WorkOwner', { employerId })
    for (const none of [null, '']) {
      const { status, body } = await save({ id, employerId: none })
      expect([status, body.code, body.errors[0]?.path]).toEqual([
        400,
        'employer-mismatch',
        'employerId',
      ])
    }
    expect((await save({ id, PersonId: personId })).status).toBe(200)
    const bare = await createUser('WorkOwner')
    expect((await save({ id: bare.id, employerId: null })).status).toBe(200)
    const { user } = (await call(admin, users.create, {})).body
    const { id: PersonId } = await createPerson({ employerId })
    expect((await save({ ...user, PersonId, roles: ['WorkOwner'] })).status).toBe(200)
  })

  test('one person has one user, even after two concurrent saves', async () => {
    const person = await createPerson()
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => save({ PersonId: person.id, roles: ['WorkOwner'] })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'person-has-user')).toHaveLength(3)
  })

  test('refuses the e-mail address of another user, and names them to those who may open them', async () => {
    const holder = await createUser('WorkOwner')
    const { email } = await reload(holder.userId)
    const add = async (caller: TestUser) => {
      const { id: PersonId } = await createPerson({ employerId: (await createEmployer()).id })
      const { body } = await callUnchecked(caller, users.save, {
        PersonId,
        roles: ['Contractor'],
        email,
      })
      return [body.code, body.holder]
    }
    expect(await add(admin)).toEqual([
      'email-in-use',
      { type: 'user', key: holder.userId, name: email },
    ])
    expect(await add(await createUser('Purchasing'))).toEqual(['email-in-use', undefined])
  })

  test('of 20 concurrent saves of one e-mail address in different cases one succeeds', async () => {
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
    expect(await database().db.user.count({ where: { email: 'race@example.com' } })).toBe(1)
  })

  test('a stale rowVersion is 409 and changes nothing', async () => {
    const user = await createUser('WorkOwner')
    await save({ id: user.id, roles: ['WorkOwner'], rowVersion: 1 })
    const { status, body } = await save({ id: user.id, roles: ['SafetyOfficer'], rowVersion: 1 })
    expect([status, body.code]).toEqual([409, 'stale-record'])
    expect((await reload(user.id)).roles).toEqual(['WorkOwner'])
  })

  test('disabling ends every session at once, and enabling allows signing in again', async () => {
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

  test('new roles apply from the next call on', async () => {
    const user = await createUser('WorkOwner')
    expect((await call(user, users.get, { id: user.id })).status).toBe(200)
    await save({ id: user.id, roles: ['SafetyOfficer'] })
    expect((await call(user, users.get, { id: user.id })).status).toBe(403)
  })

  test('a masked national id, sent as it was read, keeps the stored one', async () => {
    const nationalId = makeNationalId()
    const user = await createUser('WorkOwner', { person: { nationalId } })
    const manager = await createUser('TenantAdministrator')
    const { body } = await call(manager, users.get, { id: user.id })
    expect(body.person.nationalId).toBe(mask(nationalId))
    await callUnchecked(manager, users.save, {
      id: user.id,
      roles: ['WorkOwner'],
      person: body.person,
    })
    const stored = await database().db.person.findUniqueOrThrow({ where: { id: user.personId } })
    expect(decryptedPerson(stored).nationalId).toBe(nationalId)
  })

  test('names all missing members of a new user and person at once', async () => {
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
