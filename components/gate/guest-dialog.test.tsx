import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { gate } from '@/lib/domain/gate/gate/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { GuestDialog } from './guest-dialog'

const [escortPersonId, gateId] = [
  '0199c8a0-0000-7001-8000-000000000002',
  '0199c8a0-0000-7001-8000-000000000003',
]
let sent: InputOf<typeof gate.record>['actions'] = []
let isLost = true

beforeEach(() =>
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { actions } = JSON.parse(String(body)) as InputOf<typeof gate.record>
    sent.push(...actions)
    if (isLost) throw new TypeError('Failed to fetch')
    return Response.json({ results: [{ actionId: actions[0]!.actionId, outcome: 'done' }] })
  }),
)

afterEach(async () => {
  onlineManager.setOnline(true)
  await new Promise((resolve) => setTimeout(resolve, 100))
  vi.unstubAllGlobals()
})

test('a guest whose coming in got no answer is sent again as the same one', async () => {
  const dialog = { escortPersonId, escortName: 'สมุทร', gateId, onClose: () => {} }
  render(<GuestDialog {...dialog} />)
  await typeInto(await findElement('input[name=name]'), 'มาลี')
  await typeInto(await findElement('input[name=company]'), 'ธนาคาร')
  ;(await readyButton('เข้า')).click()
  ;(await readyButton('เลิกรอ')).click()
  await expect.poll(() => document.body.textContent).not.toContain('เลิกรอ')
  isLost = false
  onlineManager.setOnline(true)
  ;(await readyButton('เข้า')).click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toEqual(sent[0])
})
