import { describe, expect, test } from 'vitest'
import type { TrainingPlanRecord } from '@/lib/domain/training/training-plans/contract'
import { planSearch } from './plan-search'

const plan: TrainingPlanRecord = {
  id: '0199c8a0-0000-7010-8000-000000000001',
  name: 'Working at height',
  nickname: 'ทำงานบนที่สูง',
  recurrenceType: 'Weekly',
  weekdays: [1],
  startDate: '2026-11-02',
  endDate: null,
  morningCapacity: 20,
  afternoonCapacity: 0,
  location: 'ห้องอบรม 2',
  trainerName: null,
  validityMonths: 12,
  credentialTypeId: null,
  isActive: true,
  sessionCount: 0,
  rowVersion: 1,
}
const isFound = (query: string) => planSearch.test(new URLSearchParams(query))(plan)

describe('a plan is found', () => {
  test('whatever the keyword, as there is no keyword search', () =>
    expect(isFound('keyword=crane')).toBe(true))

  test('by whether it is in use', () => {
    expect(isFound('isActive=true')).toBe(true)
    expect(isFound('isActive=false')).toBe(false)
  })
})
