import { afterEach, expect, test, vi } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { SendDrawer } from './send-drawer'

const id = '0199c8a0-0000-7001-8000-000000000002'

afterEach(() => vi.unstubAllGlobals())

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
