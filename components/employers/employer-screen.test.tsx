import { afterEach, expect, test, vi } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { EmployerScreen } from './employer-screen'

const draft = {
  id: 'one',
  nameTh: 'DRAFT',
  nameEn: null,
  taxId: null,
  kind: 'Contractor',
  status: 'Draft',
  contactEmail: null,
  phone: null,
  rowVersion: 1,
  can: { save: false, remove: false },
}

afterEach(() => vi.unstubAllGlobals())

test('a company without a name is said to have none, not to be called DRAFT', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === '/api/employers/get/one' ? draft : []),
  )
  render(<EmployerScreen id="one" me="reader" />)
  const heading = await findElement('h1')
  await expect.poll(() => heading.textContent).toBe('ยังไม่ได้ตั้งชื่อ')
  expect(document.body.textContent).not.toContain('DRAFT')
})
