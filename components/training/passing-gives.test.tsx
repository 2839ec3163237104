import { afterEach, test, vi } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { PassingGives } from './passing-gives'

const show = (credentialTypeId: string | null) => {
  const type = { id: 'crane', nameTh: 'ผู้ควบคุมปั้นจั่น', nameEn: 'Crane operator' }
  vi.stubGlobal('fetch', async () => Response.json([type]))
  render(
    <output>
      <PassingGives credentialTypeId={credentialTypeId} />
    </output>,
  )
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  [null, 'ผ่านการอบรมความปลอดภัย'],
  ['crane', 'เอกสารรับรอง: ผู้ควบคุมปั้นจั่น'],
])('says what passing gives: a course with the type %s, "%s"', async (credentialTypeId, text) => {
  show(credentialTypeId)
  await findElement('output', text)
})
