import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmIdentity } from '@/lib/platform/browser/confirm-identity'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { AnonymiseDialog } from './anonymise-dialog'

const subject = { id: 'one', code: 'P-000001', name: 'สมชาย ใจดี' }
const refusal = { status: 403, code: 'confirm-identity', detail: 'ยืนยันตัวตนก่อน', errors: [] }

afterEach(() => vi.unstubAllGlobals())

test('asks for the identity before somebody is anonymised, and goes on once it is confirmed', async () => {
  let isConfirmed = false
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('previewAnonymise'))
      return Response.json({ obstacles: [], goes: [], stays: [] })
    if (isConfirmed) return Response.json({ success: true, messages: [] })
    const headers = { 'content-type': 'application/problem+json' }
    return Response.json(refusal, { status: 403, headers })
  })
  const close = vi.fn<() => void>()
  const askIdentity = async () => (isConfirmed = true)
  render(
    <ConfirmIdentity value={askIdentity}>
      <AnonymiseDialog subject={subject} close={close} />
    </ConfirmIdentity>,
  )
  ;(await readyButton('ทำให้ไม่ระบุตัวตน')).click()
  await findElement('.mantine-Notification-root', 'สมชาย ใจดี')
  expect(isConfirmed).toBe(true)
  expect(close).toHaveBeenCalledOnce()
})
