import { describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/domain/insight/audit-log/contract'
import { changes } from '@/lib/domain/insight/changes/contract'
import { serviceAccounts } from '@/lib/domain/people/service-accounts/contract'
import { users } from '@/lib/domain/people/users/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { DAY } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked } from '@/lib/testing/calls/call'
import { createEmployer, createUser } from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  permitStatus,
} from '@/lib/testing/records/permit-site'
import {
  callByKey,
  createApiKey,
  createServiceAccount,
} from '@/lib/testing/records/service-accounts'

const admin = await createUser('Admin')

const save = async (input: object) => {
  const { status, body } = await callUnchecked(admin, serviceAccounts.save, input)
  return [status, body.code]
}
const nameOf = () => `ERP ${crypto.randomUUID()}`

describe('service-accounts/save', () => {
  test('makes an account that is found by its name', async () => {
    const name = nameOf()
    await createServiceAccount({ name, roles: ['SafetyOfficer', 'WorkOwner'] })
    const { body } = await call(admin, serviceAccounts.search, { keyword: name })
    expect(body).toMatchObject([
      {
        name,
        roles: ['SafetyOfficer', 'WorkOwner'],
        employerId: null,
        status: 'Active',
        liveKeys: 0,
        nextExpiry: null,
        lastUsedAt: null,
      },
    ])
  })

  test('counts live keys, and tells when the first of them ends', async () => {
    const { id } = await createServiceAccount()
    const soon = new Date(Date.now() + DAY)
    await createApiKey(id)
    await createApiKey(id, { expiresAt: soon, lastUsedAt: new Date('2026-11-01T00:00:00Z') })
    await createApiKey(id, { revokedAt: new Date() })
    await createApiKey(id, { expiresAt: new Date('2026-01-01T00:00:00Z') })
    const { body } = await call(admin, serviceAccounts.get, { id })
    expect(body).toMatchObject({
      liveKeys: 2,
      nextExpiry: soon.toISOString(),
      lastUsedAt: '2026-11-01T00:00:00.000Z',
    })
  })

  test.each([['Admin'], ['TenantAdministrator']])('never gives %s', async (role) => {
    expect(await save({ name: nameOf(), roles: [role] })).toEqual([400, 'invalid-input'])
    const { id } = await createServiceAccount()
    const wrong = database().db.user.update({
      where: { id },
      data: { roles: [role as 'Admin'] },
    })
    await expect(wrong).rejects.toThrow('users_service_check')
  })

  test('wants a contractor for a Contractor, and no company for others', async () => {
    const contractor = (await createEmployer()).id
    const site = (await createEmployer({ kind: 'Site' })).id
    const input = { name: nameOf(), roles: ['Contractor'] }
    expect(await save(input)).toEqual([400, 'contractor-needs-employer'])
    expect(await save({ ...input, employerId: site })).toEqual([400, 'not-a-contractor'])
    expect(await save({ ...input, employerId: crypto.randomUUID() })).toEqual([
      400,
      'record-not-found',
    ])
    const officer = { ...input, roles: ['SafetyOfficer'], employerId: contractor }
    expect(await save(officer)).toEqual([400, 'employer-of-contractors-only'])
    expect(await save({ ...input, employerId: contractor })).toEqual([200, undefined])
  })

  test('refuses a name that differs from one in use by nothing that is seen', async () => {
    const name = nameOf()
    const input = { name: `${name}\u200b`, roles: ['Purchasing'] }
    expect(await save(input)).toEqual([200, undefined])
    for (const alike of [name, `ERP\u2060${name.slice(3)}`, `\ufeff${name}\u200e`])
      expect(await save({ ...input, name: alike })).toEqual([400, 'service-account-name-in-use'])
  })

  test('refuses a name that is in use, also of two at once', async () => {
    const input = { name: nameOf(), roles: ['Purchasing'] }
    const both = await Promise.all([save(input), save(input)])
    expect(both.toSorted()).toEqual([
      [200, undefined],
      [400, 'service-account-name-in-use'],
    ])
    expect(await save(input)).toEqual([400, 'service-account-name-in-use'])
  })

  test('refuses a stale version', async () => {
    const { id } = await createServiceAccount()
    expect(await save({ id, name: nameOf(), rowVersion: 1 })).toEqual([200, undefined])
    expect(await save({ id, name: nameOf(), rowVersion: 1 })).toEqual([409, 'stale-record'])
  })
})

