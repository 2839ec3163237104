import { expect, test } from 'vitest'
import { missingFields, shownSubject } from './rules'

const project = { purchaseRequisitionNo: null, name: 'DRAFT', employerId: null }

test('a project registration lacks number, name and company until they are filled in', () => {
  const missing = (
    fields: Partial<Record<'purchaseRequisitionNo' | 'name' | 'employerId', string>>,
  ) => missingFields({ taskTypeId: 1, project: { ...project, ...fields }, employer: null })
  expect(missing({})).toEqual(['PurchaseRequisitionNo', 'name', 'employerId'])
  expect(missing({ name: 'หม้อไอน้ำใหม่', employerId: 'x' })).toEqual(['PurchaseRequisitionNo'])
  expect(missing({ name: 'หม้อไอน้ำใหม่', employerId: 'x', purchaseRequisitionNo: 'PR-1' })).toEqual(
    [],
  )
})

test('a contractor registration lacks a name until it has one', () => {
  const missing = (nameTh: string) =>
    missingFields({ taskTypeId: 2, project: null, employer: { nameTh } })
  expect(missing('DRAFT')).toEqual(['nameTh'])
  expect(missing('บริษัท ไทยเครน จำกัด')).toEqual([])
})

test('a permit request does not register its project', () =>
  expect(missingFields({ taskTypeId: 3, project, employer: null })).toEqual([]))

test('a project or company without a name is shown as unnamed, beside its number or alone', () => {
  expect(shownSubject('PR-1 · DRAFT', 'Not named yet')).toBe('PR-1 · Not named yet')
  expect(shownSubject('DRAFT', 'Not named yet')).toBe('Not named yet')
  expect(shownSubject('PR-1 · หม้อไอน้ำ · ชุดที่ 2', 'Not named yet')).toBe('PR-1 · หม้อไอน้ำ · ชุดที่ 2')
})
