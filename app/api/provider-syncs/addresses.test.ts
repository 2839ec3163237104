import { describe, expect, test } from 'vitest'
import { syncAccounts } from '@/lib/domain/people/provider-syncs/commands'
import { persons } from '@/lib/domain/people/persons/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import {
  admin,
  invite,
  keycloak,
  manageProvider,
  productRoles,
  rowOf,
  save,
  createLinkedUser,
} from '@/lib/testing/stand-ins/managed-provider'

manageProvider()

describe('the address of a user', () => {
  test('changes with the name at an account that we created, and has to be verified again', async () => {
    const user = await createUser('WorkOwner')
    await invite(user)
    await syncAccounts()
    const made = keycloak.byEmail(user.email!)!
    Object.assign(made, { emailVerified: true, attributes: { badge: ['7'] } })
    const email = `${crypto.randomUUID()}@example.com`
    await save({ ...user, email }, ['WorkOwner'], {
      person: { firstNameTh: 'สมหญิง', lastNameTh: 'ใจดี' },
    })
    await syncAccounts()
    expect(made).toMatchObject({ email, emailVerified: false, firstName: 'สมหญิง', enabled: true })
    expect(made.attributes).toEqual({ badge: ['7'] })
    expect(keycloak.accounts.size).toBe(1)
  })

  test('stays with the name at an account that we did not create', async () => {
    const user = await createUser('WorkOwner')
    await invite(user)
    await syncAccounts()
    const personId = user.personId!
    const named = { firstNameTh: 'สมปอง', lastNameTh: 'ใจดี' }
    expect((await call(admin, persons.save, { id: personId, ...named })).status).toBe(200)
    await syncAccounts()
    const made = keycloak.byEmail(user.email!)!
    expect(made).toMatchObject({ email: user.email, firstName: 'สมปอง', lastName: 'ใจดี' })
  })

  test('leaves none of our roles at the account of a former, wrong address', async () => {
    const { user, account } = await createLinkedUser()
    const right = keycloak.add({ email: `${crypto.randomUUID()}@example.com` })
    await save(user, ['Purchasing'])
    await syncAccounts()
    await save({ ...user, email: right.email! }, ['Purchasing'])
    await syncAccounts()
    expect([productRoles(account.roles), productRoles(right.roles)]).toEqual([[], ['Purchasing']])
  })

  test('is ignored after the first sign-in, which links the account', async () => {
    const { user, account } = await createLinkedUser()
    account.email = 'moved@example.com'
    await database().db.user.update({
      where: { id: user.id },
      data: { providerSubject: account.id },
    })
    await save(user, ['Purchasing'])
    await syncAccounts()
    expect(productRoles(account.roles)).toEqual(['Purchasing'])
    expect(account.email).toBe('moved@example.com')
  })

  test('gives no roles to the account of another user', async () => {
    const { user: owner, account } = await createLinkedUser()
    await database().db.user.update({
      where: { id: owner.id },
      data: { providerSubject: account.id },
    })
    account.email = 'second@example.com'
    const second = await createUser('Admin', { email: account.email })
    await save(second, ['Admin'])
    await syncAccounts()
    expect(productRoles(account.roles)).toEqual([])
    expect(await rowOf(second.id)).toMatchObject({ status: 'Failed', fault: 'account-of-another' })
  })
})