describe('a service account', () => {
  test('of a Contractor sees its own company alone', async () => {
    const own = await createEmployer()
    const other = await createEmployer()
    const { id } = await createServiceAccount({ roles: ['Contractor'], employerId: own.id })
    const { key } = await createApiKey(id)
    const { body } = await callByKey(key, employers.search)
    expect(body.map((employer) => employer.id)).toEqual([own.id])
    const hidden = await callByKey(key, employers.get, { id: other.id })
    expect(hidden.body.code).toBe('record-not-found')
  })

  test('of a Contractor keeps its company from becoming the operator, until it is removed', async () => {
    const { id: employerId } = await createEmployer()
    const { id } = await createServiceAccount({ roles: ['Contractor'], employerId })
    const makeSite = () =>
      call(admin, employers.save, { id: employerId, nameTh: 'บริษัท ก จำกัด', kind: 'Site' })
    expect((await makeSite()).body.code).toBe('contractor-needs-employer')
    await call(admin, serviceAccounts.remove, { id })
    expect((await makeSite()).status).toBe(200)
  })

  test('learns by one policy only what its scopes of other policies let it see', async () => {
    const { id } = await createServiceAccount({ roles: ['Purchasing'] })
    const { key } = await createApiKey(id, { scopes: ['realm-basic:read'] })
    const { key: wider } = await createApiKey(id, {
      scopes: ['realm-basic:read', 'user-mgmt:read'],
    })
    const { email } = await createUser('WorkOwner')
    const emails = async (sent: string) => {
      const { body } = await callByKey(sent, users.search)
      return body.workOwnerUsers.map((user) => user.email)
    }
    expect(await emails(key)).not.toContain(email)
    expect(await emails(wider)).toContain(email)
  })

  test('follows changes of what its scopes read', async () => {
    const { id } = await createServiceAccount({ roles: ['Purchasing'] })
    const { key } = await createApiKey(id, { scopes: ['changes:read', 'realm-basic:read'] })
    const { key: blind } = await createApiKey(id, { scopes: ['changes:read'] })
    const { body: start } = await callByKey(key, changes.get)
    const made = await call(admin, employers.save, { nameTh: 'บริษัท ที่ติดตาม' })
    const seen = async (sent: string) => {
      const { body } = await callByKey(sent, changes.get, { after: start.next, limit: 1000 })
      return body.items.map(({ subject }) => subject.id)
    }
    expect(await seen(key)).toContain(made.body.id)
    expect(await seen(blind)).toEqual([])
  })

  test('stands in the audit log under its name, and keeps it when it is removed', async () => {
    const name = nameOf()
    const { id } = await createServiceAccount({ name })
    const { key } = await createApiKey(id)
    const { body: made } = await callByKey(key, employers.save, { nameTh: 'บริษัท ที่บันทึก' })
    const line = async () => (await call(admin, auditLog.search, { subjectId: made.id })).body[0]!
    expect((await line()).actorName).toEqual({ th: name, en: name })
    expect(JSON.stringify((await line()).named)).toContain('เครื่องหลัก')
    await call(admin, serviceAccounts.remove, { id })
    expect((await line()).actorName).toEqual({ th: name, en: name })
    const { body: actors } = await call(admin, auditLog.searchActors, { keyword: name })
    expect(actors).toMatchObject([{ id, nameTh: name, isRemoved: false }])
  })

  test('removed gives its name and its company free', async () => {
    const name = nameOf()
    const employerId = (await createEmployer()).id
    const roles = ['Contractor' as const]
    const { id } = await createServiceAccount({ name, roles, employerId })
    const kept = await call(admin, employers.remove, { id: employerId })
    expect([kept.status, kept.body.code]).toEqual([400, 'record-in-use'])
    await call(admin, serviceAccounts.remove, { id })
    expect((await call(admin, employers.remove, { id: employerId })).status).toBe(200)
    expect(await save({ name, roles: ['Purchasing'] })).toEqual([200, undefined])
  })
})

