import { Button } from '@mantine/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InputOwnerProvider } from '@/components/form/input-owner'
import { unsentKey } from '@/lib/platform/browser/unsent'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { useSignOut } from './use-sign-out'

const KEPT = 'kept-input somchai /persons save new'
let refusedPath: string | null = null
const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})

beforeEach(() => {
  refusedPath = null
  leave.mockClear()
  localStorage.clear()
  localStorage.setItem(KEPT, '{}')
  vi.stubGlobal('fetch', async (path: string) => {
    if (refusedPath === 'all') throw new TypeError('Failed to fetch')
    if (path === refusedPath) return new Response('', { status: 503 })
    return Response.json({ csrfToken: 'token', url: '/sign-in' })
  })
})

afterEach(() => vi.unstubAllGlobals())

function Press() {
  const signOut = useSignOut()
  return <Button onClick={() => void signOut()}>กด</Button>
}

async function press() {
  render(<Press />)
  ;(await readyButton('กด')).click()
}

test('signing out forgets what was typed, and leaves', async () => {
  await press()
  await expect.poll(() => leave.mock.calls).toEqual([['/sign-in']])
  expect(localStorage.getItem(KEPT)).toBeNull()
})

test.each(['all', '/api/auth/signout'])(
  'signing out that fails is said, and what was typed is still there (%s)',
  async (path) => {
    refusedPath = path
    await press()
    await findElement('.mantine-Notification-root', 'ออกจากระบบไม่สำเร็จ')
    expect(localStorage.getItem(KEPT)).not.toBeNull()
    expect(leave).not.toHaveBeenCalled()
  },
)

const MARKS = unsentKey('somchai', 'muster-marks 1')

async function pressAs(userId: string) {
  localStorage.setItem(MARKS, JSON.stringify([{}, {}]))
  render(
    <InputOwnerProvider userId={userId}>
      <Press />
    </InputOwnerProvider>,
  )
  ;(await readyButton('กด')).click()
}

test('whoever has something unsent is asked before signing out, and nothing of it is lost', async () => {
  await pressAs('somchai')
  await findElement('[role=dialog], [role=alertdialog]', 'มี 2 รายการที่ยังไม่ได้ส่ง')
  expect(leave).not.toHaveBeenCalled()
  ;(await readyButton('ออกจากระบบ')).click()
  await expect.poll(() => leave.mock.calls).toEqual([['/sign-in']])
  expect(JSON.parse(localStorage.getItem(MARKS)!)).toHaveLength(2)
})

test('nobody is asked for what another user has not sent', async () => {
  await pressAs('malee')
  await expect.poll(() => leave.mock.calls).toEqual([['/sign-in']])
  expect(localStorage.getItem(MARKS)).not.toBeNull()
})
