import { describe, expect, test } from 'vitest'
import { projects } from '@/lib/domain/work/projects/contract'
import { projectSchema } from './project-schema'

const schema = projectSchema(projects.save.input)

const filled = {
  name: '',
  PurchaseRequisitionNo: '',
  employerId: '0199C8A0-0000-7001-8000-000000000002',
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  description: '',
}
const wrong = (changes: object) => {
  const { error } = schema.safeParse({ ...filled, ...changes })
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

describe('the form of a project', () => {
  test('may leave name, PR No. and description empty', () => {
    expect(wrong({})).toEqual([])
    expect(schema.parse(filled)).toMatchObject({ name: null, PurchaseRequisitionNo: null })
  })

  test.each([null, undefined, ''])('asks for a company and for days that are %j', (nothing) => {
    expect(wrong({ employerId: nothing, startDate: nothing, endDate: nothing })).toEqual(
      expect.arrayContaining(['employerId', 'startDate', 'endDate']),
    )
  })

  test('clears the number of people when its field is empty', () =>
    expect(schema.parse({ ...filled, plannedWorkers: undefined })).toMatchObject({
      plannedWorkers: null,
    }))

  test('refuses an end before the start', () =>
    expect(wrong({ endDate: '2026-11-30' })).toEqual(['endDate']))
})
