import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { SendDrawer } from './send-drawer'

const id = '0199c8a0-0000-7001-8000-000000000002'

afterEach(() => vi.unstubAllGlobals())

function Closable() {
  const [isOpen, setOpen] = useState(true)
  return <SendDrawer isOpen={isOpen} close={() => setOpen(false)} ownEmployerId={null} />
}

test('chosen files are not given up without a question', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/assets/upload'
      ? Response.json({ id })
      : Response.json([], { headers: { 'x-total-count': '0' } }),
  )
  let timesClosed = 0
  render(<SendDrawer isOpen close={() => timesClosed++} ownEmployerId={null} />)
  const outside = await findElement('.mantine-Drawer-overlay')
  const input = await findElement<HTMLInputElement>('input[type=file]')
  outside.click()
  await expect.poll(() => timesClosed).toBe(1)
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'crane.pdf')] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await findElement('legend', 'crane.pdf')
  outside.click()
  const leave = await findElement('button', 'ออกโดยไม่บันทึก')
  expect(timesClosed).toBe(1)
  leave.click()
  await expect.poll(() => timesClosed).toBe(2)
})

test('a file that was not taken stays refused while something is filled in for it, and holds up no other', async () => {
  const refusal = { status: 413, code: 'body-too-large', detail: 'ไฟล์ใหญ่เกินไป', errors: [] }
  const headers = { 'content-type': 'application/problem+json' }
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/assets/upload'
      ? Response.json(refusal, { status: 413, headers })
      : Response.json([], { headers: { 'x-total-count': '0' } }),
  )
  render(<SendDrawer isOpen close={() => {}} ownEmployerId={null} />)
  const input = await findElement<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'crane.pdf')] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await findElement('[role=alert]', 'ไฟล์ใหญ่เกินไป')
  const { htmlFor } = await findElement<HTMLLabelElement>('label', 'เลขที่')
  await typeInto(document.querySelector<HTMLInputElement>(`#${htmlFor}`)!, 'T-1')
  await findElement('[role=alert]', 'ไฟล์ใหญ่เกินไป')
  const send = await readyButton('ส่ง 1 รายการ')
  expect(send.dataset.loading).toBeUndefined()
})

test('what is being sent cannot be changed until it is refused', async () => {
  const refusal = { status: 400, code: 'invalid-input', detail: 'ยังไม่ครบ', errors: [] }
  const headers = { 'content-type': 'application/problem+json' }
  let refuse = () => {}
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/assets/upload') return Response.json({ id })
    if (path !== '/api/credentials/save')
      return Response.json([], { headers: { 'x-total-count': '0' } })
    await new Promise<void>((resolve) => (refuse = resolve))
    return Response.json(refusal, { status: 400, headers })
  })
  render(<SendDrawer isOpen close={() => {}} ownEmployerId={null} />)
  const input = await findElement<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'crane.pdf')] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  const row = await findElement<HTMLFieldSetElement>('fieldset', 'crane.pdf')
  const send = await readyButton('ส่ง 1 รายการ')
  await expect.poll(() => send.dataset.loading).toBeUndefined()
  send.click()
  await expect.poll(() => row.disabled).toBe(true)
  refuse()
  await findElement('[role=alert]', 'ยังไม่ครบ')
  await expect.poll(() => row.disabled).toBe(false)
})

test('whoever leaves while files are sent learns of a refusal, and no further one is sent', async () => {
  const refusal = { status: 400, code: 'invalid-input', detail: 'ยังไม่ครบ', errors: [] }
  const headers = { 'content-type': 'application/problem+json' }
  let saves = 0
  let refuse = () => {}
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/assets/upload') return Response.json({ id })
    if (path !== '/api/credentials/save')
      return Response.json([], { headers: { 'x-total-count': '0' } })
    saves++
    await new Promise<void>((resolve) => (refuse = resolve))
    return Response.json(refusal, { status: 400, headers })
  })
  render(<Closable />)
  const input = await findElement<HTMLInputElement>('input[type=file]')
  const files = ['crane.pdf', 'lift.pdf'].map((name) => new File(['x'], name))
  Object.defineProperty(input, 'files', { value: files })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  const send = await readyButton('ส่ง 2 รายการ')
  await expect.poll(() => send.dataset.loading).toBeUndefined()
  send.click()
  await expect.poll(() => saves).toBe(1)
  ;(await findElement('.mantine-Drawer-close')).click()
  ;(await findElement('button', 'ออกโดยไม่บันทึก')).click()
  await expect.poll(() => document.querySelector('fieldset')).toBeNull()
  refuse()
  await findElement('.mantine-Notification-root', 'crane.pdf: ยังไม่ครบ')
  expect(saves).toBe(1)
})
