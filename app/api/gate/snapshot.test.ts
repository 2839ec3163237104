import { beforeAll, describe, expect, test } from 'vitest'
import { gate } from '@/lib/domain/gate/gate/contract'
import { gateDevices } from '@/lib/domain/gate/gate-devices/contract'
import { lookInList, verdictAt } from '@/lib/domain/gate/gate/snapshot/rules'
import { openList } from '@/lib/domain/gate/gate/snapshot/signed/rules'
import { readVerdicts } from '@/lib/domain/eligibility/eligibility/queries'
import { presentVerdict } from '@/lib/domain/eligibility/eligibility/present'
import { wordReason } from '@/lib/domain/eligibility/eligibility/wording/rules'
import { account } from '@/lib/domain/people/account/contract'
import { toUtcDate } from '@/lib/platform/dates/day'
import { MINUTE } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { translator } from '@/lib/platform/i18n/translator'
import { call, english } from '@/lib/testing/calls/call'
import { createCredentialType } from '@/lib/testing/records/credentials'
import { createCrowd } from '@/lib/testing/records/crowd'
import { createOverride, createRequirement } from '@/lib/testing/records/eligibility-site'
import { createPerson, createUser } from '@/lib/testing/records/factories'
import {
  actionOf,
  createGate,
  createTrainedPerson,
  pairDevice,
  sendActions,
} from '@/lib/testing/records/gate-site'
import { createPermitSite, createReadyPermit, today } from '@/lib/testing/records/permit-site'

const admin = await createUser('Admin')
const officer = await createUser('SafetyOfficer')
const device = await pairDevice(admin)
const reader = { t: translator('en', 'eligibility'), language: 'en' } as const

const publicKeys = async () => (await call(null, account.jwks, {})).body.keys
const ask = async (have?: string) =>
  (await call(null, gate.snapshot, { have }, device.headers)).body
async function listNow() {
  const answer = await ask()
  if (answer.unchanged) throw new Error('a caller without a list was told that it is unchanged')
  const list = await openList(answer.jws, await publicKeys())
  if (!list) throw new Error('the list was not opened')
  return { ...answer, list }
}

describe('who asks', () => {
  test.each(['Admin', 'SafetyOfficer'] as const)('%s may', async (role) =>
    expect((await call(await createUser(role), gate.snapshot, {})).status).toBe(200),
  )

  test('a Contractor may not', async () =>
    expect((await call(await createUser('Contractor'), gate.snapshot, {})).status).toBe(403))

  test('a device says which list it holds and what it has not delivered', async () => {
    const { version, list } = await listNow()
    await call(null, gate.snapshot, { have: version, queueLength: 7 }, device.headers)
    const { body } = await call(admin, gateDevices.search, { gateId: device.gateId })
    expect(body).toMatchObject([{ listAt: list.madeAt, queueLength: 7 }])
  })
})

test('a device that was moved to another gate is told, with the time of the server', async () => {
  const moved = await pairDevice(admin)
  const { id: gateId } = await createGate()
  const snapshot = async () => (await call(null, gate.snapshot, {}, moved.headers)).body
  expect(await snapshot()).toMatchObject({ gateId: moved.gateId })
  await call(admin, gateDevices.save, { id: moved.id, name: 'แท็บเล็ต 2', gateId })
  const after = await snapshot()
  expect(after.gateId).toBe(gateId)
  expect(Math.abs(Date.parse(after.asOf) - Date.now())).toBeLessThan(5_000)
  const { id } = await createTrainedPerson()
  const actions = [actionOf('In', id)]
  const body = { deviceNow: new Date().toISOString(), actions }
  await call(null, gate.record, body, moved.headers)
  const { body: rows } = await call(admin, gate.history, { personId: id })
  expect(rows).toMatchObject([{ kind: 'In', gate: { id: gateId } }])
  expect((await call(officer, gate.snapshot, {})).body.gateId).toBeNull()
})

