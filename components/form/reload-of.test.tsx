import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BarDrawer } from '@/components/credentials/manage/bar-drawer'
import { CredentialFormDrawer } from '@/components/credentials/send/credential-form-drawer'
import type { BarRecord } from '@/lib/domain/eligibility/bars/contract'
import type { CredentialRecord } from '@/lib/domain/eligibility/credentials/contract'
import { readyButton, render } from '@/lib/testing/runs/render'

const id = '0199c8a0-0000-7001-8000-000000000002'
const of = '0199c8a0-0000-7003-8000-000000000001'
const bar = {
  id,
  personId: of,
  fromDate: '2026-11-01',
  untilDate: null,
  reason: 'เมาสุรา',
  rowVersion: 1,
  can: { save: true, lift: true },
} as BarRecord
const names = { id: of, nameTh: 'สมชาย', nameEn: null }
const credential: CredentialRecord = {
  id,
  typeId: of,
  type: {
    ...names,
    code: 'CRANE',
    subject: 'Person',
    reviewRole: 'SafetyOfficer',
    isSensitive: false,
  },
  personId: of,
  person: { ...names, code: 'P-000001', profileAssetId: null },
  employerId: null,
  employer: null,
  number: '12',
  issuer: null,
  issuedOn: '2026-11-01',
  expiresOn: null,
  files: [],
  status: 'Returned',
  standing: null,
  daysLeft: null,
  source: 'Upload',
  attendanceId: null,
  submittedAt: '2026-11-01T03:00:00Z',
  submittedByUserId: of,
  submittedBy: names,
  reviewedAt: null,
  reviewedByUserId: null,
  reviewedBy: null,
  returnCode: null,
  reviewReason: null,
  renewal: null,
  rowVersion: 1,
  can: { save: true, remove: false, openFiles: true, commands: [] },
}

const sent: number[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.startsWith('/api/bars/search'))
      return Response.json([{ ...bar, rowVersion: 2 }], { headers: { 'x-total-count': '1' } })
    if (path.startsWith('/api/credentials/get/'))
      return Response.json({ ...credential, rowVersion: 2 })
    if (!path.endsWith('/save')) return Response.json([], { headers: { 'x-total-count': '0' } })
    const { rowVersion } = JSON.parse(String(body)) as { rowVersion: number }
    sent.push(rowVersion)
    if (rowVersion === 2) return Response.json({ id, success: true, messages: [] })
    const problem = { status: 409, code: 'stale-record', detail: '', errors: [] }
    const headers = { 'content-type': 'application/problem+json' }
    return Response.json(problem, { status: 409, headers })
  })
})

afterEach(() => vi.unstubAllGlobals())

const drawer = { isOpen: true, wasOpened: true, open: () => {}, close: () => {} }

test.each([
  ['a bar', <BarDrawer key="bar" {...drawer} row={bar} />],
  ['a certificate', <CredentialFormDrawer key="one" {...drawer} start={{ of: credential }} />],
])('%s that somebody else has changed is loaded again, and then saved', async (_, form) => {
  render(form)
  ;(await readyButton('บันทึก')).click()
  ;(await readyButton('โหลดใหม่')).click()
  await expect.poll(() => document.querySelector('[role=alert]')).toBeNull()
  ;(await readyButton('บันทึก')).click()
  await expect.poll(() => sent, { timeout: 10_000 }).toEqual([1, 2])
})
