import { describe, expect, test } from 'vitest'
import { unsubscribeToken } from '@/lib/domain/people/notices/unsubscribe/queries'
import { persons } from '@/lib/domain/people/persons/contract'
import { verifyAuditChain } from '@/lib/platform/audit/chain'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createAsset,
  createAttendance,
  createPerson,
  createUser,
} from '@/lib/testing/records/factories'
import { createSeatRequest } from '@/lib/testing/records/seat-requests'
import { makeNationalId } from '@/lib/testing/records/national-id'

const admin = () => createUser('Admin')

describe('persons/exportRecord', () => {
  test('contains all data about the person, and leaves an audit line', async () => {
    const officer = await createUser('SafetyOfficer')
    const idCard = await createAsset(officer.userId, { assetType: 'IdCard' })
    const nationalId = makeNationalId()
    const person = await createPerson({ nationalId, idCardAssetId: idCard.id })
    await createAttendance({ personId: person.id, enrolledByUserId: officer.userId })
    await createSeatRequest({ personIds: [person.id] })
    const { status, body } = await call(await admin(), persons.exportRecord, { id: person.id })
    expect(status).toBe(200)
    expect(body.person).toMatchObject({ id: person.id, nationalId })
    expect(body.pictures).toEqual([
      { assetType: 'IdCard', contentType: 'image/jpeg', base64: 'AQID' },
    ])
    expect(body.training).toHaveLength(1)
    expect(body.seatRequests).toMatchObject([{ status: 'Waiting' }])
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: person.id } })
    expect(lines.map(({ event }) => event)).toEqual(['person.exported'])
  })

  test('contains what the account was told, how it was sent, and how it wants to be told', async () => {
    const { personId, userId } = await createUser('Contractor')
    const { db } = database()
    const notice = { userId, event: 'task.assigned', subjectId: 'x', occasion: '1', params: {} }
    const { id: noticeId } = await db.notice.create({ data: notice })
    const delivery = { noticeId, userId, channel: 'email', nextAttemptAt: new Date() }
    await db.noticeDelivery.create({ data: delivery })
    await db.noticeSetting.create({ data: { userId, choices: {}, quietFrom: '20:00' } })
    const { body } = await call(await admin(), persons.exportRecord, { id: personId })
    expect(body.accounts).toMatchObject([
      {
        notices: [{ id: noticeId, event: 'task.assigned' }],
        noticeDeliveries: [{ noticeId, status: 'Waiting' }],
        noticeSettings: { quietFrom: '20:00' },
      },
    ])
  })

  test('contains no password, token or link of an account', async () => {
    const user = await createUser('Contractor', { password: 'a long password' })
    const { body } = await call(await admin(), persons.exportRecord, { id: user.personId })
    expect(body.accounts).toHaveLength(1)
    expect(JSON.stringify(body)).not.toMatch(/scrypt|passwordHash|tokenHash|IdToken|"link"/)
  })

  test('contains no link to unsubscribe, by which others would act for the account', async () => {
    const { personId, userId } = await createUser('Contractor')
    const token = await unsubscribeToken({ userId, event: 'task.assigned', channel: 'Email' })
    const page = `https://safety.example.com/unsubscribe/${token}`
    await database().db.outboxMail.create({
      data: {
        userId,
        kind: 'Notices',
        toAddress: 'somebody@example.com',
        toName: 'น้ำฝน',
        subject: 'งานใหม่',
        text: `ไม่รับอีเมล: ${page}`,
        html: `<a href="${page}">ไม่รับอีเมล</a>`,
        unsubscribeLink: page,
        carriesLink: false,
        usefulUntil: new Date(),
      },
    })
    const { body } = await call(await admin(), persons.exportRecord, { id: personId })
    expect(body.accounts).toMatchObject([{ mails: [{ subject: 'งานใหม่' }] }])
    expect(JSON.stringify(body)).not.toContain(token)
  })

  test('says what the account did to others, and nothing of what it wrote about them', async () => {
    const officer = await createUser('SafetyOfficer')
    const name = `คนอื่น${crypto.randomUUID().slice(0, 8)}`
    const other = await call(officer, persons.save, { firstNameTh: name, lastNameTh: 'ใจดี' })
    const own = await call(await admin(), persons.save, {
      id: officer.personId,
      phone: '0812345678',
    })
    expect([other.status, own.status]).toEqual([200, 200])
    const { body } = await call(await admin(), persons.exportRecord, { id: officer.personId })
    expect(
      body.auditLog.map(({ event, subjectId, changes }) => [event, subjectId, changes]),
    ).toEqual([
      ['person.saved', other.body.id, {}],
      ['person.saved', officer.personId, { phone: '0812345678' }],
    ])
    expect(JSON.stringify(body)).not.toContain(name)
  })
})

describe('persons/erase', () => {
  test('leaves only the fact that it was done, and the audit chain stays unbroken', async () => {
    const caller = await admin()
    const name = `ลบทิ้ง${crypto.randomUUID().slice(0, 8)}`
    const input = { firstNameTh: name, lastNameTh: 'ใจดี', nationalId: makeNationalId() }
    const { body } = await call(caller, persons.save, input)
    const picture = await createAsset(caller.userId)
    await database().db.person.update({
      where: { id: body.id! },
      data: { profileAssetId: picture.id },
    })
    await verifyAuditChain()
    expect((await call(caller, persons.erase, { id: body.id! })).status).toBe(200)
    expect(await database().db.person.findUnique({ where: { id: body.id! } })).toBeNull()
    expect(await database().db.asset.findUnique({ where: { id: picture.id } })).toBeNull()
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: body.id! } })
    expect(lines.map(({ event, changes }) => [event, changes])).toEqual([
      ['person.saved', {}],
      ['person.erased', {}],
    ])
    expect(JSON.stringify(await database().db.auditEntry.findMany())).not.toContain(name)
    expect(await verifyAuditChain()).toMatchObject({ erased: 1, faults: [] })
  })

  test('is refused while an account, even a removed one, or a training refers to them', async () => {
    const caller = await admin()
    const removed = await createUser('WorkOwner', { removedAt: new Date() })
    const trained = await createPerson()
    await createAttendance({ personId: trained.id, enrolledByUserId: caller.userId })
    for (const id of [removed.personId, trained.id]) {
      const { status, body } = await call(caller, persons.erase, { id })
      expect([status, body.code]).toEqual([400, 'person-referred-to'])
      expect(await database().db.person.count({ where: { id } })).toBe(1)
    }
  })

  test('of two concurrent calls one is done, and the other finds nobody', async () => {
    const caller = await admin()
    const { id } = await createPerson()
    const answers = await Promise.all([1, 2].map(() => call(caller, persons.erase, { id })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })
})