describe('a key that may write', () => {
  test('gives no decision on a permit, which its scopes do not name', async () => {
    const site = await createPermitSite()
    const { id } = await createReadyPermit(site, { status: 'Submitted' })
    for (const role of ['SafetyOfficer', 'WorkspaceOwner'] as const) {
      const account = await createServiceAccount({ roles: [role] })
      const { key } = await createApiKey(account.id, { scopes: ['realm-basic:write'] })
      const { status, body } = await callByKey(key, workPermits.executeCommand, {
        id,
        command: 'approve',
      })
      expect([status, body.code]).toEqual([403, 'not-your-part'])
    }
  })

  test('stops no work, not even that of its own company', async () => {
    const site = await createPermitSite()
    const { id } = await createReadyPermit(site, { status: 'Active' })
    const employerId = site.company.id
    const accounts = [
      { roles: ['SafetyOfficer' as const] },
      { roles: ['Contractor' as const], employerId },
    ]
    for (const input of accounts) {
      const account = await createServiceAccount(input)
      const { key } = await createApiKey(account.id, { scopes: ['realm-basic:write'] })
      const stop = { id, command: 'stopWork', reason: 'ฝนตกหนัก' }
      const { status, body } = await callByKey(key, workPermits.executeCommand, stop)
      expect([status, body.code]).toEqual([403, 'not-your-part'])
    }
    expect(await permitStatus(id)).toBe('Active')
  })

  test('makes no login that has more than a key, but those of contractors', async () => {
    const { id } = await createServiceAccount({ roles: ['WorkOwner'] })
    const { key } = await createApiKey(id, { scopes: ['user-mgmt:write'] })
    const make = async (role: string, employerId: string | null = null) => {
      const email = `${crypto.randomUUID()}@example.com`
      const person = { firstNameTh: 'ก', lastNameTh: 'ข', employerId }
      const { status, body } = await callByKey(key, users.save, { email, roles: [role], person })
      return [status, body.code]
    }
    expect(await make('WorkOwner')).toEqual([403, 'role-not-yours-to-give'])
    expect(await make('Contractor', (await createEmployer()).id)).toEqual([200, undefined])
  })

  test('invites and changes users of contractors alone', async () => {
    const account = await createServiceAccount({ roles: ['WorkOwner'] })
    const { key } = await createApiKey(account.id, {
      scopes: ['user-mgmt:read', 'user-mgmt:write'],
    })
    const tryAll = async (role: 'WorkOwner' | 'Contractor') => {
      const { id } = await createUser(role)
      const answers = [
        await callByKey(key, users.sendInvitation, { id }),
        await callByKey(key, users.sendInvitations, { ids: [id] }),
        await callByKey(key, users.revokeInvitation, { id }),
        await callByKey(key, users.setDefault, { id }),
        await callByKey(key, users.save, { id }),
      ]
      const { can } = (await callByKey(key, users.get, { id })).body
      return { can, answers: answers.map(({ status, body }) => [status, body.code]) }
    }
    const ofSite = await tryAll('WorkOwner')
    expect(ofSite.answers.map(([status]) => status)).toEqual([403, 403, 403, 403, 403])
    expect(ofSite.answers[0]).toEqual([403, 'contractor-users-only'])
    expect(ofSite.can).toMatchObject({ get: true, save: false, sendInvitation: false })
    const ofContractor = await tryAll('Contractor')
    expect(ofContractor.answers.map(([status]) => status)).toEqual([200, 200, 200, 200, 200])
    expect(ofContractor.can).toMatchObject({ save: true, sendInvitation: true })
  })
})
