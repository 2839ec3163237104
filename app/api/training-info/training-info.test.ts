import { describe, expect, test } from 'vitest'
import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import { database } from '@/lib/platform/db/database'
import { chunksOf, PROGRESS, type Chunk } from '@/lib/platform/contract/progress'
import { call, callUnchecked, english } from '@/lib/testing/calls/call'
import { createTrainingPlan, createTrainingSession } from '@/lib/testing/records/factories'
import { bodyOf, pdfText, readWorkbooks } from '@/lib/testing/files/external-programs'
import {
  FIRST_DAY,
  type Filters,
  contractor,
  formula,
  list,
  createInfoSessions,
  pdf,
  placesIn,
  plans,
  xlsx,
} from '@/lib/testing/records/info-sessions'

createInfoSessions()

describe('everybody who is signed in', () => {
  test('finds sessions by course in both languages and by place', async () => {
    const found = async (keyword: string) => (await list({ keyword })).length
    expect([await found('WORK AT'), await found('บนที่สูง'), await found('Q017')]).toEqual([15, 15, 1])
    // Wildcards of the database are letters to those who search.
    expect([await found('%'), await found('_')]).toEqual([15, 15])
  })

  test('sees whether a session is open for enrolment, and nothing of its administration', async () => {
    const session = await createTrainingSession({ scheduleId: plans[0]!.id, location: 'สำหรับดู' })
    const [row] = await list({ keyword: 'สำหรับดู' })
    expect(row).toMatchObject({
      id: session.id,
      status: 'Open',
      can: { enroll: true, save: false, remove: false, commands: [] },
    })
    await database().db.trainingSession.delete({ where: { id: session.id } })
  })

  test('filters by schedules that are active or have sessions', async () => {
    const unused = await createTrainingPlan({ nickname: 'เลิกใช้', isActive: false })
    const { body } = await call(contractor, trainingInfo.listSchedules, {})
    expect(body.map(({ id }) => id).toSorted()).toEqual(plans.map(({ id }) => id).toSorted())
    await database().db.trainingPlan.delete({ where: { id: unused.id } })
  })

  const schedulesOf = async (filters: Filters) =>
    (await call(contractor, trainingInfo.listSchedules, filters)).body.map(({ id }) => id)

  test.each<Filters>([
    { fromDate: '2026-10-08', toDate: '2026-10-11' },
    { toDate: FIRST_DAY },
    { status: 'Full', keyword: 'work' },
    { keyword: 'Q017' },
    { keyword: 'ไม่มี' },
  ])('reads with %j the schedules of the sessions that are found', async (filters) => {
    const found = (await list(filters)).map(({ scheduleId }) => scheduleId)
    expect((await schedulesOf(filters)).toSorted()).toEqual([...new Set(found)].toSorted())
  })

  test('reads one schedule by its id, and all of them with blank filters', async () => {
    expect(await schedulesOf({ scheduleId: plans[1]!.id })).toEqual([plans[1]!.id])
    const unused = await createTrainingPlan({ nickname: 'ยังไม่มีรอบ' })
    const blank = { fromDate: '', toDate: '', status: '', scheduleId: '', keyword: ' ' }
    const { body } = await callUnchecked(contractor, trainingInfo.listSchedules, blank)
    expect(body.map(({ id }) => id)).toEqual(await schedulesOf({}))
    expect(body.map(({ id }) => id)).toContain(unused.id)
    expect(await schedulesOf({ keyword: 'ยังไม่มีรอบ' })).toEqual([])
    await database().db.trainingPlan.delete({ where: { id: unused.id } })
  })

  test.each([
    [{ fromDate: '2569-01-01' }, 'fromDate'],
    [{ toDate: '2026-02-30' }, 'toDate'],
    [{ status: 'เปิดรับ' }, 'status'],
    [{ scheduleId: 'x' }, 'scheduleId'],
    [{ keyword: 'ก'.repeat(101) }, 'keyword'],
  ])('gets the error of %j from both lists and both files', async (filters, path) => {
    for (const contract of [
      trainingInfo.searchSessions,
      trainingInfo.listSchedules,
      trainingInfo.exportXlsx,
      trainingInfo.exportPdf,
    ]) {
      const { status, body } = await call(contractor, contract, filters as Filters)
      expect([status, body.errors]).toEqual([400, [{ path, message: expect.any(String) }]])
    }
  })

  test('gets the error of an unknown order from the list and both files', async () => {
    for (const contract of [
      trainingInfo.searchSessions,
      trainingInfo.exportXlsx,
      trainingInfo.exportPdf,
    ]) {
      const { status, body } = await callUnchecked(contractor, contract, { sort: 'capacity' })
      expect([status, body.errors[0]?.path]).toEqual([400, 'sort'])
    }
  })
})

