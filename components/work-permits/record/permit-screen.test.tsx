import { afterEach, expect, test, vi } from 'vitest'
import { findElement, render, typeInto } from '@/lib/testing/render'
import { PermitScreen } from './permit-screen'

const draft = {
  id: 'one',
  permitNo: 'WP-2026-000001',
  typeCode: 'General',
  status: 'Draft',
  rowVersion: 1,
  description: '',
  workers: [],
  ppe: [],
  approvals: [],
  jsa: { templateId: null, steps: [] },
  availableCommands: ['submit'],
  can: { save: true, remove: false, approveAs: [] },
}
const answers: Record<string, object> = {
  '/api/work-permits/get/one': draft,
  '/api/work-permits/readiness/one': { isReady: true, gaps: [] },
  '/api/work-permits/logs/one': [],
  '/api/work-permits/search': [],
}

afterEach(() => vi.unstubAllGlobals())

test('a command asks first when there is unsaved input', async () => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path] ?? {}))
  render(<PermitScreen id="one" />)
  await typeInto(await findElement<HTMLTextAreaElement>('textarea[name=description]'), 'เปลี่ยนซีลปั๊ม')
  ;(await findElement('button', 'ส่งขออนุมัติ')).click()
  ;(await findElement('button', 'อยู่หน้านี้ต่อ')).click()
  expect(document.querySelector('textarea')!.value).toBe('เปลี่ยนซีลปั๊ม')
})
