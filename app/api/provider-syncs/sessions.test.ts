import { expect, test } from 'vitest'
import { syncAccounts } from '@/lib/domain/people/provider-syncs/commands'
import { users } from '@/lib/domain/people/users/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  admin,
  createLinkedUser,
  keycloak,
  manageProvider,
  save,
  syncAfter,
} from '@/lib/testing/stand-ins/managed-provider'

manageProvider()

test('who is signed out everywhere is signed out at the provider, once', async () => {
  const { user, account } = await createLinkedUser()
  expect((await call(admin, users.endSessions, { id: user.id })).status).toBe(200)
  await syncAccounts()
  expect(account).toMatchObject({ logouts: 1, enabled: true })
  await save(user, ['Purchasing'])
  await syncAccounts()
  expect(account.logouts).toBe(1)
  await call(admin, users.endSessions, { id: user.id })
  await syncAccounts()
  expect(account.logouts).toBe(2)
})

test('so is who is given another address by somebody else', async () => {
  const { user, account } = await createLinkedUser()
  const data = { providerSubject: account.id }
  await database().db.user.update({ where: { id: user.id }, data })
  await save(user, ['WorkOwner'])
  await syncAccounts()
  expect(account.logouts).toBe(0)
  await save({ ...user, email: `new-${user.email}` }, ['WorkOwner'])
  await syncAccounts()
  expect(account.logouts).toBe(1)
})

test('a provider that does not answer is told later', async () => {
  const { user, account } = await createLinkedUser()
  await call(admin, users.endSessions, { id: user.id })
  keycloak.intercept = ({ path }) => (path.endsWith('/logout') ? { status: 503 } : undefined)
  expect([await syncAccounts(), account.logouts]).toEqual([0, 0])
  keycloak.intercept = () => undefined
  expect([await syncAfter(2), account.logouts]).toEqual([1, 1])
})
