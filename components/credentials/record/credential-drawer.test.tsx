import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CredentialDetail } from '@/lib/domain/eligibility/credentials/contract'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { CredentialDrawer } from './credential-drawer'

const credential: CredentialDetail = {
  id: 'one',
  typeId: 'type',
  type: {
    id: 'type',
    nameTh: 'ใบรับรองแพทย์',
    nameEn: null,
    code: 'MEDICAL',
    subject: 'Person',
    reviewRole: 'SafetyOfficer',
    isSensitive: false,
  },
  personId: null,
  person: null,
  employerId: null,
  employer: null,
  number: null,
  issuer: null,
  issuedOn: '2026-03-01',
  expiresOn: null,
  files: [],
  status: 'Submitted',
  standing: null,
  daysLeft: null,
  source: 'Upload',
  attendanceId: null,
  submittedAt: '2026-03-01T02:00:00Z',
  submittedByUserId: 'user',
  submittedBy: { id: 'user', nameTh: 'สมชาย', nameEn: null },
  reviewedAt: null,
  reviewedByUserId: null,
  reviewedBy: null,
  returnCode: null,
  reviewReason: null,
  renewal: null,
  rowVersion: 1,
  numberElsewhere: [],
  can: { save: false, remove: true, openFiles: true, commands: [] },
}
const refusal = { status: 409, code: 'state-moved-on', detail: 'ตรวจแล้ว', errors: [] }
const close = vi.fn<() => void>()
let isRefused = false

beforeEach(() => {
  isRefused = false
  close.mockClear()
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.includes('/remove')) return Response.json(credential)
    const headers = { 'content-type': 'application/problem+json' }
    return isRefused
      ? Response.json(refusal, { status: 409, headers })
      : Response.json({ success: true, messages: [] })
  })
  render(
    <CredentialDrawer
      row={credential}
      isOpen
      wasOpened
      open={() => {}}
      close={close}
      onEdit={() => {}}
    />,
  )
})

afterEach(() => vi.unstubAllGlobals())

async function answer(label: string) {
  ;(await readyButton('ลบ')).click()
  const question = await findElement('.mantine-Modal-content', 'ลบ ใบรับรองแพทย์ หรือไม่')
  const buttons = [...question.querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent === label)!.click()
  await expect.poll(() => document.querySelector('.mantine-Modal-content')).toBeNull()
}

test('a credential that was removed is closed', async () => {
  await answer('ลบ')
  await expect.poll(() => close.mock.calls.length).toBe(1)
})

test('a credential stays open when its reader does not want it removed', async () => {
  await answer('ยกเลิก')
  expect(close).not.toHaveBeenCalled()
})

test('a credential stays open when its removal is refused', async () => {
  isRefused = true
  await answer('ลบ')
  await findElement('.mantine-Notification-root', 'ตรวจแล้ว')
  expect(close).not.toHaveBeenCalled()
})
