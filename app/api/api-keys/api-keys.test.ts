import { describe, expect, test } from 'vitest'
import { apiKeys } from '@/lib/domain/people/api-keys/contract'
import { serviceAccounts } from '@/lib/domain/people/service-accounts/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { settings } from '@/lib/domain/site/settings/contract'
import { scopesFor } from '@/lib/platform/access/scopes'
import { issueToken } from '@/lib/platform/auth/tokens'
import { DAY, MINUTE } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked, send } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import {
  bearer,
  callByKey,
  createApiKey,
  createServiceAccount,
  issueKey,
} from '@/lib/testing/records/service-accounts'

const admin = await createUser('Admin')
const account = await createServiceAccount()
const { key } = await createApiKey(account.id)

const statusOf = async (sent: string, headers = {}) =>
  (await callByKey(sent, employers.search, {}, headers)).status
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('api-keys/issue', () => {
  const input = {
    serviceAccountId: account.id,
    name: 'ERP หลัก',
    scopes: ['realm-basic:read' as const],
    days: 30,
  }

  test('shows the key once and stores its hash', async () => {
    const { body } = await call(admin, apiKeys.issue, input)
    expect(body.key).toMatch(/^ssk_[0-9a-f-]{36}_[\w-]{43}$/)
    expect(await statusOf(body.key)).toBe(200)
    const stored = await database().db.apiKey.findUniqueOrThrow({ where: { id: body.id } })
    expect(JSON.stringify(stored)).not.toContain(body.key.slice(-43))
    const days = (Date.parse(body.expiresAt) - Date.now()) / DAY
    expect(days).toBeCloseTo(30, 2)
    const listed = await call(admin, apiKeys.search, { serviceAccountId: account.id })
    expect(JSON.stringify(listed.body)).not.toContain(body.key.slice(-43))
    const row = listed.body.find(({ id }) => id === body.id)!
    expect(body.key.startsWith(row.prefix)).toBe(true)
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: body.id } })
    expect(lines.map(({ event }) => event)).toEqual(['api-key.created'])
    expect(JSON.stringify(lines)).not.toContain(body.key.slice(-43))
  })

  test('with an idempotency key it is not shown again', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await call(admin, apiKeys.issue, input, headers)).status).toBe(200)
    const again = await call(admin, apiKeys.issue, input, headers)
    expect([again.status, again.body.code]).toEqual([409, 'answer-not-kept'])
  })

  test('refuses scopes that the roles do not reach', async () => {
    const scopes = ['realm-basic:read', 'training-mgmt:write'] as const
    const { status, body } = await call(admin, apiKeys.issue, { ...input, scopes: [...scopes] })
    expect([status, body.code]).toEqual([400, 'scope-without-role'])
  })

  test.each([
    [{ days: 0 }],
    [{ days: 366 }],
    [{ days: 1.5 }],
    [{ scopes: [] }],
    [{ scopes: ['access-mgmt:write'] }],
    [{ scopes: ['integration-mgmt:write'] }],
    [{ scopes: ['settings-mgmt:read'] }],
    [{ addresses: ['10.0.0.5/8'] }],
    [{ addresses: Array.from({ length: 21 }, (_, n) => `10.0.0.${n}`) }],
  ])('refuses %j', async (wrong) => {
    const { status, body } = await callUnchecked(admin, apiKeys.issue, { ...input, ...wrong })
    expect([status, body.code]).toEqual([400, 'invalid-input'])
  })

  test('lasts a day at least and a year at most', async () => {
    for (const days of [1, 365])
      expect((await call(admin, apiKeys.issue, { ...input, days })).status).toBe(200)
  })
})

