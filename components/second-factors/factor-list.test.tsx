import { afterEach, expect, test, vi } from 'vitest'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { SecondFactorPanel } from './second-factor-panel'

afterEach(() => vi.unstubAllGlobals())

const factors = { hasAuthenticator: true, passkeys: [], recoveryCodesLeft: 2, isAsked: false }

test('codes that are shown once wait for nothing that is read again', async () => {
  let reads = 0
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/second-factors/get')
      return Response.json({ success: true, messages: [], recoveryCodes: ['abcd-efgh'] })
    return reads++ === 0 ? Response.json(factors) : new Promise<Response>(() => {})
  })
  render(<SecondFactorPanel />)
  ;(await readyButton('สร้างชุดใหม่')).click()
  await findElement('li', 'abcd-efgh')
  expect(reads).toBe(2)
})
