import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { IdentityDialog } from './identity-dialog'

const opened: string[] = []
let isBlocked = false

beforeEach(() => {
  opened.length = 0
  isBlocked = false
  const beside = { location: { assign: (url: string) => opened.push(url) }, close: () => {} }
  vi.stubGlobal('open', () => (isBlocked ? null : beside))
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/auth/csrf'
      ? Response.json({ csrfToken: 'token' })
      : Response.json({ url: `https://sso.example.com/auth?asked=${encodeURIComponent(path)}` }),
  )
})

afterEach(() => vi.unstubAllGlobals())

const answers: boolean[] = []
const show = () =>
  render(
    <IdentityDialog
      email="admin@example.com"
      provider="SSO"
      answer={(isShown) => answers.push(isShown)}
    />,
  )

test('an identity is confirmed at the provider in a window beside the page, which goes on by itself', async () => {
  const here = window.location.href
  show()
  ;(await readyButton('เข้าสู่ระบบด้วย SSO')).click()
  await expect.poll(() => opened).toHaveLength(1)
  expect(decodeURIComponent(opened[0]!)).toContain('prompt=login')
  expect(window.location.href, 'the page stays').toBe(here)
  expect(answers).toEqual([])
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'session-news', newValue: 'signed-in 1' }),
  )
  await expect.poll(() => answers).toEqual([true])
})

test('a window that the browser blocks is told, and the page stays', async () => {
  isBlocked = true
  show()
  ;(await readyButton('เข้าสู่ระบบด้วย SSO')).click()
  await findElement('[role=alert]', 'เบราว์เซอร์บล็อกหน้าต่าง')
})

test('whoever has a second factor is asked for its code, and the page stays', async () => {
  const refusals = ['second-factor-needed', 'wrong-second-factor']
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { status: 401, code: refusals.shift() ?? 'x', detail: 'ปฏิเสธ', errors: [] },
      { status: 401, headers: { 'content-type': 'application/problem+json' } },
    ),
  )
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  render(<IdentityDialog email="admin@example.com" answer={(isShown) => answers.push(isShown)} />)
  await typeInto(await findElement('input[type=password]'), 'mango permit 47 river')
  ;(await readyButton('ยืนยันและทำต่อ')).click()
  await typeInto(await findElement('input[autocomplete=one-time-code]'), '123456')
  ;(await readyButton('ยืนยันและทำต่อ')).click()
  await findElement('[role=alert]', 'ปฏิเสธ')
  expect(leave).not.toHaveBeenCalled()
  leave.mockRestore()
})
