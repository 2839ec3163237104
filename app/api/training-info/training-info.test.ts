import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sessionStatuses } from '@/lib/domain/training/training-sessions/workflow'
import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import { sessionTable } from '@/lib/domain/training/training-info/queries'
import { addDays } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import { prisma, transact } from '@/lib/platform/db/client'
import { LIMITS } from '@/lib/platform/export/files/table-files'
import type { Reader } from '@/lib/platform/export/table'
import { tableDocument } from '@/lib/platform/export/files/table-document'
import type { Context } from '@/lib/platform/http/context'
import type { InputOf } from '@/lib/platform/contract/contract'
import { piecesOf, PROGRESS, type Piece } from '@/lib/platform/contract/progress'
import { call } from '@/lib/testing/call'
import { createTrainingPlan, createTrainingSession, createUser } from '@/lib/testing/factories'
import { bodyOf, pdfText, readWorkbooks, requireProgram } from '@/lib/testing/other-programs'

type Filters = InputOf<typeof trainingInfo.exportXlsx>
type Caller = Awaited<ReturnType<typeof createUser>>

let contractor: Caller
let plans: { id: string; nickname: string }[]

const hazardous = '=HYPERLINK("http://evil","x")'
const courses = [
  { name: 'Work at height', nickname: 'งานบนที่สูง' },
  { name: 'Confined space entry', nickname: 'ที่อับอากาศ ผู้ช่วยเหลือ' },
  { name: 'Hot work 100%', nickname: 'งานเชื่อม_ตัด' },
  { name: hazardous, nickname: '+1' },
]
/** A place of its own for each session, so that it can be found in any text. */
const places = ['อาคาร A', 'ลานถัง B', 'Room C', '@x']
const SESSIONS = 60
const FIRST_DAY = '2026-10-01'

beforeAll(async () => {
  requireProgram('openpyxl')
  requireProgram('pdftotext')
  contractor = await createUser('Contractor')
  plans = await Promise.all(courses.map((course) => createTrainingPlan(course)))
  for (let n = 0; n < SESSIONS; n++)
    await createTrainingSession({
      scheduleId: plans[n % plans.length]!.id,
      date: new Date(`${addDays(FIRST_DAY, (n * 7) % 60)}T00:00:00Z`),
      period: n % 8 < 4 ? 'Morning' : 'Afternoon',
      startTime: n % 8 < 4 ? '08:30' : '13:00',
      endTime: n % 8 < 4 ? '12:00' : '16:30',
      location: `${places[(n * 3) % places.length]} Q${String(n).padStart(3, '0')}`,
      status: sessionStatuses[(n * 11) % sessionStatuses.length],
      capacity: 10 + (n % 5) * 10,
    })
}, 300_000)

const english = { 'accept-language': 'en' }
const list = async (filters: Filters) =>
  (await call(contractor, trainingInfo.searchSessions, filters)).body
const xlsx = (filters: Filters, headers = {}) =>
  call(contractor, trainingInfo.exportXlsx, filters, headers)
const pdf = (filters: Filters, headers = {}) =>
  call(contractor, trainingInfo.exportPdf, filters, headers)
const placesIn = (bytes: Uint8Array) =>
  bodyOf(readWorkbooks([bytes])[0]!)
    .map((row) => row[5])
    .join(' ')
const bytesIn = ({ body }: { body: unknown }) => body as Uint8Array

/** The same numbers at each run. */
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

