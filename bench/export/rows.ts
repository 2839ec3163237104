import { addDays } from '../../lib/platform/dates/day'
import type { ExportColumn, ExportTable, Reader } from '../../lib/platform/export/table'

/** Sessions of a busy site: forty courses and places, each many times. */
export type Row = ReturnType<typeof rowOf>

const courses = Array.from({ length: 40 }, (_, n) => ({
  nickname: `การอบรมความปลอดภัยในการทำงานบนที่สูงและที่อับอากาศสำหรับผู้รับเหมา รุ่นที่ ${n + 1}`,
  name: `Work at height and confined space entry for contractors, course ${n + 1}`,
  location: `ห้องอบรม ${n + 1} อาคารความปลอดภัย โรงงานปั๊มน้ำ`,
}))
const statuses = ['เปิดรับ', 'เต็ม', 'ปิดรับ', 'เสร็จสิ้น', 'ยกเลิก']

const rowOf = (n: number) => ({
  ...courses[n % courses.length]!,
  date: addDays('2026-01-01', n % 1000),
  time: n % 2 ? '13:00–16:30' : '08:30–12:00',
  capacity: 10 + (n % 40),
  left: n % 10,
  status: statuses[n % statuses.length]!,
})

export async function* blocks(count: number): AsyncGenerator<Row[]> {
  for (let start = 0; start < count; start += 500)
    yield Array.from({ length: Math.min(500, count - start) }, (_, n) => rowOf(start + n))
}

export const columns: ExportColumn<Row>[] = [
  { header: 'วันที่', kind: 'day', width: 17, value: ({ date }) => date },
  { header: 'เวลา', kind: 'text', width: 17, value: ({ time }) => time },
  { header: 'หลักสูตร', kind: 'text', width: 34, value: ({ nickname }) => nickname },
  { header: 'หลักสูตร (อังกฤษ)', kind: 'text', width: 34, value: ({ name }) => name },
  { header: 'สถานที่', kind: 'text', width: 28, value: ({ location }) => location },
  { header: 'ที่นั่งทั้งหมด', kind: 'number', width: 11, value: ({ capacity }) => capacity },
  { header: 'ที่นั่งว่าง', kind: 'number', width: 11, value: ({ left }) => left },
  { header: 'สถานะ', kind: 'text', width: 16, value: ({ status }) => status },
]

export const tableOf = (count: number): ExportTable<Row> => ({
  title: 'ข้อมูลการอบรม',
  filters: [],
  columns,
  count,
  rows: blocks(count),
})

export const reader: Reader = {
  userId: 'reader',
  locale: 'th',
  era: 'BE',
  timeZone: 'Asia/Bangkok',
  now: new Date('2026-11-21T04:00:00Z'),
}
