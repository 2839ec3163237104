import { focusManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Cockpit, CockpitItem } from '@/lib/domain/insight/cockpit/contract'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { CockpitSection } from './cockpit-section'

const id = '0199c8a0-0000-7001-8000-000000000002'
const permit: CockpitItem = {
  key: `decidePermit ${id}`,
  kind: 'decidePermit',
  subject: { type: 'work-permit', id, label: 'WP-2026-0001' },
  title: 'WP-2026-0001',
  employer: null,
  reasons: [],
  reasonCount: 0,
  dueAt: null,
  isLate: false,
  href: null,
  can: ['reject'],
  rowVersion: 1,
}
const answerOf = (items: CockpitItem[]): Cockpit => ({
  date: '2026-11-30',
  today: '2026-11-27',
  items,
  more: {},
})

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a list that is read again keeps the card whose dialog is open, until it is closed', async () => {
  let items = [permit]
  let timesRead = 0
  vi.stubGlobal('fetch', async () => {
    timesRead++
    return Response.json(answerOf(items))
  })
  render(<CockpitSection offered={[]} />)
  ;(await readyButton('ไม่อนุมัติ')).click()
  const reason = await findElement<HTMLTextAreaElement>('textarea[name=reason]')
  await typeInto(reason, 'เครนยังไม่ได้ตรวจ')
  items = []
  vi.setSystemTime(Date.now() + 60_000)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await expect.poll(() => timesRead).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(reason.isConnected && reason.value).toBe('เครนยังไม่ได้ตรวจ')
  ;(await findElement('[role=dialog] button', 'กลับ')).click()
  ;(await findElement('button', 'ออกโดยไม่บันทึก')).click()
  await expect.poll(() => document.body.textContent).not.toContain('WP-2026-0001')
})
