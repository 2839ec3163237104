import { beforeAll, describe, expect, test } from 'vitest'
import { dashboard } from '@/lib/domain/insight/dashboard/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { ANY_GROUP } from '@/lib/domain/work/work-permits/rules'
import { permitGroups, statusesOf, type PermitGroup } from '@/lib/domain/work/work-permits/rules'
import { addDays, fromUtcDate, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { WorkPermitStatus } from '@/lib/platform/db/generated/enums'
import { call } from '@/lib/testing/calls/call'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'

const officer = await createUser('SafetyOfficer')

const statuses = Object.values(WorkPermitStatus)
const countedStatuses: readonly string[] = Object.values(statusesOf).flat()
const FIRST = '2027-01-20'

/** Random numbers that are the same in every run. */
function randomly(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, of: <T>(values: readonly T[]) => values[below(values.length)]! }
}

async function makePermits(count: number): Promise<void> {
  const random = randomly(20_270_120)
  const companies = await Promise.all(Array.from({ length: 5 }, () => createEmployer()))
  const people = await Promise.all(Array.from({ length: 12 }, () => createPerson()))
  for (let number = 0; number < count; number++) {
    const workDate = toUtcDate(addDays(FIRST, random.below(45)))
    const chosen = new Set(Array.from({ length: random.below(5) }, () => random.of(people).id))
    await database().db.workPermit.create({
      data: {
        permitNo: `WP-TEST-${number}`,
        requestedByUserId: officer.userId,
        contractorId: random.below(10) === 0 ? null : random.of(companies).id,
        status: random.of(statuses),
        workDate,
        startTime: '08:00',
        endTime: '17:00',
        workers: {
          create: [...chosen].map((personId, position) => ({ personId, position, workDate })),
        },
      },
    })
  }
}

const readAll = () => database().db.workPermit.findMany({ include: { workers: true } })
type Permit = Awaited<ReturnType<typeof readAll>>[number]
const on = (date: string) => (permit: Permit) =>
  permit.workDate !== null && fromUtcDate(permit.workDate) === date
const isCounted = ({ status }: Permit) => countedStatuses.includes(status)

/** The figures of a day, counted row by row. */
const groupsOf = (permits: Permit[], date: string) => ({
  date,
  ...Object.fromEntries(
    permitGroups.map((group) => [
      group,
      permits.filter(on(date)).filter(({ status }) => statusesOf[group].some((s) => s === status))
        .length,
    ]),
  ),
})

const summaryOf = (permits: Permit[], date: string) => {
  const own = permits.filter(on(date)).filter(isCounted)
  return {
    date,
    wpCount: own.length,
    contractorCount: new Set(own.flatMap(({ contractorId }) => contractorId ?? [])).size,
    workerCount: new Set(own.flatMap(({ workers }) => workers.map(({ personId }) => personId)))
      .size,
  }
}

describe('over random permits, a count of the rows agrees with', () => {
  let permits: Permit[]
  beforeAll(async () => {
    await makePermits(400)
    permits = await readAll()
  })

  test('the random permits cover every status', () =>
    expect(new Set(permits.map(({ status }) => status)).size).toBe(statuses.length))

  test('the figures of each day', async () => {
    for (let ahead = -1; ahead <= 45; ahead++) {
      const date = addDays(FIRST, ahead)
      const { body } = await call(officer, dashboard.wpDaily, { date })
      const { awaitingDecision, nearestDay, ...groups } = body
      expect(groups).toEqual(groupsOf(permits, date))
      if (permits.filter(on(date)).some(isCounted)) expect(nearestDay).toBeNull()
      // Pending decisions of every day.
      const waiting = permits.filter(({ status }) => status === 'Submitted')
      const days = waiting.map(({ workDate }) => fromUtcDate(workDate!)).toSorted()
      expect(awaitingDecision).toEqual({ count: waiting.length, earliestWorkDate: days[0] })
    }
  })

  test('the nearest day with permits, where a day has none', async () => {
    const days = permits
      .filter(isCounted)
      .map(({ workDate }) => fromUtcDate(workDate!))
      .toSorted()
    const nearestOf = async (date: string) =>
      (await call(officer, dashboard.wpDaily, { date })).body.nearestDay
    expect(await nearestOf('2026-01-01')).toBe(days[0])
    expect(await nearestOf('2028-01-01')).toBe(days.at(-1))
    const id = permits.find((permit) => on(days[0]!)(permit) && isCounted(permit))!.id
    const move = (workDate: string) =>
      database().db.workPermit.update({ where: { id }, data: { workDate: toUtcDate(workDate) } })
    await move('2028-01-03')
    expect(await nearestOf('2028-01-01')).toBe('2028-01-03')
    await move('2028-01-05')
    await database().db.workPermit.update({
      where: { id: permits.find((permit) => permit.id !== id && isCounted(permit))!.id },
      data: { workDate: toUtcDate('2028-01-01') },
    })
    expect(await nearestOf('2028-01-03'), 'the later of two').toBe('2028-01-05')
    permits = await readAll()
  })

  test('the figures of each week, with the days without permits', async () => {
    for (const endDate of [FIRST, '2027-02-03', '2027-03-01', '2027-03-20', '2026-01-01']) {
      const { body } = await call(officer, dashboard.wpWeekly, { endDate })
      expect(body).toEqual(
        [-6, -5, -4, -3, -2, -1, 0].map((ago) => groupsOf(permits, addDays(endDate, ago))),
      )
    }
  })

  test('the figures of each month, with distinct companies and people', async () => {
    for (const [month, days] of [
      ['2027-01', 31],
      ['2027-02', 28],
      ['2027-03', 31],
      ['2026-12', 31],
    ] as const) {
      const { body } = await call(officer, dashboard.monthlySummary, { month })
      const dates = Array.from({ length: days }, (_, index) => addDays(`${month}-01`, index))
      expect(body.days).toEqual(dates.map((date) => summaryOf(permits, date)))
    }
  })
})

