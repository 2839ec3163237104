import { describe, expect, it } from 'vitest'
import type { TimelineEntry } from '@/lib/domain/work/projects/timeline/contract'
import { firstDays, keysInSight, partsOf } from './parts'

const zone = 'Asia/Bangkok'
const today = '2026-11-24'

const entryOf = (at: string): TimelineEntry => ({
  id: at,
  at,
  until: null,
  isWholeDays: false,
  lane: 'Permit',
  event: 'permit.approve',
  subject: null,
  actor: null,
  status: null,
  text: null,
  count: null,
})

/** One at noon of each day. */
const onDays = (...days: string[]) => days.map((day) => entryOf(`${day}T05:00:00Z`))
/** So many in a month that not all are in sight. */
const monthOf = (month: string) =>
  onDays(...Array.from({ length: 13 }, (_, index) => `${month}-${index + 10}`))

describe('the parts of a timeline', () => {
  it('are months, and that of today in two', () => {
    const entries = onDays('2026-10-30', '2026-11-02', '2026-11-23', '2026-11-24', '2026-12-01')
    const parts = partsOf(entries, zone, today)
    expect(parts.map(({ half, count, days }) => [half, count, days[0]!.day])).toEqual([
      ['whole', 1, '2026-10-30'],
      ['beforeToday', 2, '2026-11-02'],
      ['fromToday', 1, '2026-11-24'],
      ['whole', 1, '2026-12-01'],
    ])
  })

  it('count days as the site does', () => {
    const late = entryOf('2026-11-30T17:30:00Z')
    expect(partsOf([late], zone, today)[0]!.days[0]!.day).toBe('2026-12-01')
  })

  it('hold the entries of a day together', () => {
    const [morning, evening] = [entryOf('2026-11-02T01:00:00Z'), entryOf('2026-11-02T11:00:00Z')]
    expect(partsOf([morning, evening], zone, today)[0]!.days).toEqual([
      { day: '2026-11-02', entries: [morning, evening] },
    ])
  })
})

describe('what is open at first', () => {
  const keysOf = (entries: TimelineEntry[]) => keysInSight(partsOf(entries, zone, today), today)

  it('is everything where there are few entries', () => {
    expect(keysOf(onDays('2026-09-01', '2026-10-01'))).toHaveLength(2)
  })

  it('is the part from today on', () => {
    const entries = [...monthOf('2026-10'), ...onDays('2026-11-02', '2026-11-25', '2026-12-01')]
    expect(keysOf(entries)).toEqual(['2026-11 fromToday'])
  })

  it('is what comes next where today’s month is over', () => {
    expect(keysOf([...monthOf('2026-10'), ...onDays('2027-01-05')])).toEqual(['2027-01 whole'])
  })

  it('is what came last where nothing comes any more', () => {
    expect(keysOf([...monthOf('2026-08'), ...onDays('2026-09-05')])).toEqual(['2026-09 whole'])
  })
})

describe('the first days of a part', () => {
  const { days } = partsOf(monthOf('2026-10'), zone, today)[0]!

  it('are as many as hold so many entries', () => {
    expect(firstDays(days, 5)).toEqual(days.slice(0, 5))
    expect(firstDays(days, 20)).toEqual(days)
  })

  it('are at least one, however much happened on it', () => {
    expect(firstDays([{ day: today, entries: monthOf('2026-10') }], 5)).toHaveLength(1)
  })
})
