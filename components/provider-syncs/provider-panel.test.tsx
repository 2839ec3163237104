import { afterEach, expect, test, vi } from 'vitest'
import type { ProviderSync } from '@/lib/domain/people/provider-syncs/contract'
import { findElement, render } from '@/lib/testing/runs/render'
import { ProviderPanel, UNANSWERED_INTERVAL } from './provider-panel'

const id = '0199c8a0-0000-7003-8000-000000000001'
const account = { email: 'officer@example.com', isEnabled: true, roles: [] }
const sync: ProviderSync = {
  id,
  status: 'Done',
  attempts: 0,
  nextAttemptAt: null,
  doneAt: '2026-03-02T02:00:00Z',
  fault: null,
  here: { roles: [], isKeptOut: false },
  there: { fault: { code: 'unreachable', detail: '' }, account: null },
  difference: null,
  can: { retry: true },
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a provider that did not answer is asked again by itself, and one that did is not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers: ProviderSync[] = [sync, { ...sync, there: { fault: null, account } }]
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json(answers.shift()))
  vi.stubGlobal('fetch', fetch)
  render(<ProviderPanel userId={id} provider="Keycloak" />)
  await findElement('section', 'ยังไม่ทราบ')
  await vi.advanceTimersByTimeAsync(UNANSWERED_INTERVAL)
  await findElement('section', 'ตรงกัน')
  await vi.advanceTimersByTimeAsync(UNANSWERED_INTERVAL * 2)
  expect(fetch).toHaveBeenCalledTimes(2)
})
