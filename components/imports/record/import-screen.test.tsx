import { expect, test } from 'vitest'
import type { ImportPage } from '@/lib/domain/site/imports/contract'
import { findElement, render } from '@/lib/testing/runs/render'
import { ImportView } from './import-screen'

const file: ImportPage = {
  id: crypto.randomUUID(),
  kind: 'Persons',
  fileName: 'รายชื่อ.xlsx',
  sheet: 'มกราคม',
  otherSheets: 0,
  status: 'Uploaded',
  phase: null,
  progress: 0,
  rowCount: 2,
  counts: { New: 0, Change: 0, Same: 0, Skipped: 0, Wrong: 0 },
  madeBy: { id: crypto.randomUUID(), nameTh: 'สมชาย ใจดี', nameEn: null },
  createdAt: '2026-11-27T03:00:00.000Z',
  undoUntil: null,
  columns: [{ key: 'A', header: 'ชื่อ', samples: [] }],
  fields: [],
  mapping: {},
  onMatch: 'refuse',
  problem: { code: 'import-refers-too-many', message: 'วันนี้ตรวจไม่ได้แล้ว' },
  errorGroups: [],
  isOwn: true,
  emptiedAt: null,
  rowVersion: 1,
  can: ['check'],
}

test('a first check that ended without a result says why', async () => {
  render(<ImportView file={file} />)
  await findElement('[role=alert]', 'วันนี้ตรวจไม่ได้แล้ว')
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
})

test('of a file without headers it says what becomes of the first row', async () => {
  const noted = () => document.querySelector('[role=note]')?.textContent
  const unmatched = { ...file, problem: null }
  render(<ImportView file={{ ...unmatched, mapping: { firstNameTh: 'A' } }} />)
  await findElement('button', 'ตรวจแถว')
  expect(noted()).toBeUndefined()
  render(<ImportView file={unmatched} />)
  await findElement('[role=note]')
  expect(noted()).toContain('แถวแรกของไฟล์')
})

test('of a workbook with more sheets it says which one is read', async () => {
  const matched = { ...file, problem: null, mapping: { firstNameTh: 'A' } }
  render(<ImportView file={{ ...matched, otherSheets: 2 }} />)
  await findElement('[role=note]', 'เฉพาะแผ่นงาน “มกราคม” ไฟล์นี้ยังมีอีก 2 แผ่นงาน')
})

test('nothing is said of an earlier one while a check runs', async () => {
  render(<ImportView file={{ ...file, problem: null, phase: 'Checking' }} />)
  await findElement('[role=status]')
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('writing is said to be whole only when every row is written', async () => {
  render(<ImportView file={{ ...file, phase: 'Writing', progress: 299, rowCount: 300 }} />)
  expect((await findElement('[role=status]')).textContent).toContain('99')
})
