import type { Page } from '@/lib/platform/contract/contract'

/** The largest page of a list. */
const PAGE = 500

/** The first rows of a list, no more than `most`, page by page. A row that moved between two pages stands once. */
export async function readAll<Row extends { id: string }>(
  readPage: (page: { page: number; pageSize: number }) => Promise<Page<Row>>,
  most: number,
): Promise<Page<Row>> {
  const found = new Map<string, Row>()
  let total = 0
  for (let page = 1; page <= Math.ceil(most / PAGE); page++) {
    const answer = await readPage({ page, pageSize: PAGE })
    for (const row of answer.rows) found.set(row.id, row)
    total = answer.total
    if (page * PAGE >= total) break
  }
  return { rows: [...found.values()].slice(0, most), total }
}
