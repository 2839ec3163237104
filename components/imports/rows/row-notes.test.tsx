import { expect, test, vi } from 'vitest'
import type { ImportedRow, ImportPage } from '@/lib/domain/site/imports/contract'
import { NIL_ID } from '@/lib/platform/contract/nil-id'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { RowNotes } from './row-notes'

const file = { id: crypto.randomUUID(), can: ['check'] as ImportPage['can'] } as ImportPage
const rowOf = (matchId: string | null): ImportedRow => ({
  id: '2',
  rowNo: 2,
  cells: {},
  outcome: 'New',
  errors: [],
  notes: [],
  matchId,
  recordId: null,
  isKept: false,
})

test.each([
  ['the same', crypto.randomUUID(), 'คุณเลือกว่าเป็นรายการที่มีอยู่แล้ว'],
  ['another one', NIL_ID, 'คุณเลือกว่าไม่ใช่รายการที่มีอยู่'],
])('a reader who has said that a row is %s is asked anew once they wish', async (_, id, text) => {
  const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ success: true, messages: [] }),
  )
  vi.stubGlobal('fetch', sent)
  render(<RowNotes file={file} row={rowOf(id)} />)
  await findElement('p', text)
  ;(await readyButton('ถามใหม่')).click()
  await expect.poll(() => sent.mock.calls.length).toBeGreaterThan(0)
  const [path, { body }] = sent.mock.calls[0]!
  expect([path, JSON.parse(String(body))]).toEqual([
    '/api/imports/saveRow',
    { id: file.id, rowNo: 2, matchId: null },
  ])
})

test('of a row about which nobody was asked nothing is said', async () => {
  render(
    <>
      <RowNotes file={file} row={rowOf(null)} />
      <output>แถว</output>
    </>,
  )
  await findElement('output')
  expect(document.body.textContent).not.toContain('ถามใหม่')
})
