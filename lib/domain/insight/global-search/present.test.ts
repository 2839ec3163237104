import { expect, test } from 'vitest'
import { presentHit } from './present'

const reader = {
  locale: 'en',
  timeZone: 'Asia/Bangkok',
  era: 'CE',
  userId: 'reader',
  now: new Date('2026-11-26T09:00:00Z'),
} as const
const row = {
  id: '00000000-0000-4000-8000-000000000001',
  key: '00000000-0000-4000-8000-000000000001',
  nameEn: null,
  day: null,
  isExact: false,
}

test('a company without a name is said to have none, once', () => {
  const company = { ...row, type: 'employer', nameTh: 'DRAFT' } as const
  const hit = presentHit(reader, { ...company, detailTh: null, detailEn: 'DRAFT' })
  expect(hit).toMatchObject({ label: 'Not named yet', detail: null })
})

test('and is said to have none beside the code of one of its people', () => {
  const person = { ...row, type: 'person', nameTh: 'สมชาย' } as const
  const hit = presentHit(reader, {
    ...person,
    detailTh: 'P-000001 · DRAFT',
    detailEn: 'P-000001 · DRAFT',
  })
  expect(hit).toMatchObject({ label: 'สมชาย', detail: 'P-000001 · Not named yet' })
})
