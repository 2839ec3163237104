import { describe, expect, test } from 'vitest'
import type { ProjectRow } from '@/lib/domain/work/projects/contract'
import { projectSearch } from './project-search'

const row = (overrides: Partial<ProjectRow>): ProjectRow => ({
  id: '0199c8a0-0000-7008-8000-000000000001',
  PurchaseRequisitionNo: 'PR-2026-0142',
  name: 'ติดตั้งเครนเหนือศีรษะ 10 ตัน',
  employerId: null,
  employerNameTh: 'บริษัท ใบโพธิ์ทอง จำกัด',
  employerNameEn: 'Baiphothong Co., Ltd.',
  workOwnerUserId: null,
  workOwnerNameTh: 'ประสิทธิ์ แก้วมณี',
  workOwnerNameEn: 'Prasit Kaewmani',
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  status: 'Draft',
  rowVersion: 1,
  ...overrides,
})
const isFound = (query: string, overrides: Partial<ProjectRow> = {}) =>
  projectSearch.th.test(new URLSearchParams(query))(row(overrides))

describe('projects are found', () => {
  test.each(['0142', 'เครน', 'ใบโพธิ์', 'baiphothong', 'แก้วมณี', 'prasit kaew', 'เครน prasit 10'])(
    'by %s, in PR No., name, company or Work Owner, in both languages',
    (keyword) => expect(isFound(`keyword=${keyword}`)).toBe(true),
  )

  test('only when every word matches', () => expect(isFound('keyword=เครน somchai')).toBe(false))

  test('by status, and by both together', () => {
    expect(isFound('status=Draft')).toBe(true)
    expect(isFound('status=Active')).toBe(false)
    expect(isFound('status=Draft&keyword=scaffold')).toBe(false)
  })

  test('with only the name filled in', () => {
    const nothing = { PurchaseRequisitionNo: null, employerNameTh: null, employerNameEn: null }
    expect(isFound('keyword=เครน', { ...nothing, workOwnerNameTh: null })).toBe(true)
    expect(isFound('keyword=null', { ...nothing, workOwnerNameTh: null })).toBe(false)
  })
})

test('statuses are sorted in the order of the workflow', () => {
  const keys = (['Draft', 'Active', 'Cancelled'] as const).map((status) =>
    projectSearch.th.orders.status!(row({ status })),
  )
  expect(keys).toEqual([...keys].sort())
})
