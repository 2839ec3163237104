import { afterEach, expect, test, vi } from 'vitest'
import { findElement, render, typeInto } from '@/lib/testing/runs/render'
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
