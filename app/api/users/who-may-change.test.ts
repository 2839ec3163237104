import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '@/lib/domain/people/users/contract'
import { roles, type Role } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import type { InputOf } from '@/lib/platform/contract/contract'
import { call } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'

/**
 * Who may change whose user by `users/save`: every role of the caller on every role of the user. The columns are the roles
 * of the users in the order of `roles`: Admin, TenantAdministrator, SafetyOfficer, WorkOwner, Purchasing, Contractor, WorkspaceOwner.
 */
const newAddress = () => `${crypto.randomUUID()}@example.com`

/** A user with an account. The hash is no real one, as hashing is slow. */
async function makeActive(theirRoles: Role | Role[]): Promise<TestUser> {
  const user = await createUser(theirRoles)
  const account = { passwordHash: 'none', passwordChangedAt: new Date() }
  await database().db.account.create({ data: { userId: user.userId, ...account } })
  return user
}

/** The changes that `rolesGivenBy` decides. */
const byTheRole = {
  Admin: '200 200 200 200 200 200 200',
  TenantAdministrator: '403 200 200 200 200 200 200',
  SafetyOfficer: '403 403 403 403 403 403 403',
  WorkOwner: '403 403 403 200 403 200 403',
  Purchasing: '403 403 403 403 403 200 403',
  Contractor: '403 403 403 403 403 403 403',
  WorkspaceOwner: '403 403 403 403 403 403 403',
}

const grid = {
  'saving with nothing changed': {
    Admin: '200 200 200 200 200 200 200',
    TenantAdministrator: '403 200 200 200 200 200 200',
    SafetyOfficer: '403 403 403 403 403 403 403',
    WorkOwner: '403 403 200 200 200 200 200',
    Purchasing: '403 403 403 403 403 200 403',
    Contractor: '403 403 403 403 403 403 403',
    WorkspaceOwner: '403 403 403 403 403 403 403',
  },
  'making a user of the role': byTheRole,
  'giving the role to a Contractor': byTheRole,
  'taking the role from one who holds another beside it': {
    ...byTheRole,
    Purchasing: '403 403 403 403 403 403 403',
  },
  'changing the address of one who is not active yet': byTheRole,
  disabling: byTheRole,
  enabling: byTheRole,
  'changing the address of one who is active': {
    Admin: '200 200 200 200 200 200 200',
    TenantAdministrator: '403 403 403 403 403 403 403',
    SafetyOfficer: '403 403 403 403 403 403 403',
    WorkOwner: '403 403 403 403 403 403 403',
    Purchasing: '403 403 403 403 403 403 403',
    Contractor: '403 403 403 403 403 403 403',
    WorkspaceOwner: '403 403 403 403 403 403 403',
  },
} as const
type Change = keyof typeof grid

const beside = (role: Role): Role => (role === 'Contractor' ? 'WorkspaceOwner' : 'Contractor')

/** The required members of a save. Source: docs/interface.md#users. */
const required = ({ id, personId, email }: TestUser) => ({ id, PersonId: personId, email })
const changes: Record<Change, (role: Role) => Promise<InputOf<typeof users.save>>> = {
  'saving with nothing changed': async (role) => ({
    ...required(await createUser(role)),
    roles: [role],
  }),
  'making a user of the role': async (role) => {
    const { employerId, personId, id } = await createUser('Contractor')
    await database().db.user.update({ where: { id }, data: { removedAt: new Date(), email: null } })
    return { PersonId: personId, employerId, roles: [role], email: newAddress() }
  },
  'giving the role to a Contractor': async (role) => ({
    ...required(await createUser('Contractor')),
    roles: ['Contractor', role],
  }),
  'taking the role from one who holds another beside it': async (role) => ({
    ...required(await createUser([role, beside(role)])),
    roles: [beside(role)],
  }),
  'changing the address of one who is not active yet': async (role) => ({
    ...required(await createUser(role)),
    roles: [role],
    email: newAddress(),
  }),
  disabling: async (role) => ({ ...required(await createUser(role)), status: 'Disabled' }),
  enabling: async (role) => {
    const user = await createUser(role)
    await database().db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } })
    return { ...required(user), status: 'Active' }
  },
  'changing the address of one who is active': async (role) => ({
    ...required(await makeActive(role)),
    roles: [role],
    email: newAddress(),
  }),
}

const callers = new Map<Role, TestUser>()
beforeAll(async () => {
  for (const role of roles) callers.set(role, await makeActive(role))
})

describe.each(Object.keys(grid) as Change[])('%s', (change) => {
  test.each(roles)('by %s', async (actor) => {
    const statuses: number[] = []
    for (const target of roles) {
      const input = await changes[change](target)
      const before = JSON.stringify(await logins(input))
      const { status } = await call(callers.get(actor)!, users.save, input)
      statuses.push(status)
      expect(status === 403 && JSON.stringify(await logins(input)) !== before).toBe(false)
    }
    expect(statuses.join(' ')).toBe(grid[change][actor])
  })
})

describe('removing', () => {
  test.each(roles)('by %s', async (actor) => {
    const statuses: number[] = []
    for (const target of roles) {
      const { id } = await createUser(target)
      statuses.push((await call(callers.get(actor)!, users.remove, { id })).status)
    }
    expect(statuses.join(' ')).toBe(byTheRole[actor])
  })
})

describe.each([users.sendInvitation, users.revokeInvitation])('$path', (contract) => {
  test.each(roles)('by %s', async (actor) => {
    const statuses: number[] = []
    const admin = callers.get('Admin')!
    for (const target of roles) {
      const { id } = await createUser(target)
      await call(admin, users.sendInvitation, { id })
      const { can } = (await call(admin, users.get, { id })).body
      expect(can).toMatchObject({ sendInvitation: true, revokeInvitation: true })
      const sent = await call(callers.get(actor)!, users.get, { id })
      const { status } = await call(callers.get(actor)!, contract, { id })
      statuses.push(status)
      if (sent.status !== 200) continue
      const offered = status === 200
      expect(sent.body.can).toMatchObject({ sendInvitation: offered, revokeInvitation: offered })
    }
    expect(statuses.join(' ')).toBe(byTheRole[actor])
  })
})

const logins = ({ PersonId }: InputOf<typeof users.save>) =>
  database().db.user.findMany({ where: { personId: PersonId ?? undefined } })

describe('changing the own roles', () => {
  test.each(['Admin', 'TenantAdministrator', 'WorkOwner', 'Purchasing'] as const)(
    'a %s can neither add nor remove own roles',
    async (role) => {
      const me = await makeActive([role, 'Contractor'])
      for (const newRoles of [[role], [role, 'Contractor', 'WorkOwner']] as Role[][]) {
        if (newRoles.length === 3 && role === 'WorkOwner') newRoles[2] = 'SafetyOfficer'
        const { status, body } = await call(me, users.save, { ...required(me), roles: newRoles })
        expect(status).toBe(403)
        if (role !== 'Purchasing') expect(body.code).toBe('own-roles')
      }
      const { roles: kept } = await database().db.user.findUniqueOrThrow({ where: { id: me.id } })
      expect(kept).toEqual([role, 'Contractor'])
    },
  )
})
