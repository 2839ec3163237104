import { beforeEach, describe, expect, test } from 'vitest'
import { sendNotices } from '@/lib/domain/training/seat-requests/notices/commands'
import { bars } from '@/lib/domain/eligibility/bars/contract'
import { mailOutbox } from '@/lib/domain/people/mail-outbox/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { deliverMails } from '@/lib/domain/people/mail-outbox/commands'
import { addDays, toUtcDate } from '@/lib/platform/dates/day'
import { HOUR } from '@/lib/platform/dates/durations'
import { formatDay } from '@/lib/platform/dates/format'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createCredentialType } from '@/lib/testing/records/credentials'
import { idsOf, people } from '@/lib/testing/records/enrolment'
import {
  createTrainingPlan,
  createTrainingSession,
  createUser,
} from '@/lib/testing/records/factories'
import { today } from '@/lib/testing/records/permit-site'
import { MailCatcher } from '@/lib/testing/stand-ins/mail-catcher'
import {
  createSeatRequest,
  freeSeats,
  fullSession,
  queueOf,
  runPromotion,
  seats,
} from '@/lib/testing/records/seat-requests'

const officer = await createUser('SafetyOfficer')
const admin = await createUser('Admin')
const clerk = await createUser('Contractor')
const colleague = await createUser('Contractor', { employerId: clerk.employerId })
await createUser('Contractor', { employerId: clerk.employerId, disabledAt: new Date() })
const company = { contractorId: clerk.employerId! }

beforeEach(() => database().db.outboxMail.deleteMany())

/** What the job does each minute. */
const runJob = async (now = new Date()) => {
  await runPromotion(now)
  await sendNotices(now)
}
const mails = () => database().db.outboxMail.findMany({ orderBy: { toAddress: 'asc' } })
const mailsOf = async (requestId: string) =>
  (await mails()).filter(({ dedupeKey }) => dedupeKey?.includes(requestId))
const mailOf = async () => (await mails())[0]!

