import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { SignInForm } from './sign-in-form'

let sent: URLSearchParams[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/auth/csrf') return Response.json({ csrfToken: 'token' })
    const fields = init?.body as URLSearchParams
    sent.push(fields)
    const isProtected = fields.get('username') === 'somchai@example.com'
    const error = isProtected ? '?error=second-factor-needed' : ''
    return Response.json({ url: `http://localhost/sign-in${error}` })
  })
})
afterEach(() => vi.unstubAllGlobals())

const fill = async (name: string, value: string) =>
  typeInto(await findElement<HTMLInputElement>(`input[name="${name}"]`), value)
const submit = async () => (await readyButton('เข้าสู่ระบบ')).click()

test('a code is asked for of the user who needs one, not of somebody else who signs in instead', async () => {
  const onEntered = vi.fn<() => void>()
  render(<SignInForm onEntered={onEntered} />)
  await fill('username', 'somchai@example.com')
  await fill('password', 'secret')
  await submit()
  await fill('otp', '123456')
  await fill('username', 'malee@example.com')
  await expect.poll(() => document.querySelector('input[name="otp"]')).toBeNull()
  await submit()
  await expect.poll(() => onEntered.mock.calls.length).toBe(1)
  expect(sent.at(-1)!.get('username')).toBe('malee@example.com')
  expect(sent.at(-1)!.get('otp')).toBe('')
})
