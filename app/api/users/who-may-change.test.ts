import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '@/lib/domain/people/users/contract'
import { roles, type Role } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import type { InputOf } from '@/lib/platform/contract/contract'
import { call } from '@/lib/testing/call'
import { createUser, type TestUser } from '@/lib/testing/factories'

/**
 * Who may do what to whose login, by `users/save`: every actor on every target. The columns are the roles of the targets
 * in the order of `roles`: Admin, TenantAdministrator, SafetyOfficer, WorkOwner, Purchasing, Contractor, WorkspaceOwner.
 */
const newAddress = () => `${crypto.randomUUID()}@example.com`

/** Somebody who has set a password; what it is does not matter here, and hashing takes its time. */
async function makeActive(theirRoles: Role | Role[]): Promise<TestUser> {
  const user = await createUser(theirRoles)
  const account = { passwordHash: 'none', passwordChangedAt: new Date() }
  await database().db.account.create({ data: { userId: user.userId, ...account } })
  return user
}

/** Of what depends on the role that is given or had: `rolesGivenBy`. */
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

/** The least save, and what makes it the change in question. Source: docs/interface.md#users. */
const least = ({ id, personId, email }: TestUser) => ({ id, PersonId: personId, email })
const changes: Record<Change, (role: Role) => Promise<InputOf<typeof users.save>>> = {
  'saving with nothing changed': async (role) => ({
    ...least(await createUser(role)),
    roles: [role],
  }),
  'making a user of the role': async (role) => {
    const { employerId, personId, id } = await createUser('Contractor')
    await database().db.user.update({ where: { id }, data: { removedAt: new Date(), email: null } })
    return { PersonId: personId, employerId, roles: [role], email: newAddress() }
  },
  'giving the role to a Contractor': async (role) => ({
    ...least(await createUser('Contractor')),
    roles: ['Contractor', role],
  }),
  'taking the role from one who holds another beside it': async (role) => ({
    ...least(await createUser([role, beside(role)])),
    roles: [beside(role)],
  }),
  'changing the address of one who is not active yet': async (role) => ({
    ...least(await createUser(role)),
    roles: [role],
    email: newAddress(),
  }),
  'changing the address of one who is active': async (role) => ({
    ...least(await makeActive(role)),
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

const logins = ({ PersonId }: InputOf<typeof users.save>) =>
  database().db.user.findMany({ where: { personId: PersonId ?? undefined } })

describe('the own roles', () => {
  test.each(['Admin', 'TenantAdministrator', 'WorkOwner', 'Purchasing'] as const)(
    'a %s can neither add to them nor take from them',
    async (role) => {
      const me = await makeActive([role, 'Contractor'])
      for (const held of [[role], [role, 'Contractor', 'WorkOwner']] as Role[][]) {
        if (held.length === 3 && role === 'WorkOwner') held[2] = 'SafetyOfficer'
        const { status, body } = await call(me, users.save, { ...least(me), roles: held })
        expect(status).toBe(403)
        if (role !== 'Purchasing') expect(body.code).toBe('own-roles')
      }
      const { roles: kept } = await database().db.user.findUniqueOrThrow({ where: { id: me.id } })
      expect(kept).toEqual([role, 'Contractor'])
    },
  )
})
