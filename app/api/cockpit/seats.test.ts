import { expect, test } from 'vitest'
import { cockpit, type CockpitKind } from '@/lib/domain/insight/cockpit/contract'
import { addDays, fromUtcDate, toUtcDate } from '@/lib/platform/dates/day'
import { call } from '@/lib/testing/calls/call'
import { createTrainingSession, createUser, type TestUser } from '@/lib/testing/records/factories'
import { today } from '@/lib/testing/records/permit-site'
import { createSeatRequest } from '@/lib/testing/records/seat-requests'

const officer = await createUser('SafetyOfficer')
const clerk = await createUser('Contractor')
const other = await createUser('Contractor')
const owner = await createUser('WorkOwner')
const session = await createTrainingSession({ date: toUtcDate(addDays(today(), 5)) })
const request = (status: 'Offered' | 'Held' | 'Waiting') =>
  createSeatRequest({ status, sessionId: session.id, contractorId: clerk.employerId! })
const [offered, held, waiting] = [
  await request('Offered'),
  await request('Held'),
  await request('Waiting'),
]
const itemsOf = async (reader: TestUser, kind: CockpitKind) =>
  (await call(reader, cockpit.get, {})).body.items
    .filter((item) => item.kind === kind)
    .map(({ subject, dueAt }) => [subject.id, dueAt])

test('an offer and seats without names are their company’s, due when they end', async () => {
  const mine = {
    seatOffer: [[offered.id, offered.offerUntil!.toISOString()]],
    seatsToName: [[held.id, held.nameUntil!.toISOString()]],
  }
  for (const [kind, items] of Object.entries(mine)) {
    expect(await itemsOf(clerk, kind as CockpitKind)).toEqual(items)
    for (const reader of [other, officer, owner])
      expect(await itemsOf(reader, kind as CockpitKind)).toEqual([])
  }
})

test('who waits for seats is the work of those who make sessions, due when the session begins', async () => {
  const begins = new Date(`${fromUtcDate(session.date)}T${session.startTime}:00+07:00`)
  for (const reader of [officer, await createUser('Admin')])
    expect(await itemsOf(reader, 'seatQueue')).toEqual([[waiting.id, begins.toISOString()]])
  for (const reader of [clerk, owner]) expect(await itemsOf(reader, 'seatQueue')).toEqual([])
})