test('the count of pending decisions equals its list, and is 0 once all are decided', async () => {
  const { body } = await call(officer, dashboard.wpDaily, {})
  const listed = await call(officer, workPermits.search, { status: 'Submitted', sort: 'workDate' })
  expect(body.awaitingDecision).toEqual({
    count: listed.body.length,
    earliestWorkDate: listed.body[0]?.workDate,
  })
  await database().db.workPermit.updateMany({
    where: { status: 'Submitted' },
    data: { status: 'ChangesRequested' },
  })
  const after = await call(officer, dashboard.wpDaily, {})
  expect(after.body.awaitingDecision).toEqual({ count: 0, earliestWorkDate: null })
})

test('each figure equals the number of permits in its list', async () => {
  for (const { date, ...counts } of (
    await call(officer, dashboard.wpWeekly, { endDate: '2027-02-10' })
  ).body) {
    const found = async (group: PermitGroup | typeof ANY_GROUP) =>
      (await call(officer, workPermits.search, { fromDate: date, toDate: date, group })).body.length
    for (const group of permitGroups) expect(await found(group)).toBe(counts[group])
    expect(await found(ANY_GROUP)).toBe(counts.awaitingApproval + counts.open + counts.closed)
  }
})

test('without a date the figures are those of today at the site and of the last twelve months', async () => {
  const { body: daily } = await call(officer, dashboard.wpDaily, {})
  const { body: weekly } = await call(officer, dashboard.wpWeekly, {})
  const { body: monthly } = await call(officer, dashboard.monthlySummary, {})
  const { awaitingDecision: _, nearestDay: __, ...today } = daily
  expect(weekly.at(-1)).toEqual(today)
  expect(monthly.month).toBe(daily.date.slice(0, 7))
  expect(monthly.months).toHaveLength(12)
  expect(monthly.months[0]).toBe(monthly.month)
})

test.each([
  [dashboard.wpDaily, { date: '2569-01-01' }, 'date'],
  [dashboard.wpDaily, { date: '2026-02-30' }, 'date'],
  [dashboard.wpWeekly, { endDate: 'today' }, 'endDate'],
  [dashboard.wpWeekly, { endDate: '0001-01-01' }, 'endDate'],
  [dashboard.monthlySummary, { month: '2569-01' }, 'month'],
  [dashboard.monthlySummary, { month: '0001-01' }, 'month'],
  [dashboard.monthlySummary, { month: '2026-13' }, 'month'],
  [dashboard.monthlySummary, { month: '2026-1' }, 'month'],
  [dashboard.monthlySummary, { month: '2026-01-01' }, 'month'],
])('%o refuses %j', async (contract, input, path) => {
  const { status, body } = await call(officer, contract, input as object)
  expect([status, body.errors[0]?.path]).toEqual([400, path])
  expect(body.errors[0]?.message).toMatch(/[ก-๙]/)
})
