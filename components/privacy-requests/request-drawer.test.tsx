import { afterEach, expect, test, vi } from 'vitest'
import type { PrivacyRequestRecord } from '@/lib/domain/people/privacy-requests/contract'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { RequestDrawer } from './request-drawer'

const names = { id: 'one', nameTh: 'สมชาย ใจดี', nameEn: null }
const request: PrivacyRequestRecord = {
  id: '0199c8a0-0000-7001-8000-000000000002',
  personId: 'one',
  personCode: 'P-000001',
  person: { ...names, code: 'P-000001', state: 'Present' },
  kind: 'Access',
  details: null,
  receivedAt: '2026-11-01',
  dueAt: '2026-12-01',
  daysLeft: 4,
  status: 'Open',
  reason: null,
  receivedBy: names,
  closedAt: null,
  closedBy: null,
  rowVersion: 1,
  can: { save: true, commands: ['close'] },
}

afterEach(() => vi.unstubAllGlobals())

test('a request that somebody else has changed shows anew, and why it was not closed', async () => {
  let reads = 0
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/privacy-requests/get/')) {
      reads++
      return Response.json(request)
    }
    if (path !== '/api/privacy-requests/close')
      return Response.json([], { headers: { 'x-total-count': '0' } })
    const problem = { status: 409, code: 'stale-record', detail: 'มีผู้อื่นแก้ไข', errors: [] }
    const headers = { 'content-type': 'application/problem+json' }
    return Response.json(problem, { status: 409, headers })
  })
  const drawer = { isOpen: true, wasOpened: true, open: () => {}, close: () => {} }
  render(<RequestDrawer {...drawer} row={request} onEdit={() => {}} />)
  ;(await readyButton('ปิดคำขอ')).click()
  await typeInto(await findElement<HTMLTextAreaElement>('textarea[name=reason]'), 'ส่งสำเนาให้แล้ว')
  const send = await findElement<HTMLButtonElement>('form button[type=submit]')
  await expect.poll(() => send.disabled).toBe(false)
  send.click()
  await findElement('[role=alert]', 'มีผู้อื่นแก้ไข')
  expect(document.querySelector('textarea')).toBeNull()
  expect(reads).toBe(2)
})
