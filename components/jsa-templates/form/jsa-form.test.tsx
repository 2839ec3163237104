import { expect, test } from 'vitest'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { JsaForm } from './jsa-form'
import { valuesOfDraft } from './jsa-form-values'

const draft = {
  code: '',
  nameTh: '',
  nameEn: '',
  typeCode: 'General',
  IsEnabled: true,
  steps: [],
} as const

const wrongFields = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name'))

test('a hazard is not rated beforehand, is not saved so, and a new one is not born red', async () => {
  render(
    <JsaForm values={valuesOfDraft({ ...draft, steps: [] })} onDone={() => expect.unreachable()} />,
  )
  const save = await readyButton('บันทึก')
  expect(document.querySelectorAll('[data-band]')).toHaveLength(0)
  save.click()
  const ratings = ['likelihood', 'severity', 'residualLikelihood', 'residualSeverity'].map(
    (field) => `steps.0.hazards.0.${field}`,
  )
  await expect.poll(wrongFields).toEqual(expect.arrayContaining(ratings))
  const before = wrongFields()

  const more = await findElement('button', 'เพิ่มอันตราย')
  more.click()
  await expect
    .poll(() => document.querySelector('[name="steps.0.hazards.1.likelihood"]'))
    .toBeTruthy()
  const step = await findElement('button', 'เพิ่มขั้นตอน')
  step.click()
  await expect
    .poll(() => document.querySelector('[name="steps.1.hazards.0.likelihood"]'))
    .toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(wrongFields()).toEqual(before)
})
