import { afterEach, expect, test, vi } from 'vitest'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { AlarmingPermits } from './alarming-permits'

afterEach(() => vi.unstubAllGlobals())

test('permits that could not be read can be read again', async () => {
  let isDown = true
  vi.stubGlobal('fetch', async () => {
    if (!isDown) return Response.json([], { headers: { 'x-total-count': '2' } })
    const headers = { 'content-type': 'application/problem+json' }
    const body = { status: 500, code: 'unexpected', detail: 'ขัดข้อง', errors: [] }
    return Response.json(body, { status: 500, headers })
  })
  render(<AlarmingPermits />)
  await findElement('[role=alert]', 'ขัดข้อง')
  isDown = false
  ;(await readyButton('ลองใหม่')).click()
  const link = await findElement('a', 'ถูกสั่งหยุดงาน')
  expect(link.getAttribute('href')).toBe('/work-permits?status=Suspended')
})
