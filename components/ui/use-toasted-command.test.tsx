import { Button } from '@mantine/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onlineManager } from '@tanstack/react-query'
import { users } from '@/lib/domain/people/users/contract'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { useToastedCommand } from './use-toasted-command'

let isThere = false
const keys: (string | null)[] = []

beforeEach(() => {
  isThere = false
  keys.length = 0
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    if (!isThere) throw new TypeError('Failed to fetch')
    return Response.json({ success: true, messages: [] })
  })
})

afterEach(async () => {
  onlineManager.setOnline(true)
  await new Promise((resolve) => setTimeout(resolve, 100))
  vi.unstubAllGlobals()
})

function Press() {
  const { send, isSending } = useToastedCommand(users.setDefault)
  const id = '0199c8a0-0000-7003-8000-000000000001'
  return (
    <Button disabled={isSending} onClick={() => void send({ id }, 'ทำแล้ว')}>
      กด
    </Button>
  )
}

test('a command that got no answer says that it may have been done, and is sent again as the same one', async () => {
  render(<Press />)
  const button = await readyButton('กด')
  button.click()
  await findElement('.mantine-Notification-root', 'ระบบจะทำรายการนี้เพียงครั้งเดียว')
  isThere = true
  ;(await readyButton('กด')).click()
  await findElement('.mantine-Notification-root', 'ทำแล้ว')
  expect(keys[0]).toBeTruthy()
  expect(keys).toEqual([keys[0], keys[0]])
})
