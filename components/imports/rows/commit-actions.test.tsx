import { afterEach, expect, test, vi } from 'vitest'
import type { ImportPage } from '@/lib/domain/site/imports/contract'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { CommitActions } from './commit-actions'
import { RowCard } from './row-card'
import { TypedTexts } from './typed-texts'

const file = {
  id: crypto.randomUUID(),
  can: ['check', 'commit'],
  counts: { New: 1, Change: 0, Same: 0, Skipped: 0, Wrong: 0 },
  fields: [{ field: 'firstNameTh', label: 'ชื่อ', isRequired: true, hint: null }],
  mapping: { firstNameTh: 'A' } as Record<string, string>,
} as ImportPage

const sent: string[] = []
vi.stubGlobal('fetch', async (path: string) => {
  sent.push(path)
  return Response.json({ success: true, messages: [] })
})
afterEach(() => void (sent.length = 0))

const typed = new Map<number, Record<string, string>>()

const show = () =>
  render(
    <TypedTexts value={typed}>
      <ul>
        <RowCard
          file={file}
          row={{
            id: '2',
            rowNo: 2,
            cells: { A: 'สมชาย' },
            outcome: 'New',
            errors: [{ column: 'firstNameTh', code: 'needed', message: 'กรุณาระบุ' }],
            notes: [],
            matchId: null,
            recordId: null,
            isKept: false,
          }}
          onGone={() => {}}
        />
      </ul>
      <CommitActions file={file} back={null} />
    </TypedTexts>,
  )

test('what is typed in a row and not saved is told before the rows are written', async () => {
  show()
  await typeInto(await findElement<HTMLInputElement>('input'), 'สมุทร')
  ;(await readyButton('นำเข้า 1 แถว')).click()
  await findElement('[role=dialog]', '1 แถวยังไม่ได้บันทึก')
  expect(sent).toEqual([])
})

test('what was typed and taken back asks nothing', async () => {
  show()
  const input = await findElement<HTMLInputElement>('input')
  await typeInto(input, 'สมุทร')
  await typeInto(input, 'สมชาย')
  ;(await readyButton('นำเข้า 1 แถว')).click()
  await expect.poll(() => sent).toEqual(['/api/imports/commit'])
})
