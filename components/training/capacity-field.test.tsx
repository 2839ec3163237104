import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { Form } from '@/components/form/form'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { CapacityField } from './capacity-field'

afterEach(() => vi.unstubAllGlobals())

test('seats are not judged while they are being chosen, so that no error moves the buttons below', async () => {
  const judged = vi.fn<(seats: unknown) => void>()
  const judging = z.looseObject({ seats: z.int() }).superRefine(({ seats }, { addIssue }) => {
    judged(seats)
    if (seats !== 50) addIssue({ code: 'custom', path: ['seats'], message: 'ต้อง 50' })
  })
  render(
    <Form
      contract={trainingPlans.save}
      schema={async () => judging}
      values={{ seats: 30 }}
      onDone={() => {}}
    >
      <CapacityField name="seats" label="เช้า" />
      <button type="submit">ส่ง</button>
    </Form>,
  )
  const choose = async (seats: string) => {
    ;(await readyButton(seats)).click()
    await findElement('[aria-pressed="true"]', seats)
  }
  await choose('20')
  await choose('40')
  ;(await readyButton('ส่ง')).click()
  await findElement('p', 'ต้อง 50')
  expect(judged.mock.calls).toEqual([[40]])
  await choose('50')
  await expect.poll(() => judged.mock.calls).toEqual([[40], [50]])
})
