import type { FileAnswer } from '@/lib/platform/contract/contract'
import type { ExportTable, Reader } from '@/lib/platform/export/table'

export type Row = { id: string; name: string; day: string | null; seats: number | null }

export const reader: Reader = {
  userId: 'reader',
  locale: 'th',
  era: 'BE',
  timeZone: 'Asia/Bangkok',
  now: new Date('2026-11-21T18:30:00Z'), // the 22nd at the site
}

export async function* blocks(rows: Row[]) {
  for (let start = 0; start < rows.length; start += 300) yield rows.slice(start, start + 300)
}

export const table = (
  rows: Row[],
  overrides: Partial<ExportTable<Row>> = {},
): ExportTable<Row> => ({
  title: 'รายชื่อผู้เข้าอบรม',
  filters: ['สถานะ: เปิดรับ', 'คำค้น: ปั๊ม'],
  columns: [
    { header: 'ชื่อ', kind: 'text', width: 40, value: ({ name }) => name },
    { header: 'วันที่', kind: 'day', width: 14, value: ({ day }) => day },
    { header: 'ที่นั่ง', kind: 'number', width: 10, value: ({ seats }) => seats },
  ],
  count: rows.length,
  rows: blocks(rows),
  ...overrides,
})

export const row = (
  name: string,
  day: string | null = '2026-11-30',
  seats: number | null = 30,
): Row => ({
  id: name,
  name,
  day,
  seats,
})

export const bytesOf = async ({ bytes }: FileAnswer) =>
  new Uint8Array(await new Response(bytes).arrayBuffer())
