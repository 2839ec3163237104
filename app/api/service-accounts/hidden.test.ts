import { describe, expect, test } from 'vitest'
import { contracts } from '@/lib/domain/contracts'
import { invitations } from '@/lib/domain/people/invitations/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { serviceAccounts } from '@/lib/domain/people/service-accounts/contract'
import { users } from '@/lib/domain/people/users/contract'
import { actorOf, readActorOf } from '@/lib/platform/auth/actors'
import { directory } from '@/lib/platform/auth/directory'
import { roles } from '@/lib/platform/access/policies'
import type { Contract } from '@/lib/platform/contract/contract'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked, tokenOf } from '@/lib/testing/calls/call'
import { createEmployer, createUser } from '@/lib/testing/records/factories'
import { bearer, createServiceAccount } from '@/lib/testing/records/service-accounts'

/** The user and the person of a service account are found by nobody. */

const NAME = 'ระบบอื่นที่ไม่มีใครเห็น'
const employerId = (await createEmployer()).id
const { id } = await createServiceAccount({
  name: NAME,
  roles: ['Contractor', 'SafetyOfficer'],
  employerId,
})
const { personId } = await database().db.user.findUniqueOrThrow({ where: { id } })
const { code } = await database().db.person.findUniqueOrThrow({ where: { id: personId } })

const own = /^\/api\/(service-accounts|api-keys|audit-log|changes)\//
/** Answers the ids that it was asked for. */
const echo = '/api/jsa-templates/checkImported'
const reading = contracts.filter(
  ({ kind, policy, path }) =>
    policy !== 'anyone' &&
    kind !== 'command' &&
    kind !== 'file' &&
    !own.test(path) &&
    path !== echo,
)
const hints: Record<string, unknown>[] = [
  { keyword: NAME },
  { keyword: code },
  { code, text: code },
  { id },
  { id: personId },
  { ids: [id] },
  { ids: [personId] },
  { employerId },
  { personId },
]
/** Without one, and those that it knows. */
const hintsFor = ({ input }: Contract) => {
  const { shape } = input as { shape?: object }
  const known = (hint: object) => Object.keys(hint).some((member) => !shape || member in shape)
  return [{}, ...hints.filter(known)]
}
const trace = new RegExp([NAME, id, personId].join('|'))

describe('nobody finds a service account', () => {
  const callers = roles.map(async (role) =>
    createUser(role, role === 'Contractor' ? { employerId } : {}),
  )

  test.each(reading.map((contract) => [contract.path, contract] as const))(
    'in %s',
    async (_, contract) => {
      for (const caller of await Promise.all(callers)) {
        for (const hint of hintsFor(contract)) {
          const { status, body } = await callUnchecked(caller, contract, hint)
          expect(status).toBeLessThan(500)
          const { detail: _, ...answer } = body as Record<string, unknown>
          if (status === 200) expect(JSON.stringify(answer)).not.toMatch(trace)
        }
      }
    },
  )
})

describe('nobody is a service account', () => {
  const claims = { userId: id, sessionVersion: 1 }

  test('by a token or session of its user', async () => {
    const answer = await callUnchecked(null, users.search, {}, bearer(await tokenOf(claims)))
    expect(answer.status).toBe(401)
    expect(await actorOf({ ...claims, sessionId: crypto.randomUUID() })).toBeNull()
  })

  test('by any way of the directory', async () => {
    expect(await directory().findUser(id)).toBeNull()
    const { db } = database()
    for (const data of [
      { email: 'erp@example.com' },
      { providerSubject: 'sub' },
      { removedAt: null },
    ])
      await expect(db.user.update({ where: { id }, data })).rejects.toThrow('users_service_check')
  })

  test('yet what it has queued is done in its name, while it is active', async () => {
    const admin = await createUser('Admin')
    expect(await readActorOf(id)).toMatchObject({ userId: id, employerId })
    await call(admin, serviceAccounts.save, { id, status: 'Disabled' })
    expect(await readActorOf(id)).toBeNull()
    await call(admin, serviceAccounts.save, { id, status: 'Active' })
  })
})

describe('nobody changes the user or the person of a service account', () => {
  const names = { firstNameTh: 'ก', lastNameTh: 'ข' }

  test.each([
    [
      'users/save',
      users.save,
      { id, PersonId: personId, email: 'erp@example.com', roles: ['Admin'] },
    ],
    [
      'users/save of another user',
      users.save,
      { PersonId: personId, email: 'x@example.com', roles: ['WorkOwner'] },
    ],
    ['users/get', users.get, { id }],
    ['users/remove', users.remove, { id }],
    ['users/setDefault', users.setDefault, { id }],
    ['users/endSessions', users.endSessions, { id }],
    ['users/removeSecondFactor', users.removeSecondFactor, { id }],
    ['users/sendInvitation', users.sendInvitation, { id }],
    ['users/revokeInvitation', users.revokeInvitation, { id }],
    ['persons/get', persons.get, { id: personId }],
    ['persons/getByCode', persons.getByCode, { code }],
    ['persons/save', persons.save, { id: personId, ...names }],
    ['persons/remove', persons.remove, { id: personId }],
    ['persons/erase', persons.erase, { id: personId }],
    ['persons/exportRecord', persons.exportRecord, { id: personId }],
  ] as const)('%s', async (_, contract, input) => {
    const admin = await createUser('Admin')
    const before = await rows()
    expect((await callUnchecked(admin, contract, input)).status).toBe(400)
    expect(await rows()).toEqual(before)
  })

  test('nor asks for a link to its address', async () => {
    await call(null, invitations.requestReset, { email: 'erp@example.com' })
    expect(await database().db.invitation.count({ where: { userId: id } })).toBe(0)
  })

  const rows = async () => [
    await database().db.user.findUnique({ where: { id } }),
    await database().db.person.findUnique({ where: { id: personId } }),
  ]
})
