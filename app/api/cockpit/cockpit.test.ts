import { beforeAll, describe, expect, test } from 'vitest'
import { cockpit, type CockpitKind } from '@/lib/domain/insight/cockpit/contract'
import { settings } from '@/lib/domain/site/settings/contract'
import { workdayAfter } from '@/lib/domain/site/settings/rules'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { addDays, toUtcDate, weekdayOf } from '@/lib/platform/dates/day'
import { call, english } from '@/lib/testing/calls/call'
import { createPerson, createTrainingSession, createUser } from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  today,
  type PermitSite,
} from '@/lib/testing/records/permit-site'

let site: PermitSite
beforeAll(async () => {
  site = await createPermitSite()
})

const inDays = (days: number) => addDays(today(), days)
const read = (reader: Parameters<typeof call>[0], date?: string) =>
  call(reader, cockpit.get, date ? { date } : {}, english)

describe('the day', () => {
  test('is the next working day where none is given', async () => {
    const { body } = await read(site.officer)
    const calendar = { workdays: [1, 2, 3, 4, 5, 6], holidays: [] }
    expect([body.today, body.date]).toEqual([today(), workdayAfter(calendar, today())])
  })

  test('follows the working days and holidays of the site', async () => {
    const admin = await createUser('Admin')
    const wanted = inDays(3)
    await call(admin, settings.save, {
      FirstDayOfWeek: 0,
      workdays: [weekdayOf(inDays(2)), weekdayOf(wanted)],
      holidays: [{ date: inDays(2), nameTh: 'หยุด', nameEn: 'Closed' }],
    })
    expect((await read(site.officer)).body.date).toBe(wanted)
    await call(admin, settings.save, {
      FirstDayOfWeek: 0,
      workdays: [0, 1, 2, 3, 4, 5, 6],
      holidays: [],
    })
  })

  test('before it permits are due at the cut-off of the site, work when it begins', async () => {
    const admin = await createUser('Admin')
    await call(admin, settings.save, { FirstDayOfWeek: 0, permitCutOff: '13:30' })
    const [workDate, startTime] = [inDays(2), '09:15']
    const personIds = [(await createPerson({ employerId: site.company.id })).id]
    const of = { workDate, startTime }
    const toDecide = await createReadyPermit(site, { ...of, status: 'Submitted' })
    const lacking = await createReadyPermit(site, { ...of, status: 'Submitted', personIds })
    const approved = await createReadyPermit(site, { ...of, status: 'Approved' })
    const { items } = (await read(site.officer, workDate)).body
    const dueOf = (kind: CockpitKind, { id }: { id: string }) =>
      items.find((item) => item.kind === kind && item.subject.id === id)?.dueAt
    const cutOff = new Date(`${inDays(1)}T13:30:00+07:00`).toISOString()
    expect(dueOf('decidePermit', toDecide)).toBe(cutOff)
    expect(dueOf('notReady', lacking)).toBe(cutOff)
    const start = new Date(`${workDate}T09:15:00+07:00`).toISOString()
    expect(dueOf('activate', approved)).toBe(start)
  })

  test.each(['2026-02-30', '2569-01-01', 'tomorrow'])('%s is none', async (date) =>
    expect((await read(site.officer, date)).status).toBe(400),
  )

  test('of the past has no permits to come, and a far one stands alone', async () => {
    const soon = await createReadyPermit(site, { status: 'Submitted', workDate: inDays(1) })
    const far = await createReadyPermit(site, { status: 'Submitted', workDate: inDays(30) })
    const ids = async (date: string) =>
      (await read(site.officer, date)).body.items.map(({ subject }) => subject.id)
    expect(await ids(inDays(-1))).not.toContain(soon.id)
    expect(await ids(inDays(1))).toContain(soon.id)
    expect(await ids(inDays(30))).toEqual(expect.arrayContaining([far.id]))
    expect(await ids(inDays(30))).not.toContain(soon.id)
  })
})

describe('somebody without training on a permit', () => {
  const workDate = inDays(3)
  const untrained = async () => (await createPerson({ employerId: site.company.id })).id
  const itemOf = async (reader: Parameters<typeof call>[0], id: string) =>
    (await read(reader, workDate)).body.items.find(
      ({ kind, subject }) => kind === 'notReady' && subject.id === id,
    )

  test('is offered the sessions before the work date that have a seat for each, and one call enrols all', async () => {
    const personIds = [await untrained(), await untrained()]
    const at = (days: number, capacity: number, startTime: string) =>
      createTrainingSession({ date: toUtcDate(inDays(days)), capacity, startTime })
    const [fits] = [await at(2, 2, '09:00'), await at(1, 1, '09:00'), await at(3, 9, '07:00')]
    const permit = await createReadyPermit(site, { status: 'Submitted', workDate, personIds })
    const item = await itemOf(site.officer, permit.id)
    expect(item?.can).toEqual(['enroll'])
    const offers = item!.reasons.flatMap((reason) => reason.offers)
    expect(new Set(offers.map(({ sessionId }) => sessionId))).toEqual(new Set([fits.id]))
    expect(offers[0]!.personIds.toSorted()).toEqual(personIds.toSorted())
    const { sessionId } = offers[0]!
    const enrolled = await call(site.officer, trainingEnrollments.enroll, { sessionId, personIds })
    expect(enrolled.status).toBe(200)
    const after = await itemOf(site.officer, permit.id)
    expect(after!.can).toEqual([])
    expect(after!.reasons.map(({ bookedOn }) => bookedOn)).toEqual([inDays(2), inDays(2)])
    const late = await call(site.officer, trainingEnrollments.enroll, { sessionId, personIds })
    expect([late.status, late.body.code]).toEqual([400, 'enrollment-refused'])
  })

  test('is shown without seats to a Work Owner, who enrols nobody', async () => {
    await createTrainingSession({ date: toUtcDate(inDays(1)) })
    const personIds = [await untrained()]
    const permit = await createReadyPermit(site, { status: 'Approved', workDate, personIds })
    const item = await itemOf(site.owner, permit.id)
    expect(item?.reasons.map(({ code, offers }) => [code, offers])).toEqual([
      ['worker-not-trained', []],
    ])
  })

  test('of another company is named to a Contractor by that alone', async () => {
    const stranger = (await createPerson()).id
    const permit = await createReadyPermit(site, {
      status: 'Submitted',
      workDate,
      personIds: [stranger],
    })
    const item = await itemOf(site.contractor, permit.id)
    expect(item?.reasons.map(({ code }) => code)).toEqual(['worker-of-another-company'])
    expect(item?.can).toEqual([])
  })

  test('does not exist for another company', async () => {
    const permit = await createReadyPermit(site, {
      status: 'Submitted',
      workDate,
      personIds: [await untrained()],
    })
    const other = await createUser('Contractor')
    const nobody = await createUser('Contractor', { person: { employerId: null } })
    for (const reader of [other, nobody]) {
      const { body } = await read(reader, workDate)
      expect(JSON.stringify(body)).not.toContain(permit.id)
    }
  })
})
