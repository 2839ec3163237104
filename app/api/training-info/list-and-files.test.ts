import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sessionStatuses } from '@/lib/domain/training/training-sessions/workflow'
import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import { sessionTable } from '@/lib/domain/training/training-info/queries'
import { addDays } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import { database } from '@/lib/platform/db/database'
import { LIMITS } from '@/lib/platform/export/files/table-files'
import type { Reader } from '@/lib/platform/export/table'
import { tableDocument } from '@/lib/platform/export/files/table-document'
import type { Context } from '@/lib/platform/http/context'
import { bodyOf, pdfText, readWorkbooks } from '@/lib/testing/files/external-programs'
import {
  FIRST_DAY,
  type Filters,
  contractor,
  list,
  createInfoSessions,
  pdf,
  plans,
  xlsx,
} from '@/lib/testing/records/info-sessions'

createInfoSessions()

/** Random numbers that are the same in every run. */
function* numbers(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 1103515245 + 12345) % 2147483648
    yield state / 2147483648
  }
}

const random = numbers(20261121)
const chance = (share: number) => random.next().value! < share
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random.next().value! * all.length)]!

const words = [
  'work',
  'ที่',
  'ผู้ช่วย',
  'room c',
  'อาคาร',
  '100%',
  '_',
  'q0',
  'HYPER',
  '+1',
  'ไม่มี',
  'a 1',
]

const sorts = [
  'date',
  '-date',
  'location',
  '-location',
  'scheduleName',
  'status',
  '-seatsTaken',
  'seatsLeft',
  '-seatsLeft',
] as const

const randomFilters = (): Filters => ({
  ...(chance(0.4) && { fromDate: addDays(FIRST_DAY, Math.floor(random.next().value! * 60)) }),
  ...(chance(0.4) && { toDate: addDays(FIRST_DAY, Math.floor(random.next().value! * 60)) }),
  ...(chance(0.4) && { status: oneOf(sessionStatuses) }),
  ...(chance(0.3) && { scheduleId: oneOf([...plans.map(({ id }) => id), '', randomUUID()]) }),
  ...(chance(0.4) && { keyword: oneOf(words) }),
  ...(chance(0.5) && { sort: oneOf(sorts) }),
})

const thai: Reader = {
  userId: 'reader',
  locale: 'th',
  era: 'BE',
  timeZone: 'Asia/Bangkok',
  now: new Date('2026-11-21T04:00:00Z'),
}

/** The rows that the PDF is laid out from. */
async function rowsForPages(filters: Filters): Promise<string[][]> {
  const context: Context = {
    ...database(),
    now: thai.now,
    language: 'th',
    traceId: '',
    address: '',
    cookie: {},
    actor: {
      userId: contractor.userId,
      name: { th: '', en: '' },
      email: null,
      roles: ['Contractor'],
      employerId: null,
    },
  }
  const checked = trainingInfo.exportPdf.input.parse(filters)
  const { rows } = tableDocument(await sessionTable(context, checked, LIMITS.pdf), thai)
  const all: string[][] = []
  for await (const block of rows) all.push(...block)
  return all
}

const statusesInThai = {
  Open: 'เปิดรับ',
  Full: 'เต็ม',
  Closed: 'ปิดรับ',
  Completed: 'เสร็จสิ้น',
  Cancelled: 'ยกเลิก',
}

test('for 500 random sets of filters the list, XLSX and PDF have the same rows in the same order', async () => {
  const sets = Array.from({ length: 500 }, randomFilters)
  const workbooks: { filters: Filters; bytes: Uint8Array; rows: unknown[][] }[] = []
  let drawn = 0
  for (const [n, filters] of sets.entries()) {
    const sessions = await list(filters)
    const file = await xlsx(filters)
    if (sessions.length === 0) {
      expect([file.status, file.body.code]).toEqual([400, 'nothing-to-export'])
      expect((await pdf(filters)).body.code).toBe('nothing-to-export')
      continue
    }
    const shared = (session: (typeof sessions)[number]) => [
      session.period === 'Morning' ? 'ช่วงเช้า' : 'ช่วงบ่าย',
      `${session.startTime}–${session.endTime}`,
      session.scheduleNickname,
      session.scheduleName,
      session.location,
    ]
    // A session that is cancelled has no seats to give.
    const left = ({ status, capacity, seatsTaken }: (typeof sessions)[number]) =>
      status === 'Cancelled' ? null : capacity - seatsTaken
    workbooks.push({
      filters,
      bytes: file.body,
      rows: sessions.map((session) => [
        session.date,
        ...shared(session),
        session.capacity,
        left(session),
        statusesInThai[session.status],
      ]),
    })
    expect([filters, await rowsForPages(filters)]).toEqual([
      filters,
      sessions.map((session) => [
        formatDay(thai, session.date),
        ...shared(session),
        String(session.capacity),
        String(left(session) ?? ''),
        statusesInThai[session.status],
      ]),
    ])
    if (n % 40 === 0) {
      const text = pdfText((await pdf(filters)).body)
      expect(text.match(/Q\d{3}/g)).toEqual(
        sessions.map(({ location }) => /Q\d{3}/.exec(location)![0]),
      )
      drawn += 1
    }
  }
  const read = readWorkbooks(workbooks.map(({ bytes }) => bytes))
  read.forEach((book, n) =>
    expect([workbooks[n]!.filters, bodyOf(book)]).toEqual([
      workbooks[n]!.filters,
      workbooks[n]!.rows,
    ]),
  )
  expect(read.length).toBeGreaterThan(200)
  expect(drawn).toBeGreaterThan(5)
}, 1_800_000)
