import { afterEach, expect, test, vi } from 'vitest'
import { Form } from '@/components/form/form'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { render } from '@/lib/testing/runs/render'
import { CourseFields } from './plan-fields'

const firstAid = '0199c8a0-0000-7004-8000-000000000001'
const crane = '0199c8a0-0000-7004-8000-000000000002'
const types = [
  { id: firstAid, nameTh: 'ปฐมพยาบาล', nameEn: null, isActive: true },
  { id: crane, nameTh: 'ผู้ควบคุมปั้นจั่น', nameEn: null, isActive: false },
]

afterEach(() => vi.unstubAllGlobals())

const shown = () =>
  document.querySelector<HTMLInputElement>('input[placeholder="ผ่านการอบรมความปลอดภัย"]')?.value

test.each([
  { credentialTypeId: firstAid, result: 'ปฐมพยาบาล' },
  { credentialTypeId: crane, result: 'ผู้ควบคุมปั้นจั่น' },
])('passing gives $result, whether it is in use or not', async ({ credentialTypeId, result }) => {
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { isActive = null } = JSON.parse(String(body))
    const rows = types.filter((type) => isActive === null || type.isActive === isActive)
    return Response.json(rows, { headers: { 'x-total-count': String(rows.length) } })
  })
  render(
    <Form contract={trainingPlans.save} values={{ credentialTypeId }} onDone={() => {}}>
      <CourseFields />
    </Form>,
  )
  await expect.poll(shown).toBe(result)
})