describe('the files', () => {
  const filters: Filters = { fromDate: '2026-10-05', toDate: '2026-11-20', keyword: 'Q' }

  test('have a Thai name with the date, and are not cached', async () => {
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
  ] as const)('the %s reports its progress on request', async (_, contract, type) => {
    const answer = await call(contractor, contract, filters, { accept: `${PROGRESS}, */*` })
    expect(answer.headers.get('content-type')).toContain(`${PROGRESS}; of="${type}`)
    const framed = new Response(answer.body, answer)
    const chunks: Chunk[] = []
    for await (const chunk of chunksOf(framed)) chunks.push(chunk)
    const percents = chunks.map(({ percent }) => percent!)
    expect(percents).toEqual(percents.toSorted((one, other) => one - other))
    expect(percents.at(-1)).toBe(100)
    const file = await new Blob(chunks.map(({ bytes }) => bytes)).bytes()
    const found = (await list(filters)).map(({ location }) => /Q\d{3}/.exec(location)![0])
    const read = type === 'application/pdf' ? pdfText(file) : placesIn(file)
    expect(read.match(/Q\d{3}/g)).toEqual(found)
    expect((await call(contractor, contract, filters)).headers.get('content-type')).toContain(type)
  })

  test('name their filters in the language of the reader', async () => {
    const all = { ...filters, status: 'Open', scheduleId: plans[0]!.id } as const
    const [inThai, inEnglish] = readWorkbooks([
      (await xlsx(all)).body,
      (await xlsx(all, english)).body,
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
      'Course in Thai',
      'Place',
      'Seats',
      'Seats left',
      'Status',
    ])
    expect(bodyOf(inEnglish!)[0]!.at(-1)).toBe('Open')
  })

  test('contain no formula, whatever the name of a course', async () => {
    const [book] = readWorkbooks([(await xlsx({ scheduleId: plans[3]!.id })).body])
    const cells = book!.rows.slice(5).map((row) => row.slice(3, 5))
    expect(cells.length).toBe(15)
    expect(
      cells.every(([thaiName, name]) => thaiName!.value === '+1' && name!.value === formula),
    ).toBe(true)
    expect(book!.rows.flat().filter(({ type }) => type === 'f')).toEqual([])
    expect(pdfText((await pdf({ scheduleId: plans[3]!.id })).body).replace(/\s/g, '')).toContain(
      formula,
    )
  })

  test('are refused with advice when there are too many rows', async () => {
    await database().sql`
      INSERT INTO "training_sessions" ("id", "scheduleId", "date", "period", "startTime", "endTime", "location", "capacity", "updatedAt")
       SELECT gen_random_uuid(), ${plans[0]!.id}::uuid, DATE '2100-01-01' + n, 'Morning', '08:30', '12:00', 'มาก', 30, now()
       FROM generate_series(1, 20001) n`.run()
    const { status, body } = await pdf({ keyword: 'มาก' }, english)
    expect([status, body.code, body.detail]).toEqual([
      400,
      'too-much-to-export',
      'There are 20,001 rows or more, and a file takes 20,000 rows at most. Choose a shorter range of dates or add a filter.',
    ])
    expect((await xlsx({ keyword: 'มาก', toDate: '2100-02-01' })).status).toBe(200)
    await database().db.trainingSession.deleteMany({ where: { location: 'มาก' } })
  }, 600_000)
})
