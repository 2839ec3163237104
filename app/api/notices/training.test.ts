import { expect, test } from 'vitest'
import { notifyOfEndingCredentials } from '@/lib/domain/eligibility/credentials/notices/commands'
import { warnExpiries } from '@/lib/domain/eligibility/credentials/warnings/commands'
import { notifyOfFailing } from '@/lib/domain/people/mail-outbox/failing/commands'
import { queueMail } from '@/lib/domain/people/mail-outbox/queue/commands'
import { notices } from '@/lib/domain/people/notices/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { notifyOfEndingTraining } from '@/lib/domain/people/persons/notices/commands'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { notifyOfTomorrow } from '@/lib/domain/training/training-enrollments/notices/commands'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { addDays, toUtcDate } from '@/lib/platform/dates/day'
import { HOUR } from '@/lib/platform/dates/durations'
import { database, inTransaction, type Database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import { createCredential, createCredentialType } from '@/lib/testing/records/credentials'
import { enrol } from '@/lib/testing/records/enrolment'
import {
  createPerson,
  createTrainingSession,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'
import {
  createSeatRequest,
  freeSeats,
  fullSession,
  runPromotion,
  seats,
} from '@/lib/testing/records/seat-requests'

const TODAY = '2031-03-01'
/** Ten in the morning in Bangkok, so many days later. */
const inDays = (days: number) => new Date(`${addDays(TODAY, days)}T10:00:00+07:00`)
const run = (make: (database: Database, now: Date) => Promise<void>, now: Date) =>
  inTransaction((connections) => make(connections, now))

const read = async (reader: TestUser) => (await call(reader, notices.search, {}, english)).body
const titles = async (reader: TestUser) => (await read(reader)).map(({ title }) => title)

const officer = await createUser('SafetyOfficer')

const clerkWithPerson = async () => {
  const clerk = await createUser('Contractor')
  const person = await createPerson({
    employerId: clerk.employerId,
    responsibleUserId: clerk.userId,
  })
  return { clerk, person }
}

test('who is responsible for people hears of their seats, and whoever did it does not', async () => {
  const { clerk, person } = await clerkWithPerson()
  const session = await createTrainingSession()
  const { body } = await enrol(officer, session.id, [person.id])
  const ids = body.results.flatMap(({ id }) => id ?? [])
  expect(await read(clerk)).toMatchObject([
    {
      event: 'training.seat',
      subject: { type: 'training-session', id: session.id },
      href: `/training/sessions/${session.id}`,
    },
  ])
  expect((await titles(clerk))[0]).toMatch(/^People enrolled: /)

  const move = { id: session.id, location: 'ห้องอบรม 9' }
  expect((await call(officer, trainingSessions.save, move)).status).toBe(200)
  expect((await read(clerk))[0]?.text).toContain('ห้องอบรม 9')
  expect((await titles(clerk))[0]).toMatch(/^Session moved: /)
  await call(officer, trainingSessions.save, { id: session.id, capacity: 20 })
  expect(await titles(clerk)).toHaveLength(2)

  await call(clerk, trainingEnrollments.cancel, { ids })
  expect(await titles(clerk)).toHaveLength(2)
  expect((await titles(officer))[0]).toMatch(/^Enrolment cancelled: /)
})

test('a cancelled session is told to those whose people were expected, not of those withdrawn before', async () => {
  const [staying, leaving] = [await clerkWithPerson(), await clerkWithPerson()]
  const session = await createTrainingSession()
  await enrol(staying.clerk, session.id, [staying.person.id])
  const { body } = await enrol(leaving.clerk, session.id, [leaving.person.id])
  await call(leaving.clerk, trainingEnrollments.cancel, {
    ids: body.results.flatMap(({ id }) => id ?? []),
  })
  const cancelled = { id: session.id, reason: 'น้ำท่วม' }
  expect((await call(officer, trainingSessions.cancel, cancelled)).status).toBe(200)
  expect((await titles(staying.clerk))[0]).toMatch(/^Session cancelled: /)
  expect(await titles(leaving.clerk)).toEqual([])
})

test('who waits in the queue hears of the seat', async () => {
  const { clerk, person } = await clerkWithPerson()
  const { id, rows } = await fullSession(officer, 1)
  await seats(clerk, 'book', { sessionId: id, seats: 1, personIds: [person.id] })
  expect(await titles(clerk)).toEqual([])
  await freeSeats(officer, rows)
  await runPromotion()
  expect((await titles(clerk))[0]).toMatch(/^Seats from the queue: /)
})

test('who has asked for seats hears of the move of the session, once with those who have seats in it', async () => {
  const { id } = await createTrainingSession()
  const [waiting, holding, both] = [
    await clerkWithPerson(),
    await clerkWithPerson(),
    await clerkWithPerson(),
  ]
  const asked = ({ clerk }: typeof both) => ({
    sessionId: id,
    contractorId: clerk.employerId!,
    requestedByUserId: clerk.userId,
  })
  await enrol(both.clerk, id, [both.person.id])
  await createSeatRequest({ ...asked(both), seats: 1 })
  await createSeatRequest({ ...asked(waiting), seats: 2 })
  await createSeatRequest({ ...asked(waiting), status: 'Offered', seats: 3 })
  await createSeatRequest({ ...asked(waiting), status: 'Withdrawn', seats: 9 })
  const personIds = [holding.person.id]
  await createSeatRequest({ ...asked(holding), status: 'Held', seats: 4, personIds })
  await createSeatRequest({ ...asked(waiting), contractorId: holding.clerk.employerId!, seats: 7 })
  const move = (date: string) => call(officer, trainingSessions.save, { id, date }, english)
  expect((await move('2399-06-08')).status).toBe(200)
  expect(await titles(waiting.clerk)).toEqual([expect.stringMatching(/^Session moved: /)])
  expect((await read(waiting.clerk))[0]?.text).toMatch(/8 Jun 2399.*Seats asked for: 5$/)
  expect((await read(holding.clerk))[0]?.text).toMatch(/Seats asked for: 3$/)
  expect(await titles(both.clerk)).toEqual([expect.stringMatching(/^Session moved: /)])
  expect((await move('2399-06-09')).status).toBe(200)
  expect(await titles(waiting.clerk)).toHaveLength(2)
})

test('a responsible user of another company is not told', async () => {
  const stranger = await createUser('Contractor')
  const { employerId } = await createUser('Contractor')
  const person = await createPerson({ employerId, responsibleUserId: stranger.userId })
  await enrol(officer, (await createTrainingSession()).id, [person.id])
  expect(await read(stranger)).toEqual([])
})

test('training that ends is told once for each threshold, a missed one by the nearest', async () => {
  const { clerk, person } = await clerkWithPerson()
  const colleague = await createUser('Contractor', {
    employerId: clerk.employerId,
    isDefault: true,
  })
  const training = {
    trainingStatus: 'Passed' as const,
    trainingValidUntil: toUtcDate(addDays(TODAY, 40)),
  }
  await database().db.person.update({ where: { id: person.id }, data: training })
  await createPerson({ ...training, employerId: clerk.employerId })
  const counts = async () => [await titles(clerk), await titles(colleague)].map((all) => all.length)
  await run(notifyOfEndingTraining, inDays(9))
  expect(await counts()).toEqual([0, 0])
  await Promise.all([1, 2].map(() => run(notifyOfEndingTraining, inDays(10))))
  // One has a responsible user, the other the default user of the company.
  expect(await counts()).toEqual([1, 1])
  await run(notifyOfEndingTraining, inDays(11))
  expect(await counts()).toEqual([1, 1])
  // Seven days before the end nothing ran.
  await run(notifyOfEndingTraining, inDays(35))
  expect(await counts()).toEqual([2, 2])
  await run(notifyOfEndingTraining, inDays(41))
  expect(await counts()).toEqual([2, 2])
  expect((await read(clerk))[0]?.href).toBe(`/persons/${person.code}`)

  const { clerk: other, person: erased } = await clerkWithPerson()
  await database().db.person.update({ where: { id: erased.id }, data: training })
  await run(notifyOfEndingTraining, inDays(10))
  expect(await titles(other)).toHaveLength(1)
  await call(await createUser('Admin'), persons.erase, { id: erased.id })
  expect(await titles(other)).toEqual([])
})

test('the responsible user hears of a credential that ends, by the mail of the day too, and not of one that is renewed', async () => {
  const { clerk, person } = await clerkWithPerson()
  const responsible = await createUser('WorkOwner')
  await database().db.person.update({
    where: { id: person.id },
    data: { responsibleUserId: responsible.userId },
  })
  const secret = await createCredentialType({ isSensitive: true, nameEn: 'Blood test' })
  const credential = await createCredential({
    typeId: secret.id,
    personId: person.id,
    status: 'Approved',
    expiresOn: toUtcDate(addDays(TODAY, 7)),
    submittedByUserId: clerk.userId,
  })
  await run(notifyOfEndingCredentials, inDays(0))
  await run(notifyOfEndingCredentials, inDays(1))
  expect(await read(clerk)).toEqual([])
  const [notice, ...others] = await read(responsible)
  expect(others).toEqual([])
  expect(notice).toMatchObject({ subject: { type: 'credential', id: credential.id }, href: null })
  expect(notice?.text).not.toContain('Blood')
  expect(notice?.text).toMatch(/Have its renewal sent in before then\.$/)
  await warnExpiries(inDays(0))
  for (const { userId } of [clerk, responsible])
    expect(await database().db.outboxMail.count({ where: { userId } })).toBe(1)

  await createCredential({
    typeId: secret.id,
    personId: person.id,
    status: 'Approved',
    expiresOn: toUtcDate(addDays(TODAY, 400)),
    submittedByUserId: clerk.userId,
  })
  await run(notifyOfEndingCredentials, inDays(6))
  expect(await read(responsible)).toHaveLength(1)
})

test('tomorrow is told the day before, to officers with everybody, to others with their own people', async () => {
  const { clerk, person } = await clerkWithPerson()
  const session = await createTrainingSession({ date: toUtcDate(addDays(TODAY, 3)) })
  await enrol(officer, session.id, [person.id, (await createPerson()).id])
  await run(notifyOfTomorrow, inDays(1))
  const tomorrow = async (reader: TestUser) =>
    (await read(reader)).filter(({ event }) => event === 'session.tomorrow')
  expect(await tomorrow(clerk)).toEqual([])
  await run(notifyOfTomorrow, inDays(2))
  await run(notifyOfTomorrow, inDays(2))
  expect((await tomorrow(clerk)).map(({ text }) => text.slice(-1))).toEqual(['1'])
  expect((await tomorrow(officer)).map(({ text }) => text.slice(-1))).toEqual(['2'])
  // A digest of the next morning says the same.
  const [notice] = await tomorrow(clerk)
  expect(notice?.title).toMatch(/^Training on 4 Mar 2031: /)
  expect(notice?.text).not.toContain('2031')
})

test('mails that do not arrive are told to Admins once a day', async () => {
  const admin = await createUser('Admin')
  const { userId } = officer
  await run(notifyOfFailing, inDays(0))
  expect(await read(admin)).toEqual([])
  const letter = { toName: 'x', toAddress: 'x@example.com', subject: 'x', text: 'x', html: 'x' }
  await inTransaction((connections) =>
    queueMail(connections, { ...letter, userId, usefulUntil: inDays(9), dedupeKey: 'failing' }),
  )
  await database().db.outboxMail.update({
    where: { dedupeKey: 'failing' },
    data: { status: 'Failed', nextAttemptAt: inDays(0), lastError: 'no-address' },
  })
  await run(notifyOfFailing, inDays(0))
  expect(await read(admin)).toEqual([])
  await database().db.outboxMail.update({
    where: { dedupeKey: 'failing' },
    data: { lastError: '550 no such user' },
  })
  await run(notifyOfFailing, inDays(0))
  await run(notifyOfFailing, new Date(inDays(0).getTime() + HOUR))
  expect(await read(admin)).toMatchObject([
    { event: 'delivery.failing', href: '/settings/mail', subject: { type: 'mail' } },
  ])
  for (const hours of [15, 48])
    await run(notifyOfFailing, new Date(inDays(0).getTime() + hours * HOUR))
  expect(await read(admin)).toHaveLength(1)
  expect(await read(officer)).not.toContainEqual(
    expect.objectContaining({ event: 'delivery.failing' }),
  )
})
