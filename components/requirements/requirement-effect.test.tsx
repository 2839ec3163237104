import { afterEach, expect, test, vi } from 'vitest'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { requirements } from '@/lib/domain/eligibility/requirements/contract'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { RequirementEffect } from './requirement-effect'
import { blank } from './requirement-values'

afterEach(() => vi.unstubAllGlobals())

const nothing = { people: 0, permits: 0, refused: 0, released: 0, rows: [] }

test('what a requirement would change is asked for again after a failure', async () => {
  const fault = { status: 500, code: 'internal-error', detail: 'ระบบขัดข้อง', errors: [] }
  const answers = [Response.json(fault, { status: 500 }), Response.json(nothing)]
  vi.stubGlobal('fetch', async () => answers.shift())
  render(
    <Form contract={requirements.save} values={blank} onDone={() => {}}>
      <RequirementEffect />
    </Form>,
  )
  ;(await readyButton('ดูว่าจะมีผลกับใคร')).click()
  ;(await findElement('button', 'ลองใหม่')).click()
  await findElement('p', 'ไม่มีใครได้ผลต่างไปจากเดิม')
  expect(answers).toEqual([])
})

test('what another requirement would change is not shown', async () => {
  vi.stubGlobal('fetch', async () => Response.json(nothing))
  render(
    <Form contract={requirements.save} values={blank} onDone={() => {}}>
      <TextField name="code" label="รหัส" />
      <RequirementEffect />
    </Form>,
  )
  ;(await readyButton('ดูว่าจะมีผลกับใคร')).click()
  await findElement('p', 'ไม่มีใครได้ผลต่างไปจากเดิม')
  await typeInto(await findElement<HTMLInputElement>('input[name="code"]'), 'R-1')
  await expect.poll(() => document.body.textContent).not.toContain('ไม่มีใครได้ผล')
})
