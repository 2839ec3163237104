import { expect, test } from 'vitest'
import { inputOfValues, type PermitValues } from './permit-form-values'

const values: PermitValues = {
  id: 'a',
  rowVersion: 3,
  projectId: null,
  contractorId: 'c',
  typeCode: 'General',
  workspaceAreaId: null,
  workDate: '2026-11-21',
  startTime: '',
  endTime: '',
  description: '',
  workers: [],
  ppe: [],
  jsaTemplateId: 't',
  jsaRevision: 1,
}
const jsa = { templateId: 't', templateRevision: 1, template: null, steps: [] }

test('sends the JSA only when another one was chosen', () => {
  expect(inputOfValues(values, jsa)).not.toHaveProperty('jsa')
  expect(inputOfValues({ ...values, jsaRevision: 2 }, jsa).jsa).toEqual({ templateId: 't' })
  expect(inputOfValues({ ...values, jsaTemplateId: 'u' }, jsa).jsa).toEqual({ templateId: 'u' })
  expect(inputOfValues({ ...values, jsaTemplateId: null, jsaRevision: null }, jsa).jsa).toBeNull()
  expect(inputOfValues({ ...values, jsaTemplateId: null, jsaRevision: null })).not.toHaveProperty(
    'jsa',
  )
})

test('sends an empty time as null', () =>
  expect(inputOfValues(values, jsa)).toMatchObject({ startTime: null, endTime: null, id: 'a' }))
