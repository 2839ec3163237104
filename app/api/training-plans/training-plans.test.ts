import { afterEach, describe, expect, test, vi } from 'vitest'
import { settings } from '@/lib/domain/site/settings/contract'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { dayIn, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call, callUnchecked, english } from '@/lib/testing/calls/call'
import { createTrainingPlan, createUser } from '@/lib/testing/records/factories'

const officer = await createUser('SafetyOfficer')
const generate = (id: string, fromDate: string, toDate: string, more: object = {}) =>
  call(officer, trainingPlans.generateSessions, { id, fromDate, toDate, ...more }, english)

const good = {
  name: 'Working at height',
  nickname: 'ทำงานบนที่สูง',
  recurrenceType: 'Weekly' as const,
  weekdays: [3, 1, 3],
  startDate: '2399-01-01',
  endDate: '2399-12-31',
  morningCapacity: 20,
  afternoonCapacity: 0,
  location: 'ห้องอบรม 2',
}

describe('training-plans/save', () => {
  test('creates a plan, with the validity of the site by default', async () => {
    const { body } = await call(officer, trainingPlans.save, good)
    const plan = (await call(officer, trainingPlans.get, { id: body.id! })).body
    expect(plan).toMatchObject({
      ...good,
      weekdays: [1, 3],
      validityMonths: 12,
      isActive: true,
      sessionCount: 0,
    })
  })

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['an unknown recurrence', { recurrenceType: 'Yearly' }, 'recurrenceType'],
    ['Weekly without a weekday', { weekdays: [] }, 'weekdays'],
    ['an invalid weekday', { weekdays: [7] }, 'weekdays.0'],
    ['an end before the start', { endDate: '2398-12-31' }, 'endDate'],
    ['a Buddhist-era year', { startDate: '2569-01-01' }, 'startDate'],
    ['no seats at all', { morningCapacity: 0, afternoonCapacity: 0 }, 'morningCapacity'],
    ['half a seat', { morningCapacity: 1.5 }, 'morningCapacity'],
    ['seats as text', { morningCapacity: '30' }, 'morningCapacity'],
    ['1001 seats', { afternoonCapacity: 1001 }, 'afternoonCapacity'],
    ['less than no seat', { afternoonCapacity: -1 }, 'afternoonCapacity'],
  ])('refuses %s', async (_, fields, path) => {
    const { status, body } = await callUnchecked(officer, trainingPlans.save, {
      ...good,
      ...fields,
    })
    expect([status, body.errors[0]?.path]).toEqual([400, path])
  })

  test('a stale rowVersion is 409', async () => {
    const { id } = await createTrainingPlan({ rowVersion: 2 })
    expect((await call(officer, trainingPlans.save, { ...good, id, rowVersion: 1 })).status).toBe(
      409,
    )
  })
})