/** What the PDF's pages are laid out from. */
async function rowsForPages(filters: Filters): Promise<string[][]> {
  const context: Context = {
    db: prisma(),
    transact,
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

test('500 random sets of filters: list, XLSX and PDF hold the same rows in the same order', async () => {
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
    const left = (session: (typeof sessions)[number]) => session.capacity - session.seatsTaken
    workbooks.push({
      filters,
      bytes: bytesIn(file),
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
        String(left(session)),
        statusesInThai[session.status],
      ]),
    ])
    if (n % 40 === 0) {
      const text = pdfText(bytesIn(await pdf(filters)))
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
}, 600_000)

describe('everybody who is signed in', () => {
  test('finds sessions by course in both languages and by place', async () => {
    const found = async (keyword: string) => (await list({ keyword })).length
    expect([await found('WORK AT'), await found('บนที่สูง'), await found('Q017')]).toEqual([15, 15, 1])
    // Wildcards of the database are letters to those who search.
    expect([await found('%'), await found('_')]).toEqual([15, 15])
  })

  test('sees whether a session takes people, and nothing of its administration', async () => {
    const session = await createTrainingSession({ scheduleId: plans[0]!.id, location: 'สำหรับดู' })
    const [row] = await list({ keyword: 'สำหรับดู' })
    expect(row).toMatchObject({
      id: session.id,
      status: 'Open',
      can: { enroll: true, save: false, remove: false, commands: [] },
    })
    await prisma().trainingSession.delete({ where: { id: session.id } })
  })

  test('filters by schedules that are in use or have sessions', async () => {
    const unused = await createTrainingPlan({ nickname: 'เลิกใช้', isActive: false })
    const { body } = await call(contractor, trainingInfo.listSchedules, {})
    expect(body.map(({ id }) => id).toSorted()).toEqual(plans.map(({ id }) => id).toSorted())
    await prisma().trainingPlan.delete({ where: { id: unused.id } })
  })

  test.each([
    [{ fromDate: '2569-01-01' }, 'fromDate'],
    [{ toDate: '2026-02-30' }, 'toDate'],
    [{ status: 'เปิดรับ' }, 'status'],
    [{ scheduleId: 'x' }, 'scheduleId'],
    [{ keyword: 'ก'.repeat(101) }, 'keyword'],
    [{ sort: 'capacity' }, 'sort'],
  ])('is told what is wrong with %j, by each of the three', async (filters, path) => {
    for (const contract of [
      trainingInfo.searchSessions,
      trainingInfo.exportXlsx,
      trainingInfo.exportPdf,
    ]) {
      const { status, body } = await call(contractor, contract, filters as Filters)
      expect([status, body.errors]).toEqual([400, [{ path, message: expect.any(String) }]])
    }
  })
})

describe('the files', () => {
  const filters: Filters = { fromDate: '2026-10-05', toDate: '2026-11-20', keyword: 'Q' }

  test('bear a name in Thai with the date, and are not kept by anybody', async () => {
    for (const [answer, ending] of [
      [await xlsx(filters), 'xlsx'],
      [await pdf(filters), 'pdf'],
    ] as const) {
      const name = decodeURIComponent(
        answer.headers.get('content-disposition')!.replace("attachment; filename*=UTF-8''", ''),
      )
      expect(name).toMatch(new RegExp(String.raw`^ข้อมูลการอบรม \d+ [ก-๙.]+ 25\d\d\.${ending}$`))
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
  })

  test.each([
    ['PDF', trainingInfo.exportPdf, 'application/pdf'],
    ['XLSX', trainingInfo.exportXlsx, 'application/vnd.openxmlformats'],
  ] as const)('tell how far the %s is, to those who ask', async (_, contract, type) => {
    const answer = await call(contractor, contract, filters, { accept: `${PROGRESS}, */*` })
    expect(answer.headers.get('content-type')).toContain(`${PROGRESS}; of="${type}`)
    const framed = new Response(bytesIn(answer) as Uint8Array<ArrayBuffer>, answer)
    const pieces: Piece[] = []
    for await (const piece of piecesOf(framed)) pieces.push(piece)
    const percents = pieces.map(({ percent }) => percent!)
    expect(percents).toEqual(percents.toSorted((one, other) => one - other))
    expect(percents.at(-1)).toBe(100)
    const whole = await new Blob(pieces.map(({ bytes }) => bytes)).bytes()
    const found = (await list(filters)).map(({ location }) => /Q\d{3}/.exec(location)![0])
    const read = type === 'application/pdf' ? pdfText(whole) : placesIn(whole)
    expect(read.match(/Q\d{3}/g)).toEqual(found)
    expect((await call(contractor, contract, filters)).headers.get('content-type')).toContain(type)
  })

  test('say what they were narrowed to, in the language of the reader', async () => {
    const all = { ...filters, status: 'Open', scheduleId: plans[0]!.id } as const
    const [inThai, inEnglish] = readWorkbooks([
      bytesIn(await xlsx(all)),
      bytesIn(await xlsx(all, english)),
    ])
    expect(inThai!.rows[1]![0]!.value).toBe(
      'ตั้งแต่ 5 ต.ค. 2569 · ถึง 20 พ.ย. 2569 · สถานะ: เปิดรับ · หลักสูตร: งานบนที่สูง · คำค้น: Q',
    )
    expect(inEnglish!.rows[1]![0]!.value).toBe(
      'From 5 Oct 2026 · To 20 Nov 2026 · Status: Open · Course: Work at height · Search: Q',
    )
    expect(inEnglish!.rows[4]!.map(({ value }) => value)).toEqual([
      'Date',
      'Half-day',
      'Time',
      'Course',
      'Course (Thai)',
      'Place',
      'Seats',
      'Seats left',
      'Status',
    ])
    expect(bodyOf(inEnglish!)[0]!.at(-1)).toBe('Open')
  })

  test('have no formula in them, whatever a course is called', async () => {
    const [book] = readWorkbooks([bytesIn(await xlsx({ scheduleId: plans[3]!.id }))])
    const cells = book!.rows.slice(5).map((row) => row.slice(3, 5))
    expect(cells.length).toBe(15)
    expect(
      cells.every(([thaiName, name]) => thaiName!.value === '+1' && name!.value === hazardous),
    ).toBe(true)
    expect(book!.rows.flat().filter(({ type }) => type === 'f')).toEqual([])
    expect(pdfText(bytesIn(await pdf({ scheduleId: plans[3]!.id }))).replace(/\s/g, '')).toContain(
      hazardous,
    )
  })

  test('are refused with a way out when there are too many rows', async () => {
    await prisma().$executeRawUnsafe(
      `INSERT INTO "training_sessions" ("id", "scheduleId", "date", "period", "startTime", "endTime", "location", "capacity", "updatedAt")
       SELECT gen_random_uuid(), $1::uuid, DATE '2100-01-01' + n, 'Morning', '08:30', '12:00', 'มาก', 30, now()
       FROM generate_series(1, 20001) n`,
      plans[0]!.id,
    )
    const { status, body } = await pdf({ keyword: 'มาก' }, english)
    expect([status, body.code, body.detail]).toEqual([
      400,
      'too-much-to-export',
      'There are 20,001 rows or more, and a file takes 20,000 rows at most. Choose a shorter range of dates or add a filter.',
    ])
    expect((await xlsx({ keyword: 'มาก', toDate: '2100-02-01' })).status).toBe(200)
    await prisma().trainingSession.deleteMany({ where: { location: 'มาก' } })
  }, 120_000)
})