describe('what the list says', () => {
  test('the present list is unchanged until something changes, and for ten minutes at most', async () => {
    const { id } = await createTrainedPerson()
    const { version } = await listNow()
    expect(await ask(version)).toMatchObject({ unchanged: true })
    const old = new Date(Date.now() - 11 * MINUTE).toISOString()
    expect(await ask(old + version.slice(version.indexOf('~')))).toMatchObject({ unchanged: false })
    for (const have of ['no version', '0000-01-01T00:00:00Z~x', '-200000-01-01T00:00:00Z~x'])
      expect(await ask(have)).toMatchObject({ unchanged: false })
    await sendActions(officer, [actionOf('In', id, { gateId: device.gateId })])
    expect(await ask(version)).toMatchObject({ unchanged: false })
  })

  test('who is inside and on a permit, and a scan as the server would answer it', async () => {
    const site = await createPermitSite()
    const { id, code } = await createTrainedPerson({ employerId: site.company.id })
    await createReadyPermit(site, { status: 'Approved', personIds: [id] })
    await sendActions(officer, [actionOf('In', id, { gateId: device.gateId })])
    const { list } = await listNow()
    const offline = lookInList(list, { text: code }, { ...device, now: new Date() }, reader)
    const headers = { ...device.headers, ...english }
    expect(offline).toEqual((await call(null, gate.look, { text: code }, headers)).body)
    expect(offline).toMatchObject([{ insideSince: expect.any(String), permitsToday: [{}] }])
  })

  test('no national id, telephone or nationality, and no name of a sensitive document', async () => {
    const type = await createCredentialType({ nameEn: 'Blood test', isSensitive: true })
    const rule = await createRequirement({
      nameEn: 'Blood test before entry',
      purpose: 'Enter',
      effect: 'Warn',
      anyOf: [{ kind: 'Credential', credentialTypeId: type.id }],
    })
    const { nationalId, phone, nationality } = await createPerson({
      nationalId: '1101700203451',
      phone: '0812345678',
      nationality: 'Utopian',
    })
    const text = JSON.stringify((await listNow()).list)
    await database().db.requirement.delete({ where: { id: rule.id } })
    for (const secret of [nationalId!, phone!, nationality!, 'Blood test'])
      expect(text).not.toContain(secret)
    expect(text).toContain('a required document')
  })
})

describe('a list that was tampered with', () => {
  test('is not opened, nor one by another key or of another kind', async () => {
    const { jws, list } = await listNow()
    const keys = await publicKeys()
    const [header, payload, signature] = jws.split('.') as [string, string, string]
    const changed = `${payload.slice(0, 40)}${payload[40] === 'A' ? 'B' : 'A'}${payload.slice(41)}`
    expect(list.people.length).toBeGreaterThan(0)
    expect(await openList([header, changed, signature].join('.'), keys)).toBeNull()
    expect(await openList([header, payload].join('.'), keys)).toBeNull()
    const [ofTokens, ofLists] = keys
    expect(await openList(jws, [ofTokens!])).toBeNull()
    expect(await openList(jws, [{ ...ofTokens, kid: ofLists!.kid! }])).toBeNull()
  })
})

describe('500 people in many situations', () => {
  let ids: string[]

  beforeAll(async () => {
    const type = await createCredentialType()
    const entry = await createRequirement({ purpose: 'Enter' })
    await createRequirement({
      purpose: 'Enter',
      anyOf: [{ kind: 'Credential', credentialTypeId: type.id }],
    })
    ids = await createCrowd(officer.userId, type.id, 500)
    for (const personId of ids.slice(0, 20))
      await createOverride({
        personId,
        purpose: 'Enter',
        day: toUtcDate(today()),
        reasonCodes: ['worker-not-trained', 'worker-training-over'],
        requirementIds: [entry.id],
        status: 'Active',
      })
  })

  test('are judged by the device as by the server, in the same words', async () => {
    const { list } = await listNow()
    const now = new Date()
    const asked = { purpose: 'Enter' as const, at: now }
    const server = await readVerdicts(
      database().sql,
      ids.map((id) => ({ id })),
      asked,
    )
    const people = new Map(list.people.map((person) => [person.id, person]))
    const offline = ids.map((id) => verdictAt(list, people.get(id)!, { ...device, now }))
    const onDevice = offline.map((verdict) => ({
      personId: verdict.person.id,
      verdict: verdict.verdict,
      until: verdict.until(),
      rulesRevision: verdict.site.rulesRevision,
      reasons: verdict.reasons.map((reason) => wordReason(reader, verdict, reason)),
    }))
    const inWords = server.map((verdict) =>
      presentVerdict({ actor: null, language: 'en' }, verdict),
    )
    expect(onDevice).toMatchObject(
      inWords.map(({ reasons, ...verdict }) => ({
        ...verdict,
        reasons: reasons.map(({ canOverride: _can, link: _link, ...reason }) => reason),
      })),
    )
    expect(new Set(onDevice.map(({ verdict }) => verdict)).size).toBeGreaterThan(1)
    const codes = new Set(onDevice.flatMap(({ reasons }) => reasons.map(({ code }) => code)))
    expect(codes.size).toBeGreaterThan(8)
  })
})