describe('a key', () => {
  test('works beside another of its account, until it is revoked', async () => {
    const { id, key: former } = await createApiKey(account.id)
    expect([await statusOf(former), await statusOf(key)]).toEqual([200, 200])
    await call(admin, apiKeys.revoke, { id })
    expect([await statusOf(former), await statusOf(key)]).toEqual([401, 200])
    expect((await call(admin, apiKeys.revoke, { id })).status).toBe(200)
    const lines = await database().db.auditEntry.count({
      where: { subjectId: id, event: 'api-key.revoked' },
    })
    expect(lines).toBe(1)
  })

  test('ends at its time', async () => {
    const { key: past } = await createApiKey(account.id, { expiresAt: new Date() })
    expect(await statusOf(past)).toBe(401)
  })

  test('that was revoked past this server, on another, is refused at the next call', async () => {
    const { id, key: own } = await createApiKey(account.id)
    expect(await statusOf(own)).toBe(200)
    await database().db.apiKey.update({ where: { id }, data: { revokedAt: new Date() } })
    expect(await statusOf(own)).toBe(401)
  })

  test('rests while its account is disabled, and ends with it', async () => {
    const own = await createServiceAccount()
    const { key: sent } = await createApiKey(own.id)
    await call(admin, serviceAccounts.save, { ...own, status: 'Disabled' })
    expect(await statusOf(sent)).toBe(401)
    await call(admin, serviceAccounts.save, { ...own, status: 'Active' })
    expect(await statusOf(sent)).toBe(200)
    await call(admin, serviceAccounts.remove, own)
    expect(await statusOf(sent)).toBe(401)
  })

  test('works from its addresses only', async () => {
    const addresses = ['203.0.113.0/24', '2001:db8::/32']
    const { key: bound } = await createApiKey(account.id, { addresses })
    expect(await statusOf(bound, from('203.0.113.9'))).toBe(200)
    expect(await statusOf(bound, from('2001:db8::1'))).toBe(200)
    expect(await statusOf(bound, from('198.51.100.1'))).toBe(401)
    expect(await statusOf(bound)).toBe(401)
    // The caller's own entry stands left of that of the proxy, which counts.
    expect(await statusOf(bound, from('203.0.113.9, 198.51.100.1'))).toBe(401)
  })

  test('is told nothing of what is wrong with it', async () => {
    const { key: revoked } = await createApiKey(account.id, { revokedAt: new Date() })
    const { key: elsewhere } = await createApiKey(account.id, { addresses: ['203.0.113.9'] })
    const wrong = [revoked, elsewhere, `${key.slice(0, -43)}${'A'.repeat(43)}`, unknownKey]
    for (const sent of wrong) {
      const { status, body } = await callByKey(sent, employers.search)
      expect([status, body.code, body.detail]).toEqual([
        401,
        'invalid-token',
        'โทเคนไม่ถูกต้องหรือหมดอายุแล้ว',
      ])
    }
  })

  const unknownKey = `ssk_${crypto.randomUUID()}_${'A'.repeat(43)}`

  test.each([
    ['in another form', () => key.toUpperCase()],
    ['with something behind it', () => `${key}A`],
    ['without its end', () => key.slice(0, -1)],
    ['beside another', () => `${key}, Bearer ${key}`],
    ['that is very long', () => `ssk_${'A'.repeat(8000)}`],
    ['of nothing', () => 'ssk_'],
    ['that names no id', () => `ssk_${"' OR true --"}_${'A'.repeat(43)}`],
  ])('%s is none', async (_, sent) => expect(await statusOf(sent())).toBe(401))

  test('counts in the header only', async () => {
    const init = { headers: { cookie: `authorization=${key}` } }
    expect((await send(null, settings.get, init, { access_token: key })).status).toBe(401)
  })

  test('has its use written once a minute at most', async () => {
    const { id, key: used } = await createApiKey(account.id)
    const lastUse = async () =>
      (await database().db.apiKey.findUniqueOrThrow({ where: { id } })).lastUsedAt?.getTime()
    await Promise.all(Array.from({ length: 5 }, () => statusOf(used)))
    await expect.poll(lastUse).toBeDefined()
    const first = await lastUse()
    await statusOf(used)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await lastUse()).toBe(first)
    const earlier = new Date(Date.now() - 61_000)
    await database().db.apiKey.update({ where: { id }, data: { lastUsedAt: earlier } })
    await statusOf(used)
    await expect.poll(lastUse).toBeGreaterThan(earlier.getTime())
  })

  test('of an account whose role was taken reaches no more than the roles do', async () => {
    const own = await createServiceAccount({ roles: ['SafetyOfficer'] })
    const { key: sent } = await createApiKey(own.id)
    await call(admin, serviceAccounts.save, { ...own, roles: ['WorkOwner'] })
    const { status, body } = await callByKey(sent, apiKeys.search)
    expect([status, body.code]).toEqual([403, 'forbidden'])
    await call(admin, serviceAccounts.save, { ...own, roles: ['WorkOwner', 'Purchasing'] })
    const wider = await callByKey(sent, employers.save, { nameTh: 'ก' })
    expect([wider.status, wider.body.code]).toEqual([403, 'scope-missing'])
  })

  test('issues no keys and changes no account, whatever scopes are stored with it', async () => {
    const scopes = ['integration-mgmt:write', 'integration-mgmt:read', ...scopesFor(['Purchasing'])]
    const { key: sent } = await createApiKey(account.id, { scopes })
    const issued = await callByKey(sent, apiKeys.issue, {})
    expect([issued.status, issued.body.code]).toEqual([403, 'forbidden'])
  })

  test('is named in the audit line, whose actor is the account', async () => {
    const { id: keyId, key: sent } = await createApiKey(account.id)
    const { body } = await callByKey(sent, employers.save, { nameTh: 'บริษัท จากระบบอื่น' })
    const line = await database().db.auditEntry.findFirstOrThrow({ where: { subjectId: body.id } })
    expect(line.actorUserId).toBe(account.id)
    expect(line.changes).toMatchObject({ apiKeyId: keyId })
  })

  test('shares an idempotency key with the other keys of its account, and with nobody else', async () => {
    const headers = { 'idempotency-key': 'one-of-many-callers' }
    const input = { nameTh: 'บริษัท ครั้งเดียว' }
    const { key: rotated } = await createApiKey(account.id)
    const { key: stranger } = await createApiKey((await createServiceAccount()).id)
    const { key: reader } = await createApiKey(account.id, { scopes: ['realm-basic:read'] })
    const first = await callByKey(key, employers.save, input, headers)
    const again = await callByKey(rotated, employers.save, input, headers)
    expect([again.body.id, again.headers.get('idempotent-replayed')]).toEqual([
      first.body.id,
      'true',
    ])
    expect((await callByKey(stranger, employers.save, input, headers)).body.id).not.toBe(
      first.body.id,
    )
    expect((await callByKey(reader, employers.save, input, headers)).status).toBe(403)
  })

  test('is issued to nobody by a token of more than five minutes ago', async () => {
    const token = await issueToken(
      { userId: admin.userId, sessionVersion: 1 },
      Date.now() - 6 * MINUTE,
    )
    const scopes = ['realm-basic:read']
    const input = { serviceAccountId: account.id, name: 'ก', scopes, days: 1 }
    const { status, body } = await callUnchecked(null, apiKeys.issue, input, bearer(token))
    expect([status, body.code]).toEqual([403, 'confirm-identity'])
  })

  test('is issued by the endpoint to be used at once', async () => {
    const scopes = ['realm-basic:read' as const]
    const issued = { serviceAccountId: account.id, name: 'ก', scopes, days: 1 }
    expect(await statusOf(await issueKey(admin, issued))).toBe(200)
  })
})
