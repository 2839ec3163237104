import { afterEach, expect, test, vi } from 'vitest'
import type { PrivacyRequestRecord } from '@/lib/domain/people/privacy-requests/contract'
import { messages } from '@/lib/platform/i18n/catalogue'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { RequestSteps } from './request-steps'

const names = { id: 'one', nameTh: 'สมชาย ใจดี', nameEn: null }

function show(kind: PrivacyRequestRecord['kind'], state: 'Present' | 'Removed'): void {
  const request: PrivacyRequestRecord = {
    id: 'request',
    personId: 'one',
    personCode: 'P-000001',
    person: { ...names, code: 'P-000001', state },
    kind,
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
  render(<RequestSteps request={request} />)
}

afterEach(() => vi.unstubAllGlobals())

test.each(['Present', 'Removed'] as const)(
  'the consent of somebody who is %s is withdrawn where the request stands',
  async (state) => {
    const consent = {
      id: 'consent',
      purpose: 'photo',
      basis: 'Consent',
      givenAt: '2026-11-01T03:00:00Z',
      withdrawnAt: null,
      can: { withdraw: true },
    }
    const calls: [string, string][] = []
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      calls.push([path, body])
      return path === '/api/consents/search'
        ? Response.json([consent], { headers: { 'x-total-count': '1' } })
        : Response.json({ id: 'consent', success: true, messages: [] })
    })
    show('ConsentWithdrawal', state)
    ;(await readyButton(messages.th.consents.withdraw)).click()
    const dialog = await findElement('[role="dialog"], [role="alertdialog"]', 'สมชาย ใจดี')
    ;[...dialog.querySelectorAll('button')].at(-1)!.click()
    await expect.poll(() => calls).toContainEqual(['/api/consents/withdraw', '{"id":"consent"}'])
  },
)

test('who restricts the use is told what a removal deletes, and can export it before', async () => {
  show('Restriction', 'Present')
  await readyButton(messages.th.persons.exportRecord)
  const { Restriction: text } = messages.th.privacyRequests.steps
  expect((await findElement('li', text)).textContent).toContain('ลบเลข')
})
