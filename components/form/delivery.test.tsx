import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { callApi } from '@/lib/platform/browser/client'
import { findElement, readyButton, render } from '@/lib/testing/render'
import { Form } from './form'
import { FormActions } from './form-actions'
import { TextField } from './text-field'

const known = { id: '0199c8a0-0000-7001-8000-000000000002', rowVersion: 3 }
const company = { nameTh: 'บริษัท', nameEn: 'Company', kind: 'Contractor' }

/** What becomes of each request, in turn. */
let fates: ('lost' | 'proxy' | 'saved' | 'stale')[] = []
let sent = 0
let done = 0

beforeEach(() => {
  fates = []
  sent = 0
  done = 0
  vi.stubGlobal('fetch', async () => {
    sent++
    const fate = fates.shift()
    if (fate === 'lost') throw new TypeError('Failed to fetch')
    if (fate === 'proxy') return new Response('Bad gateway', { status: 502 })
    if (fate === 'saved') return Response.json({ success: true, messages: [] })
    const body = { status: 409, code: 'stale-record', detail: '', errors: [] }
    const headers = { 'content-type': 'application/problem+json' }
    return Response.json(body, { status: 409, headers })
  })
})

afterEach(async () => {
  onlineManager.setOnline(true)
  // React still uses the window for work that it has begun, so the window is kept a moment longer.
  await new Promise((resolve) => setTimeout(resolve, 100))
  vi.unstubAllGlobals()
})

async function submit(values: object): Promise<void> {
  render(
    <Form contract={employers.save} values={values} onDone={() => done++}>
      <TextField name="nameTh" label="ชื่อ" />
      <FormActions />
    </Form>,
  )
  const save = await readyButton('บันทึก')
  save.click()
}

test('without a connection nothing is sent until it is back, and then once', async () => {
  onlineManager.setOnline(false)
  fates = ['saved']
  await submit(company)
  await findElement('[role=alert]', 'ยังไม่ได้ส่ง')
  expect(sent).toBe(0)
  onlineManager.setOnline(true)
  await expect.poll(() => done).toBe(1)
  expect(sent).toBe(1)
})

test('"do not send" goes back to the form, and nothing is sent later', async () => {
  onlineManager.setOnline(false)
  await submit(company)
  const giveUp = await findElement('[role=alert] button', 'ไม่ส่ง')
  giveUp.click()
  await expect.poll(() => document.querySelector('[role=alert]')).toBeNull()
  onlineManager.setOnline(true)
  const save = await findElement<HTMLButtonElement>('button[type=submit]', 'บันทึก')
  await expect.poll(() => save.dataset.loading).toBeUndefined()
  expect([sent, done]).toEqual([0, 0])
})

test('a new record that may have arrived is sent again only by its sender', async () => {
  fates = ['lost', 'saved']
  await submit(company)
  const again = await findElement('[role=alert] button', 'ส่งอีกครั้ง')
  onlineManager.setOnline(true)
  expect(sent).toBe(1)
  again.click()
  await expect.poll(() => done).toBe(1)
  expect(sent).toBe(2)
})

test('the answer of a proxy that cannot reach the server is no connection', async () => {
  fates = ['lost', 'proxy', 'saved']
  await submit({ ...company, ...known })
  await findElement('[role=alert]', 'ยังไม่ได้ส่ง')
  await expect(callApi(employers.get, { id: known.id })).rejects.toMatchObject({
    body: { code: 'unreachable' },
  })
  await findElement('[role=alert]', 'ยังไม่ได้ส่ง')
  expect(sent).toBe(2)
  onlineManager.setOnline(true)
  await expect.poll(() => done).toBe(1)
  expect(sent).toBe(3)
})

test('a known version is sent again by itself, and a conflict then says that it may have been saved', async () => {
  fates = ['lost', 'stale']
  await submit({ ...company, ...known })
  await findElement('[role=alert]', 'ยังไม่ได้ส่ง')
  onlineManager.setOnline(true)
  await findElement('[role=alert]', 'อาจบันทึกไปแล้ว')
  expect([sent, done]).toEqual([2, 0])
})
