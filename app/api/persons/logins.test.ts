import { describe, expect, test } from 'vitest'
import { persons } from '@/lib/domain/people/persons/contract'
import { users } from '@/lib/domain/people/users/contract'
import { roles, type Role } from '@/lib/platform/access/policies'
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

/** The rules of users protect a person with a user, in `persons/save` and in `users/save`. */

const personOf = ({ personId }: TestUser) =>
  database().db.person.findUniqueOrThrow({ where: { id: personId } })

/** Status by role of the caller; the columns are the roles of the person's user in the order of `roles`. */
const grid: Record<Role, string> = {
  Admin: '200 200 200 200 200 200 200',
  TenantAdministrator: '403 403 403 403 403 403 403',
  SafetyOfficer: '403 403 403 403 403 403 403',
  WorkOwner: '403 403 403 403 403 403 403',
  Purchasing: '403 403 403 403 403 200 403',
  Contractor: '403 403 403 403 403 403 403',
  WorkspaceOwner: '403 403 403 403 403 403 403',
}

describe.each(roles)('a person with a login, changed by %s', (role) => {
  const endpoints = {
    'persons/save': (actor: TestUser, { personId }: TestUser) =>
      call(actor, persons.save, { id: personId, firstNameTh: 'เปลี่ยน' }),
    'users/save': (actor: TestUser, { id }: TestUser) =>
      call(actor, users.save, { id, person: { firstNameTh: 'เปลี่ยน' } }),
  }
  test.each(Object.entries(endpoints))('through %s', async (_, save) => {
    const actor = await createUser(role)
    const statuses: number[] = []
    for (const targetRole of roles) {
      // Of the same company, as others do not exist for a Contractor.
      const { employerId } = actor
      const target = await createUser(targetRole, { ...(employerId && { employerId }) })
      const { status } = await save(actor, target)
      statuses.push(status)
      expect((await personOf(target)).firstNameTh === 'เปลี่ยน').toBe(status === 200)
    }
    expect(statuses.join(' ')).toBe(grid[role])
  })

  test('a person without a login needs worker-mgmt only', async () => {
    const actor = await createUser(role)
    const { id } = await createPerson({ employerId: actor.employerId })
    const { status } = await call(actor, persons.save, { id, firstNameTh: 'เปลี่ยน' })
    const managers = ['Admin', 'SafetyOfficer', 'Purchasing', 'Contractor']
    expect(status).toBe(managers.includes(role) ? 200 : 403)
  })
})

describe('a manager of workers, but not of users', () => {
  test('can neither rename an Admin nor move a Contractor user to another company', async () => {
    const officer = await createUser('SafetyOfficer')
    const [admin, contractor] = [await createUser('Admin'), await createUser('Contractor')]
    const { id: employerId } = await createEmployer()
    const answers = [
      await call(officer, persons.save, { id: admin.personId, lastNameTh: 'อื่น' }),
      await call(officer, persons.save, { id: contractor.personId, employerId }),
      await call(officer, persons.save, { id: contractor.personId, responsibleUserId: officer.id }),
    ]
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([403, 'person-signs-in'])
    expect(await personOf(contractor)).toMatchObject({
      employerId: contractor.employerId,
      responsibleUserId: null,
    })
  })

  test('is refused before a stale version is reported', async () => {
    const { personId } = await createUser('Admin', { person: { rowVersion: 4 } })
    const input = { id: personId, rowVersion: 1 }
    const { status } = await call(await createUser('SafetyOfficer'), persons.save, input)
    expect(status).toBe(403)
  })

  test('can change a person whose user was removed', async () => {
    const { personId } = await createUser('WorkOwner', { removedAt: new Date(), email: null })
    const input = { id: personId, phone: '0811111111' }
    const { status } = await call(await createUser('SafetyOfficer'), persons.save, input)
    expect(status).toBe(200)
  })

  test('sees in can which people may be changed', async () => {
    const officer = await createUser('SafetyOfficer')
    const { personId } = await createUser('Admin')
    const { id } = await createPerson()
    const can = async (one: string) => (await call(officer, persons.get, { id: one })).body.can
    expect(await can(personId)).toMatchObject({ save: false, remove: false })
    expect(await can(id)).toMatchObject({ save: true, remove: true })
  })
})

describe.each(['TenantAdministrator', 'WorkOwner'] as const)(
  '%s, a manager of users but not of workers',
  (role) => {
    const createOfficer = async () =>
      createUser('SafetyOfficer', {
        person: { nationalId: makeNationalId(), phone: '0812345678', titleTh: 'นาย' },
      })

    test('saves a user record as it was read, with the person inside', async () => {
      const [manager, target] = [await createUser(role), await createOfficer()]
      const before = await personOf(target)
      const { body } = await call(manager, users.get, { id: target.id })
      expect((await callUnchecked(manager, users.save, body)).status).toBe(200)
      expect(await personOf(target)).toEqual(before)
    })

    test.each([
      ['nationalId', { nationalId: makeNationalId() }],
      ['nationalId', { nationalId: null }],
      ['phone', { phone: '0899999999' }],
      ['firstNameTh', { firstNameTh: 'อื่น' }],
      ['ProfileAsset', { ProfileAsset: { id: UNKNOWN_ID } }],
      ['responsibleUserId', { responsibleUserId: UNKNOWN_ID }],
    ])('cannot change the %s', async (field, person) => {
      const [manager, target] = [await createUser(role), await createOfficer()]
      const before = await personOf(target)
      const { status, body } = await call(manager, users.save, { id: target.id, person })
      expect([status, body.code]).toEqual([403, 'person-read-only'])
      expect(body.errors.map(({ path }) => path)).toEqual([`person.${field}`])
      expect(await personOf(target)).toEqual(before)
    })

    test('is not told whether a national id is the stored one', async () => {
      const nationalId = makeNationalId()
      const [manager, target] = [
        await createUser(role),
        await createUser('Contractor', { person: { nationalId } }),
      ]
      const guess = async (sent: string) => {
        const person = { nationalId: sent, phone: '0800000000' }
        const { status, body } = await call(manager, users.save, { id: target.id, person })
        return [status, body.errors.map(({ path }) => path)]
      }
      const refused = [403, ['person.nationalId', 'person.phone']]
      expect([await guess(nationalId), await guess(makeNationalId())]).toEqual([refused, refused])
    })

    test('cannot link a user to another person', async () => {
      const [manager, target] = [await createUser(role), await createOfficer()]
      const { id } = await createPerson()
      const { status } = await call(manager, users.save, { id: target.id, PersonId: id })
      expect(status).toBe(403)
    })

    test('gives a new person a name and a company, and nothing else', async () => {
      const manager = await createUser(role)
      const { id: employerId } = await createEmployer()
      const names = { firstNameTh: 'มานะ', lastNameTh: 'อดทน', employerId }
      const make = (person: typeof names & { nationalId?: string }) =>
        call(manager, users.save, { roles: ['Contractor'], person })
      expect((await make(names)).status).toBe(200)
      const refused = await make({ ...names, nationalId: makeNationalId() })
      expect([refused.status, refused.body.errors.map(({ path }) => path)]).toEqual([
        403,
        ['person.nationalId'],
      ])
    })

    test('links an existing person, but cannot change their company', async () => {
      const manager = await createUser(role)
      const [{ id: employerId }, { id: PersonId }] = [await createEmployer(), await createPerson()]
      const roles: Role[] = ['WorkOwner']
      const moved = await call(manager, users.save, { roles, PersonId, employerId })
      expect(moved.status).toBe(403)
      expect((await call(manager, users.save, { roles, PersonId })).status).toBe(200)
    })
  },
)
