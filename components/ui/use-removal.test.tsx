import { Button } from '@mantine/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { users } from '@/lib/domain/people/users/contract'
import { ConfirmIdentity } from '@/lib/platform/browser/confirm-identity'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { useRemoval } from './use-removal'

let refusal: string | null = null
let sent = 0
const outcomes: boolean[] = []

beforeEach(() => {
  refusal = null
  sent = 0
  outcomes.length = 0
  vi.stubGlobal('fetch', async () => {
    sent++
    if (!refusal) return Response.json({ success: true, messages: [] })
    const headers = { 'content-type': 'application/problem+json' }
    const body = { status: 403, code: refusal, detail: 'ปฏิเสธ', errors: [] }
    return Response.json(body, { status: 403, headers })
  })
})

afterEach(() => vi.unstubAllGlobals())

function Press() {
  const remove = useRemoval(users.remove)
  const id = '0199c8a0-0000-7003-8000-000000000001'
  const press = async () => {
    outcomes.push(await remove({ input: { id }, name: 'สมชาย', text: 'แน่ใจหรือไม่' }))
  }
  return <Button onClick={() => void press()}>กด</Button>
}

async function answer(label: string) {
  ;(await readyButton('กด')).click()
  const dialog = await findElement('[role=dialog]', 'แน่ใจหรือไม่')
  const buttons = [...dialog.querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent === label)!.click()
}

test('what was removed is said to be removed', async () => {
  render(<Press />)
  await answer('ลบ')
  await expect.poll(() => outcomes).toEqual([true])
})

test('what its reader did not want removed stays, and nothing is sent', async () => {
  render(<Press />)
  await answer('ยกเลิก')
  await expect.poll(() => outcomes).toEqual([false])
  expect(sent).toBe(0)
})

test('a refused removal is not said to be one', async () => {
  refusal = 'forbidden'
  render(<Press />)
  await answer('ลบ')
  await expect.poll(() => outcomes).toEqual([false])
  await findElement('.mantine-Notification-root', 'ปฏิเสธ')
})

test('a removal that needs a confirmed identity asks for it and is sent again', async () => {
  refusal = 'confirm-identity'
  const askIdentity = async () => {
    refusal = null
    return true
  }
  render(
    <ConfirmIdentity value={askIdentity}>
      <Press />
    </ConfirmIdentity>,
  )
  await answer('ลบ')
  await expect.poll(() => outcomes).toEqual([true])
  expect(sent).toBe(2)
})