describe('the company is mailed', () => {
  test('an offer, each of its users once, with a link to the queue that everybody may know', async () => {
    const { id, rows } = await fullSession(officer, 2)
    await seats(clerk, 'book', { sessionId: id, seats: 1 })
    await freeSeats(officer, rows.slice(0, 1))
    await runJob()
    await Promise.all([runJob(), runJob()])
    const written = await mails()
    expect(written.map(({ toAddress }) => toAddress)).toEqual(
      [clerk.email, colleague.email].toSorted(),
    )
    expect(written[0]).toMatchObject({ kind: 'Seats', carriesLink: false })
    expect(written[0]!.text).toMatch(/มีที่ว่างให้บริษัทของคุณ 1 ที่[^]*1 seat is free for your company/)
    const { body } = await call(admin, mailOutbox.get, { id: written[0]!.id })
    expect(body).toMatchObject({ hidden: null, link: expect.stringContaining(`${id}?tab=queue`) })
  })

  test('four hours before an offer ends, once, unless it was made later', async () => {
    const offerUntil = new Date(Date.now() + 5 * HOUR)
    await createSeatRequest({ status: 'Offered', offerUntil, ...company })
    const soon = new Date(Date.now() + 3 * HOUR)
    await createSeatRequest({ status: 'Offered', offerUntil: soon, ...company })
    await runJob()
    expect(await mails()).toEqual([])
    const later = new Date(Date.now() + 1.01 * HOUR)
    for (let run = 0; run < 2; run++) await runJob(later)
    expect((await mails()).map(({ subject }) => subject)).toEqual(
      [1, 2].map(() => expect.stringContaining('Less than 4 hours left')),
    )
  })

  test('nothing about the end of an offer while its session is closed', async () => {
    const session = await createTrainingSession({ status: 'Closed' })
    const offerUntil = new Date(Date.now() + 5 * HOUR)
    const offer = { sessionId: session.id, status: 'Offered' as const, offerUntil }
    const { id } = await createSeatRequest({ ...offer, ...company })
    await runJob(new Date(Date.now() + 1.01 * HOUR))
    await runJob(new Date(Date.now() + 6 * HOUR))
    expect(await mailsOf(id)).toEqual([])
  })

  test('an offer ends with the queue of a session that was moved forward', async () => {
    const { id } = await createTrainingSession({
      date: toUtcDate('2398-06-01'),
      startTime: '09:00',
    })
    const offerUntil = new Date('2398-06-02T00:00:00Z')
    const offer = { sessionId: id, status: 'Offered' as const, offerUntil }
    const request = await createSeatRequest({ ...offer, ...company })
    await sendNotices(new Date('2398-05-31T20:30:00Z')) // 3.5 hours before the queue ends
    const [mail] = await mailsOf(request.id)
    expect(mail).toMatchObject({ usefulUntil: new Date('2398-06-01T00:00:00Z') })
    expect(mail!.text).toContain('07:00')
  })

  test('that no seats are given any more, of a session that was completed', async () => {
    const { id } = await createTrainingSession({ status: 'Closed' })
    await createSeatRequest({ sessionId: id, ...company })
    await call(officer, trainingSessions.complete, { id })
    await runJob()
    expect((await mailOf()).text).toMatch(/ไม่ให้ที่นั่งเพิ่ม[^]*gives no more seats/)
  })

  test('seats that were taken for those who were named', async () => {
    const { id, rows } = await fullSession(officer, 2)
    const [worker] = await people(1, { employerId: clerk.employerId, firstNameEn: 'Somchai' })
    await seats(clerk, 'book', { sessionId: id, seats: 1, personIds: idsOf([worker!]) })
    await freeSeats(officer, rows.slice(0, 1))
    await runJob()
    expect((await mailOf()).text).toContain('these people have their seats now: Somchai')
  })

  test('whom it named and who may not take part, with the reason', async () => {
    const { id, rows } = await fullSession(officer, 2)
    const workers = await people(2, { employerId: clerk.employerId })
    const [barred] = await people(1, { employerId: clerk.employerId })
    const personIds = idsOf([...workers, barred!])
    await seats(clerk, 'book', { sessionId: id, seats: 3, personIds })
    const bar = { fromDate: '2020-01-01', reason: 'ทะเลาะวิวาท' }
    await call(officer, bars.save, { personId: barred!.id, ...bar })
    await freeSeats(officer, rows)
    await runJob()
    const { text } = await mailOf()
    expect(text).toMatch(/ยังไม่ได้ที่นั่ง[^]*ถูกห้ามเข้าพื้นที่[^]*got no seat[^]*Barred from/)
    expect(text).not.toContain('ทะเลาะวิวาท')
    expect((await queueOf(id)).flatMap(({ skipped }) => skipped)).toEqual([])
    await database().db.outboxMail.deleteMany()
    await runJob()
    expect(await mails()).toEqual([])
  })

  test.each([
    [
      'an offer that has lapsed',
      { status: 'Offered' as const, offerUntil: new Date() },
      'to the next in the queue',
    ],
    ['held seats without a name', { status: 'Held' as const, nameUntil: new Date() }, 'given back'],
  ])('%s', async (_, fields, words) => {
    await createSeatRequest({ ...fields, ...company })
    await runJob()
    expect((await mailOf()).text).toContain(words)
  })

  test('a session that was cancelled, with others that have free seats', async () => {
    const { id, sessionId } = await createSeatRequest(company)
    const day = addDays(today(), 40)
    await createTrainingSession({ date: toUtcDate(day), location: 'ห้องอบรม 7' })
    const { id: credentialTypeId } = await createCredentialType()
    const { id: scheduleId } = await createTrainingPlan({ credentialTypeId })
    const ofOtherCourse = { scheduleId, location: 'สนามขับรถยก' }
    await createTrainingSession({ date: toUtcDate(day), ...ofOtherCourse })
    await call(officer, trainingSessions.cancel, { id: sessionId, reason: 'ฝนตก' })
    await runJob()
    const { text } = await mailOf()
    const shown = formatDay({ locale: 'en', era: 'CE', timeZone: 'Asia/Bangkok' }, day)
    expect(text).toMatch(new RegExp(`was cancelled[^]*${shown}[^]*ห้องอบรม 7`))
    expect(text).not.toContain('สนามขับรถยก')
    expect(await database().db.seatRequest.findUnique({ where: { id } })).toMatchObject({
      notice: null,
    })
  })
})

test('an offer that is over is not sent any more', async () => {
  const { id, rows } = await fullSession(officer, 2)
  await seats(clerk, 'book', { sessionId: id, seats: 1 })
  await freeSeats(officer, rows.slice(0, 1))
  await runJob()
  const catcher = new MailCatcher()
  await catcher.start()
  const later = () => new Date(Date.now() + 25 * HOUR)
  expect(await deliverMails({ server: catcher.settings(), now: later })).toBe(0)
  await catcher.stop()
  expect(await mailOf()).toMatchObject({
    status: 'Failed',
    lastError: expect.stringMatching(/late/),
  })
})
