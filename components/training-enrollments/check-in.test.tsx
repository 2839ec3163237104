import { afterEach, expect, test, vi } from 'vitest'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { CheckIn } from './record/check-in'

afterEach(() => vi.unstubAllGlobals())

test('names the code that could not be sent, as further codes may have followed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  render(<CheckIn sessionId="one" />)
  for (const code of ['P-000017', 'P-000018']) {
    await typeInto(await findElement<HTMLInputElement>('input'), code)
    const submit = await findElement('button[type=submit]')
    submit.click()
  }
  await findElement('li', 'P-000017: ติดต่อเซิร์ฟเวอร์ไม่ได้')
  expect((await findElement('li', 'P-000018: ติดต่อเซิร์ฟเวอร์ไม่ได้')).textContent).toBeTruthy()
})

const attendance = {
  id: 'one',
  status: 'Enrolled',
  enrolledAt: '2026-03-01T02:00:00Z',
  checkedInAt: null,
  contractor: null,
  person: { code: 'P-000017', nameTh: 'สมชาย ใจดี', nameEn: null, profileAssetId: null },
  can: { commands: ['checkIn'] },
}

test('a check-in whose undoing failed can still be undone', async () => {
  let isThere = true
  const headers = { 'x-total-count': '1' }
  vi.stubGlobal('fetch', async (path: string) => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return path.includes('/search') ? Response.json([attendance], { headers }) : Response.json({})
  })
  render(<CheckIn sessionId="one" />)
  await typeInto(await findElement<HTMLInputElement>('input'), 'P-000017')
  ;(await findElement('button[type=submit]')).click()
  const undo = await readyButton('ยกเลิกที่เพิ่งทำ')
  isThere = false
  undo.click()
  await findElement('li', 'สมชาย ใจดี: ')
  isThere = true
  ;(await readyButton('ยกเลิกที่เพิ่งทำ')).click()
  await findElement('li', 'ยกเลิกเช็กอินของ สมชาย ใจดี แล้ว')
  await expect.poll(() => document.querySelectorAll('li button').length).toBe(0)
})
