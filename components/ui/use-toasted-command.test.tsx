import { Button } from '@mantine/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onlineManager } from '@tanstack/react-query'
import { users } from '@/lib/domain/people/users/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { useToastedCommand } from './use-toasted-command'

const id = '0199c8a0-0000-7003-8000-000000000001'

let answer: () => Response
const keys: (string | null)[] = []

const done = () => Response.json({ success: true, messages: [] })

beforeEach(() => {
  keys.length = 0
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    return answer()
  })
})

afterEach(async () => {
  onlineManager.setOnline(true)
  await new Promise((resolve) => setTimeout(resolve, 100))
  vi.unstubAllGlobals()
})

function Press() {
  const { send, isSending } = useToastedCommand(users.setDefault)
  return (
    <Button disabled={isSending} onClick={() => void send({ id }, 'ทำแล้ว')}>
      กด
    </Button>
  )
}

const noAnswer = (): Response => {
  throw new TypeError('Failed to fetch')
}
const brokenOff = () =>
  new Response('{"success":', { headers: { 'content-type': 'application/json' } })

test.each([
  ['got no answer', noAnswer],
  ['got an answer that broke off', brokenOff],
])(
  'a command that %s says that it may have been done, and is sent again as the same one',
  async (_, lost) => {
    answer = lost
    render(<Press />)
    const button = await readyButton('กด')
    button.click()
    await findElement('.mantine-Notification-root', 'ระบบจะทำรายการนี้เพียงครั้งเดียว')
    answer = done
    ;(await readyButton('กด')).click()
    await findElement('.mantine-Notification-root', 'ทำแล้ว')
    expect(keys[0]).toBeTruthy()
    expect(keys).toEqual([keys[0], keys[0]])
  },
)

/** What the page knows of the user. */
function Known() {
  const { dataUpdatedAt } = useApi(users.get, { id })
  return <output>{dataUpdatedAt > 0 && 'read'}</output>
}

test.each([
  ['somebody else has changed', 'stale-record', 409],
  ['somebody else has removed', 'record-not-found', 400],
])('what %s meanwhile is read again', async (_, code, status) => {
  const headers = { 'content-type': 'application/problem+json' }
  const body = { status, code, detail: 'มีผู้อื่นทำไปแล้ว', errors: [] }
  let reads = 0
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/users/get')) return Response.json({ id, reads: ++reads })
    return Response.json(body, { status, headers })
  })
  render(
    <>
      <Known />
      <Press />
    </>,
  )
  await findElement('output', 'read')
  ;(await readyButton('กด')).click()
  await findElement('.mantine-Notification-root', 'มีผู้อื่นทำไปแล้ว')
  await expect.poll(() => reads).toBe(2)
})
