import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { PermitPage } from './permit-page'
import { PermitScreen } from './permit-screen'
import { SubmitStep } from './submit-step'

const draft = {
  id: 'one',
  permitNo: 'WP-2026-000001',
  typeCode: 'General',
  status: 'Draft',
  rowVersion: 1,
  description: 'เปลี่ยนซีลปั๊ม',
  workers: [],
  ppe: [],
  approvals: [],
  awaiting: [],
  jsa: { templateId: null, steps: [] },
  requestedBy: { nameTh: 'ธนกร', nameEn: null },
  availableCommands: ['submit'],
  can: { save: true, remove: false, approveAs: [], override: false },
}
const area = { id: 'area', code: 'A1', nameTh: 'ลานถัง', nameEn: null }
const gap = {
  code: 'area-missing',
  path: 'workspaceAreaId',
  text: 'ยังไม่ได้เลือกพื้นที่',
  mend: 'permit',
  effect: 'Refuse',
}
const answersWith = (gaps: object[], id = 'one'): Record<string, object> => ({
  [`/api/work-permits/get/${id}`]: draft,
  [`/api/work-permits/readiness/${id}`]: { isReady: gaps.length === 0, gaps },
  [`/api/work-permits/logs/${id}`]: [],
  '/api/work-permits/search': [],
})

function show(gaps: object[], part: ReactNode = <PermitScreen id="one" />) {
  const answers = answersWith(gaps)
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path] ?? {}))
  render(part)
}

const LastStep = () => (
  <FormProvider {...useForm()}>
    <PermitPage id="one">
      {(permit) => <SubmitStep permit={permit} showField={() => {}} onBack={() => {}} />}
    </PermitPage>
  </FormProvider>
)
const submission = () => findElement('button', 'ส่งขออนุมัติ')
const buttons = () => [...document.querySelectorAll('button')].map((button) => button.textContent)

afterEach(() => vi.unstubAllGlobals())

test('a draft that lacks something leads to its field, and is not submitted yet', async () => {
  show([gap])
  const link = await findElement<HTMLAnchorElement>('a', 'กรอกข้อมูลต่อ')
  await expect
    .poll(() => link.getAttribute('href'))
    .toBe('/work-permits/one/edit?step=where&field=workspaceAreaId')
  expect(buttons()).not.toContain('ส่งขออนุมัติ')
})

test('the area of a permit leads to the permits there, and not to all that have its code in a word', async () => {
  const answers: Record<string, object> = {
    ...answersWith([]),
    '/api/work-permits/get/one': { ...draft, workspaceArea: area },
  }
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path] ?? {}))
  render(<PermitScreen id="one" />)
  const link = await findElement<HTMLAnchorElement>('a', 'A1 · ลานถัง')
  expect(link.getAttribute('href')).toBe('/work-permits?workspaceAreaId=area')
})

test('what was proposed for a worker is said to wait, and not offered again', async () => {
  show([{ ...gap, mend: 'override', canOverride: false, overrideWaits: true }])
  await findElement('p', 'รออีกคนยืนยัน')
  expect(buttons()).not.toContain('ให้ผ่านเป็นกรณีพิเศษ')
})

test('a draft that lacks nothing can be submitted or changed', async () => {
  show([])
  await findElement('button', 'ส่งขออนุมัติ')
  await findElement('a', 'แก้ไขข้อมูล')
})

test('the form is not submitted while something is missing: the button says so and leads there', async () => {
  show([gap], <LastStep />)
  const button = await submission()
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('มี 1 รายการที่ต้องแก้ไขก่อน')
  button.click()
  expect(document.activeElement?.getAttribute('aria-label')).toContain(gap.text)
  expect(document.querySelector('[role=dialog]')).toBeNull()
})

test('the form can be submitted where only others warn of something', async () => {
  show([{ ...gap, effect: 'Warn' }], <LastStep />)
  const button = await submission()
  await findElement('p', 'ยังดำเนินการต่อได้')
  expect(button.getAttribute('aria-disabled')).toBeNull()
})

test('a submitted permit whose hours have passed names the way out instead of who is awaited', async () => {
  const past = { ...gap, code: 'day-past', path: 'workDate' }
  const id = 'past'
  const answers = answersWith([past], id)
  answers[`/api/work-permits/get/${id}`] = {
    ...draft,
    id,
    status: 'Submitted',
    availableCommands: ['requestChange'],
    can: { ...draft.can, save: false },
  }
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path] ?? {}))
  render(<PermitScreen id={id} />)
  await findElement('p', 'อนุมัติไม่ได้แล้ว')
  expect(document.body.textContent).not.toContain('รอการอนุมัติจาก')
})

test('an approval names the version of which its dialog was opened, though the page has read a newer one', async () => {
  const id = crypto.randomUUID()
  const submitted = {
    ...draft,
    id,
    status: 'Submitted',
    availableCommands: ['approve'],
    can: { ...draft.can, save: false, approveAs: ['SafetyOfficer'] },
  }
  let [rowVersion, sent] = [1, null as unknown]
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path === `/api/work-permits/get/${id}`)
      return Response.json({ ...submitted, rowVersion, description: `ฉบับที่ ${rowVersion}` })
    if (path === '/api/work-permits/executeCommand') sent = JSON.parse(String(body))
    return Response.json(answersWith([], id)[path] ?? {})
  })
  const Again = () => {
    const queries = useQueryClient()
    return (
      <button type="button" onClick={() => void queries.invalidateQueries()}>
        again
      </button>
    )
  }
  render(
    <>
      <Again />
      <PermitScreen id={id} />
    </>,
  )
  ;(await readyButton('อนุมัติ')).click()
  const approval = await findElement<HTMLButtonElement>('[role=dialog] button', 'อนุมัติ')
  rowVersion = 2
  ;(await findElement('button', 'again')).click()
  await findElement('span', 'ฉบับที่ 2')
  approval.click()
  await expect.poll(() => sent).toMatchObject({ command: 'approve', rowVersion: 1 })
})
