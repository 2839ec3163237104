import { expect, test } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { useProjectLabel } from './use-project-label'

function Labels({ names }: { names: string[] }) {
  const labelOf = useProjectLabel()
  const labels = names.map((name) => labelOf({ PurchaseRequisitionNo: 'PR-1', name }))
  return <output>{labels.join('; ')}</output>
}

test('a project without a name is labelled so beside its number', async () => {
  render(<Labels names={['หม้อไอน้ำ', 'DRAFT']} />)
  const { textContent } = await findElement('output', 'PR-1')
  expect(textContent).toBe('PR-1 · หม้อไอน้ำ; PR-1 · ยังไม่ได้ตั้งชื่อ')
})
