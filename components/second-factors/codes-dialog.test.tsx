import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { CodesDialog } from './codes-dialog'

let timesClosed = 0

beforeEach(() => {
  timesClosed = 0
  render(<CodesDialog codes={['abcd-efgh']} onClose={() => timesClosed++} />)
})

afterEach(() => vi.unstubAllGlobals())

test('codes that are shown once are closed by their own button without a question', async () => {
  ;(await readyButton('เก็บไว้แล้ว')).click()
  await expect.poll(() => timesClosed).toBe(1)
})

test('a click outside asks first, and the codes stay', async () => {
  ;(await findElement('.mantine-Modal-overlay')).click()
  ;(await findElement('button', 'กลับไปเก็บ')).click()
  await expect.poll(() => document.querySelectorAll('[role=dialog]').length).toBe(1)
  await findElement('li', 'abcd-efgh')
  expect(timesClosed).toBe(0)
})

test('whoever says so closes the codes without having kept them', async () => {
  ;(await findElement('.mantine-Modal-overlay')).click()
  ;(await findElement('button', 'ปิดโดยไม่เก็บ')).click()
  await expect.poll(() => timesClosed).toBe(1)
})

test('where the browser has no clipboard, it says that nothing was copied', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
  ;(await readyButton('คัดลอก')).click()
  await findElement('.mantine-Notification-root', 'คัดลอกไม่ได้')
})
