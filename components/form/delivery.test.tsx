import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { callApi } from '@/lib/platform/browser/client'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { Form } from './form'
import { FormActions } from './form-actions'
import { TextField } from './text-field'

const id = '0199c8a0-0000-7001-8000-000000000002'
const company = { nameTh: 'บริษัท', nameEn: 'Company', kind: 'Contractor' as const }

/** What becomes of each request, in turn. */
let fates: ('lost' | 'proxy' | 'running' | 'refused' | 'saved')[] = []
let keys: (string | null)[] = []
let done = 0

beforeEach(() => {
  fates = []
  keys = []
  done = 0
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    const fate = fates.shift()
    if (fate === 'lost') throw new TypeError('Failed to fetch')
    if (fate === 'proxy') return new Response('Bad gateway', { status: 502 })
    if (fate === 'saved') return Response.json({ success: true, messages: [] })
    const code = fate === 'running' ? 'request-in-progress' : 'stale-record'
    const body = { status: 409, code, detail: '', errors: [] }
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
  await findElement('[role=alert]', 'รอการเชื่อมต่อ')
  expect(keys).toEqual([])
  onlineManager.setOnline(true)
  await expect.poll(() => done).toBe(1)
  expect(keys.length).toBe(1)
})

test('"stop waiting" goes back to the form, and nothing is sent later', async () => {
  onlineManager.setOnline(false)
  await submit(company)
  const giveUp = await findElement('[role=alert] button', 'เลิกรอ')
  giveUp.click()
  await expect.poll(() => document.querySelector('[role=alert]')).toBeNull()
  onlineManager.setOnline(true)
  const save = await findElement<HTMLButtonElement>('button[type=submit]', 'บันทึก')
  await expect.poll(() => save.dataset.loading).toBeUndefined()
  expect([keys.length, done]).toEqual([0, 0])
})

test('what may have arrived is sent again by itself, with the same key', async () => {
  fates = ['lost', 'saved']
  await submit(company)
  await findElement('[role=alert]', 'รอการเชื่อมต่อ')
  onlineManager.setOnline(true)
  await expect.poll(() => done).toBe(1)
  expect(keys).toEqual([expect.stringMatching(/^\d+(-\d+){3}$/), keys[0]])
})

test('once it is answered, the same input is sent with another key', async () => {
  fates = ['saved', 'refused', 'saved']
  await callApi(employers.save, company)
  await expect(callApi(employers.save, company)).rejects.toMatchObject({ message: '' })
  await callApi(employers.save, company)
  expect(new Set(keys).size).toBe(3)
})

test('a command that is still running is asked for until it is done', async () => {
  fates = ['running', 'saved']
  await callApi(employers.save, company)
  expect(keys).toEqual([keys[0], keys[0]])
})

test('the answer of a proxy that cannot reach the server is no connection', async () => {
  fates = ['lost', 'proxy', 'saved']
  await submit(company)
  await findElement('[role=alert]', 'รอการเชื่อมต่อ')
  await expect(callApi(employers.get, { id })).rejects.toMatchObject({
    body: { code: 'unreachable' },
  })
  await findElement('[role=alert]', 'รอการเชื่อมต่อ')
  expect(keys.length).toBe(2)
  onlineManager.setOnline(true)
  await expect.poll(() => done).toBe(1)
  expect(keys).toEqual([keys[0], null, keys[0]])
})
