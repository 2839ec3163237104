import { expect, test } from 'vitest'
import { recordsOf } from './records-of'

const offered = ['/persons', '/work-permits', '/tasks'] as const

test('a row leads to the records that it counts, with the filters of the report', () => {
  const filters = { contractorId: 'c1', fromDate: '2026-11-01', toDate: null }
  expect(recordsOf('permitsByType', filters, offered)?.({ id: 'HotWork', type: 'HotWork' })).toBe(
    '/work-permits?typeCode=HotWork&contractorId=c1&fromDate=2026-11-01',
  )
  expect(recordsOf('expiringTraining', {}, offered)?.({ id: '1', personTh: 'ก ข' })).toBe(
    '/persons?keyword=%E0%B8%81+%E0%B8%82',
  )
  expect(recordsOf('overdueTasks', {}, offered)?.({ id: 't1' })).toBe('/tasks/t1')
})

test('the no-shows of a period lead to those of its days alone', () => {
  const filters = { fromDate: '2026-11-01', toDate: '2026-11-30' }
  expect(recordsOf('noShowRate', filters, ['/training/approvals'])?.({ id: 'c1' })).toBe(
    '/training/approvals?status=NoShow&contractorId=c1&fromDate=2026-11-01&toDate=2026-11-30',
  )
})

test('a week that is short of seats leads to the plans, whose sessions are generated for it', () =>
  expect(
    recordsOf('trainingDemand', {}, ['/training/plans'])?.({ id: 'x', week: '2026-12-07' }),
  ).toBe('/training/plans?week=2026-12-07'))

test('a reader who is not offered the screen of the records gets no link', () =>
  expect(recordsOf('noShowRate', {}, offered)).toBeUndefined())
