import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { gate } from '@/lib/domain/gate/gate/contract'
import { gateDevices } from '@/lib/domain/gate/gate-devices/contract'
import { HOUR } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { pdfText, requireProgram } from '@/lib/testing/files/external-programs'
import {
  createAsset,
  createEmployer,
  createPerson,
  createUser,
} from '@/lib/testing/records/factories'
import {
  actionOf,
  createGate,
  createTrainedPerson,
  pairDevice,
  sendActions,
  staysOfPerson,
} from '@/lib/testing/records/gate-site'
import {
  callByKey,
  createApiKey,
  createServiceAccount,
} from '@/lib/testing/records/service-accounts'

const officer = await createUser('SafetyOfficer')
const admin = await createUser('Admin')
const front = await createGate()
const atFront = { gateId: front.id }
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
const enter = (personId: string, hours = 1) =>
  sendActions(officer, [actionOf('In', personId, { ...atFront, at: ago(hours), isOffline: true })])

describe('who is on site', () => {
  test('is listed and counted by company and area, overstays apart', async () => {
    const employer = await createEmployer({ nameTh: randomUUID() })
    const [one, other] = [
      await createTrainedPerson({ employerId: employer.id }),
      await createTrainedPerson({ employerId: employer.id }),
    ]
    await enter(one.id)
    await enter(other.id, 20)
    const { body } = await call(officer, gate.onSite, { employerId: employer.id, sort: 'inAt' })
    expect(body.map(({ person, isOverstay }) => [person?.id, isOverstay])).toEqual([
      [other.id, true],
      [one.id, false],
    ])
    const heads = await call(officer, gate.headcount, {})
    expect(heads.body.byEmployer).toContainEqual(
      expect.objectContaining({ id: employer.id, count: 2 }),
    )
    expect(heads.body.overstays).toBeGreaterThan(0)
    await sendActions(officer, [actionOf('Out', one.id, atFront)])
    expect((await call(officer, gate.onSite, { employerId: employer.id })).body).toHaveLength(1)
  })

  test('shows a contractor the own people alone', async () => {
    const contractor = await createUser('Contractor')
    const own = await createTrainedPerson({ employerId: contractor.employerId })
    const foreign = await createTrainedPerson()
    for (const { id } of [own, foreign]) await enter(id)
    const { body } = await call(contractor, gate.onSite, {})
    expect(body.map(({ person }) => person?.id)).toEqual([own.id])
    const heads = await call(contractor, gate.headcount, {})
    expect(heads.body).toMatchObject({ total: 1, silentDevices: [], openConflicts: 0 })
    const other = await call(contractor, gate.onSite, { employerId: foreign.employerId! })
    expect(other.body).toEqual([])
  })

  test('names the devices that have not been heard', async () => {
    const { id } = await pairDevice(admin)
    const lastSeenAt = new Date(Date.now() - HOUR)
    await database().db.gateDevice.update({ where: { id }, data: { lastSeenAt, queueLength: 3 } })
    const { body } = await call(officer, gate.headcount, {})
    expect(body.silentDevices).toContainEqual(expect.objectContaining({ id, queueLength: 3 }))
  })

  test('names the devices that hold what they have not delivered, revoked or heard as they may be', async () => {
    const [stuck, delivering, revoked, former, empty] = await Promise.all(
      Array.from({ length: 5 }, () => pairDevice(admin)),
    )
    const { db } = database()
    const holding = [stuck!, delivering!, revoked!, former!].map(({ id }) => id)
    await db.gateDevice.updateMany({ where: { id: { in: holding } }, data: { queueLength: 30 } })
    const { id: personId } = await createTrainedPerson()
    await sendActions(null, [actionOf('In', personId)], { headers: delivering!.headers })
    for (const { id } of [revoked!, former!, empty!]) await call(admin, gateDevices.revoke, { id })
    const revokedTokenAt = new Date(Date.now() - 25 * HOUR)
    await db.gateDevice.update({ where: { id: former!.id }, data: { revokedTokenAt } })
    const { body } = await call(officer, gate.headcount, {})
    const own = [stuck!, delivering!, revoked!, former!, empty!].map(({ id }) => id)
    const silent = body.silentDevices.map(({ id }) => id).filter((id) => own.includes(id))
    expect(silent.toSorted()).toEqual([stuck!.id, revoked!.id].toSorted())
  })

  test('goes on paper', async () => {
    await enter((await createTrainedPerson()).id)
    const { status, headers } = await call(officer, gate.onSitePdf, {})
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  test('the paper says beside its count by what it is filtered', async () => {
    requireProgram('pdftotext')
    const employer = await createEmployer({ nameTh: 'บริษัท ก้าวไกล จำกัด', nameEn: 'Kao' })
    const { db } = database()
    const area = await db.workspaceArea.create({
      data: { code: randomUUID(), nameTh: 'ลานถัง', nameEn: 'Tank farm' },
    })
    const { id } = await createTrainedPerson({ employerId: employer.id, firstNameTh: 'มานพ' })
    await enter(id, 20)
    await db.stay.updateMany({ where: { personId: id }, data: { workspaceAreaId: area.id } })
    const paperOf = async (filters: object) =>
      pdfText((await call(officer, gate.onSitePdf, filters, english)).body).replace(/\s+/g, ' ')
    const asked = { employerId: employer.id, workspaceAreaId: area.id, keyword: 'มานพ' }
    expect(await paperOf({ ...asked, isOverstay: true })).toMatch(
      /1 person on site, .* · Company: Kao · Area: .* Tank farm · How long: Too long · Search: มานพ/,
    )
    expect(await paperOf({ employerId: employer.id })).not.toContain('How long: ')
  })
})

test('gate/history tells a company nothing of the time before it', async () => {
  const before = await createEmployer()
  const { id } = await createTrainedPerson({ employerId: before.id })
  await enter(id)
  const contractor = await createUser('Contractor')
  const { employerId } = contractor
  await database().db.person.update({ where: { id }, data: { employerId } })
  expect((await call(contractor, gate.history, { personId: id })).body).toEqual([])
  expect((await call(officer, gate.history, { personId: id })).body).toHaveLength(1)
})

describe('gate/correct', () => {
  test('adds a fact, with its reason and who said it', async () => {
    const { id } = await createTrainedPerson()
    await enter(id, 30)
    const fix = { personId: id, kind: 'Out', at: ago(20), reason: 'ลืมสแกนออก' } as const
    const { body } = await call(officer, gate.correct, fix)
    expect(await staysOfPerson(id)).toMatchObject([{ outAt: new Date(fix.at) }])
    const history = await call(officer, gate.history, { personId: id, sort: '-at' })
    expect(history.body[0]).toMatchObject({ id: body.id, gate: null, reason: 'ลืมสแกนออก' })
  })

  test('is for people, and not for the future', async () => {
    const { headers } = await pairDevice(admin)
    const { id } = await createTrainedPerson()
    const fix = { personId: id, kind: 'Out', reason: 'ก' } as const
    const device = await call(null, gate.correct, { ...fix, at: ago(1) }, headers)
    const future = await call(officer, gate.correct, { ...fix, at: ago(-1) })
    expect([device.status, device.body.code]).toEqual([403, 'people-only'])
    expect([future.status, future.body.code]).toEqual([400, 'instant-in-future'])
  })
})

describe('conflicts', () => {
  test('tell what was shown, what held and what to do, and are settled once', async () => {
    const { id } = await createPerson()
    const came = actionOf('In', id, { ...atFront, isOffline: true, shownVerdict: 'allowed' })
    await sendActions(officer, [came])
    const find = async () =>
      (await call(officer, gate.conflicts, { isSettled: false }, english)).body.find(
        ({ event }) => event.id === came.actionId,
      )
    const found = await find()
    expect(found).toMatchObject({
      code: 'entered-while-refused',
      event: { shownVerdict: 'allowed', verdict: 'refused' },
      whatToDo: expect.stringMatching(/on site/),
    })
    for (const note of ['พบแล้ว', 'อีกครั้ง'])
      expect((await call(officer, gate.settleConflicts, { ids: [found!.id], note })).status).toBe(
        200,
      )
    expect(await find()).toBeUndefined()
    const { db } = database()
    const row = await db.gateConflict.findUnique({ where: { id: found!.id } })
    expect(row).toMatchObject({ note: 'พบแล้ว', settledByUserId: officer.userId })
    const ofOfficer = { event: 'gate.conflicts-settled', actorUserId: officer.userId }
    expect(await db.auditEntry.findMany({ where: ofOfficer })).toMatchObject([
      { changes: { count: 1 } },
    ])
  })

  test('are for people', async () => {
    const { headers } = await pairDevice(admin)
    const listed = await call(null, gate.conflicts, {}, headers)
    const settled = await call(null, gate.settleConflicts, { ids: [randomUUID()] }, headers)
    expect([listed.body.code, settled.body.code]).toEqual(['people-only', 'people-only'])
  })
})

test('what is for people is neither done nor read by a key', async () => {
  const { id: accountId } = await createServiceAccount({ roles: ['SafetyOfficer'] })
  const { key } = await createApiKey(accountId)
  const { id: personId } = await createTrainedPerson()
  await enter(personId, 30)
  const answers = [
    await callByKey(key, gate.correct, { personId, kind: 'Out', at: ago(20), reason: 'ก' }),
    await callByKey(key, gate.settleConflicts, { ids: [randomUUID()] }),
    await callByKey(key, gate.conflicts),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('no-keys'))
  expect(await staysOfPerson(personId)).toMatchObject([{ outAt: null }])
})

test('what happened at a gate is neither changed nor removed', async () => {
  const { id } = await createTrainedPerson()
  await enter(id)
  const { db } = database()
  const refused = /only ever added to|permission denied/
  await expect(
    db.gateEvent.updateMany({ where: { personId: id }, data: { kind: 'Out' } }),
  ).rejects.toThrow(refused)
  await expect(db.gateEvent.deleteMany({ where: { personId: id } })).rejects.toThrow(refused)
})

test('gate/photo is a square of 160 pixels, and 400 where there is none', async () => {
  const { default: sharp } = await import('sharp')
  const content = await sharp({
    create: { width: 300, height: 400, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer()
  const asset = await createAsset(officer.userId, { content: new Uint8Array(content) })
  const { id } = await createPerson({ profileAssetId: asset.id })
  const { status, body } = await call(officer, gate.photo, { id })
  const { width, height } = await sharp(body).metadata()
  expect([status, width, height]).toEqual([200, 160, 160])
  const without = await call(officer, gate.photo, { id: (await createPerson()).id })
  expect(without.body.code).toBe('record-not-found')
})
