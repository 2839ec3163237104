import { afterEach, expect, test, vi } from 'vitest'
import { found, show, type } from '@/lib/testing/show'
import { CheckIn } from './record/check-in'

afterEach(() => vi.unstubAllGlobals())

test('a code that could not be sent is named, as the next one may have followed it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  show(<CheckIn sessionId="one" />)
  for (const code of ['P-000017', 'P-000018']) {
    await type(await found<HTMLInputElement>('input'), code)
    const submit = await found('button[type=submit]')
    submit.click()
  }
  await found('li', 'P-000017: ติดต่อเซิร์ฟเวอร์ไม่ได้')
  expect((await found('li', 'P-000018: ติดต่อเซิร์ฟเวอร์ไม่ได้')).textContent).toBeTruthy()
})