describe('training-plans/generateSessions', () => {
  test('creates exactly one date for None, however long the range', async () => {
    const plan = await createTrainingPlan({ startDate: toUtcDate('2399-06-15') })
    const { body } = await generate(plan.id, '2399-01-01', '2399-12-31')
    expect([body.createdCount, body.sessions.map(({ date }) => date)]).toEqual([1, ['2399-06-15']])
  })

  test.each([
    ['without a range', {}],
    ['with a range that means nothing', { fromDate: '2569-01-01', toDate: 'soon' }],
    ['with a range of other days', { fromDate: '2398-01-01', toDate: '2397-01-01' }],
  ])('None ignores the range: %s', async (_, range) => {
    const { id } = await createTrainingPlan({ startDate: toUtcDate('2399-06-15') })
    const { status, body } = await call(officer, trainingPlans.generateSessions, { id, ...range })
    expect([status, body.createdCount, body.sessions[0]?.date]).toEqual([200, 1, '2399-06-15'])
    expect(body.messages).toEqual([])
  })

  test('creates a past date for None with a warning, and nothing the second time', async () => {
    const { id } = await createTrainingPlan({
      startDate: toUtcDate('2020-06-15'),
      morningCapacity: 10,
      afternoonCapacity: 10,
    })
    const { body } = await generate(id, '', '')
    expect([body.createdCount, body.skipped]).toEqual([2, []])
    expect(body.messages).toEqual([
      { code: 'in-the-past', severity: 'warning', text: 'That day has passed' },
    ])
    const again = (await generate(id, '', '')).body
    expect([again.createdCount, again.messages]).toEqual([0, []])
  })

  test.each([{}, { fromDate: '2399-01-01' }, { toDate: '2399-01-01' }])(
    'a recurring plan needs both dates: %j is 400',
    async (range) => {
      const { id } = await createTrainingPlan({ recurrenceType: 'Daily' })
      const { status, body } = await call(officer, trainingPlans.generateSessions, {
        id,
        ...range,
      })
      expect([status, body.code]).toEqual([400, 'invalid-input'])
      expect(body.errors.map(({ path }) => path)).toEqual(
        ['fromDate', 'toDate'].filter((name) => !(name in range)),
      )
    },
  )

  test('takes seats, place and times from the plan', async () => {
    const plan = await createTrainingPlan({
      morningCapacity: 10,
      afternoonCapacity: 50,
      location: 'อาคาร 3',
    })
    const { body } = await generate(plan.id, '2399-06-01', '2399-06-01')
    expect(body.sessions.map(({ period, capacity }) => [period, capacity])).toEqual([
      ['Morning', 10],
      ['Afternoon', 50],
    ])
    const rows = await database().db.trainingSession.findMany({
      where: { scheduleId: plan.id },
      orderBy: { period: 'asc' },
    })
    expect(rows.map(({ location, startTime, status }) => [location, startTime, status])).toEqual([
      ['อาคาร 3', '09:00', 'Open'],
      ['อาคาร 3', '13:00', 'Open'],
    ])
  })

  test('creates no session twice, in later or concurrent calls', async () => {
    const plan = await createTrainingPlan({ recurrenceType: 'Daily' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => generate(plan.id, '2399-06-01', '2399-06-05')),
    )
    expect(answers.map(({ body }) => body.createdCount).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 9 }, () => 0),
      5,
    ])
    const again = (await generate(plan.id, '2399-06-01', '2399-06-06')).body
    expect([again.createdCount, again.skipped.length, again.skipped[0]]).toEqual([
      1,
      5,
      { date: '2399-06-01', period: 'Morning', reason: 'exists' },
    ])
  })

  test('a dry run answers what would be created and creates nothing', async () => {
    const plan = await createTrainingPlan({ recurrenceType: 'Daily' })
    const { body } = await generate(plan.id, '2399-06-01', '2399-06-03', { dryRun: true })
    expect([body.createdCount, body.sessions.length]).toEqual([0, 3])
    expect(await database().db.trainingSession.count({ where: { scheduleId: plan.id } })).toBe(0)
  })

  test('skips the halves of today that have begun', async () => {
    const today = dayIn('Asia/Bangkok', new Date())
    const plan = await createTrainingPlan({
      recurrenceType: 'Daily',
      startDate: toUtcDate('2020-01-01'),
      morningCapacity: 10,
      afternoonCapacity: 10,
    })
    // Noon in Bangkok
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T05:00:00Z`) })
    const { body } = await generate(plan.id, today, today)
    vi.useRealTimers()
    expect(body.skipped).toEqual([{ date: today, period: 'Morning', reason: 'past' }])
    expect(body.createdCount).toBe(1)
  })

  describe('with holidays', () => {
    afterEach(() => database().db.holiday.deleteMany())

    test('skips and names holidays and past days', async () => {
      const admin = await createUser('Admin')
      await call(admin, settings.save, {
        FirstDayOfWeek: 0,
        holidays: [{ date: '2399-06-02', nameTh: 'วันหยุดพิเศษ', nameEn: 'Special holiday' }],
      })
      const plan = await createTrainingPlan({
        recurrenceType: 'Daily',
        startDate: toUtcDate('2020-01-01'),
      })
      const past = (await generate(plan.id, '2020-01-01', '2020-01-02')).body
      expect([past.createdCount, past.skipped.map(({ reason }) => reason)]).toEqual([
        0,
        ['past', 'past'],
      ])
      const once = await createTrainingPlan({ startDate: toUtcDate('2399-06-02') })
      const made = (await generate(once.id, '', '', { dryRun: true })).body
      expect([made.sessions.length, made.skipped]).toEqual([1, []])
      expect(made.messages).toEqual([
        {
          code: 'on-holiday',
          severity: 'warning',
          text: 'That day is a holiday: Special holiday',
        },
      ])
      const { body } = await generate(plan.id, '2399-06-01', '2399-06-03')
      expect(body.skipped).toEqual([
        { date: '2399-06-02', period: 'Morning', reason: 'holiday', name: 'Special holiday' },
      ])
    })
  })

  test.each([
    ['an end before the beginning', '2399-06-02', '2399-06-01'],
    ['more than a year', '2399-01-01', '2400-06-01'],
    ['a Buddhist-era year', '2569-01-01', '2569-01-02'],
  ])('refuses %s', async (_, fromDate, toDate) => {
    const plan = await createTrainingPlan({ recurrenceType: 'Daily' })
    expect((await generate(plan.id, fromDate, toDate)).status).toBe(400)
  })
})

test('a plan with sessions is not removed', async () => {
  const plan = await createTrainingPlan()
  await generate(plan.id, '2399-06-01', '2399-06-01')
  const { status, body } = await call(officer, trainingPlans.remove, { id: plan.id })
  expect([status, body.code]).toEqual([400, 'plan-has-sessions'])
  const free = await createTrainingPlan()
  expect((await call(officer, trainingPlans.remove, { id: free.id })).status).toBe(200)
})
