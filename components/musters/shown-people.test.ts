import { describe, expect, test } from 'vitest'
import type { MusterPerson } from '@/lib/domain/gate/musters/contract'
import { byArea, byEmployer, matching, withPending, type PendingMark } from './shown-people'

const person = (key: string, overrides: Partial<MusterPerson> = {}): MusterPerson => ({
  key,
  person: { id: key, code: `P-00000${key}`, nameTh: `สมชาย ${key}`, nameEn: null, hasPhoto: false },
  guest: null,
  employer: { id: 'acme', nameTh: 'เอซีเอ็มอี', nameEn: 'Acme' },
  workspaceArea: null,
  status: 'Missing',
  isArrival: false,
  decided: null,
  ...overrides,
})
const guest = person('มาลี · ธนาคาร', {
  person: null,
  guest: { name: 'มาลี', company: 'ธนาคาร', escort: null },
  employer: null,
})
const found = person('3', { status: 'Found' })
const people = [person('1'), person('2'), guest, found]

const markOf = (key: string, status: PendingMark['status']): PendingMark => ({
  key,
  actionId: crypto.randomUUID(),
  status,
  at: '2026-11-23T03:00:00.000Z',
})
const statusesOf = (shown: MusterPerson[]) => shown.map(({ key, status }) => `${key} ${status}`)

test('what this phone has not delivered yet is shown, the last word of each person', () => {
  const pending = [markOf('1', 'NotOnSite'), markOf('1', 'Found'), markOf('3', 'Missing')]
  expect(statusesOf(withPending(people, pending))).toEqual([
    '1 Found',
    '2 Missing',
    'มาลี · ธนาคาร Missing',
    '3 Missing',
  ])
})

const decidedAt = (at: string) =>
  person('1', { decided: { how: 'in', at, point: null, user: null, device: null } })

test.each([
  ['before it', '2026-11-23T02:59:59.000Z', undefined, 'Found'],
  ['after it', '2026-11-23T03:00:01.000Z', undefined, 'Missing'],
  ['before it, with a slow clock', '2026-11-23T03:00:01.000Z', '2026-11-23T03:00:01.000Z', 'Found'],
  [
    'after it, with a slow clock',
    '2026-11-23T03:00:02.000Z',
    '2026-11-23T03:00:01.000Z',
    'Missing',
  ],
  [
    'after it, with a fast clock',
    '2026-11-23T02:55:01.000Z',
    '2026-11-23T02:55:00.000Z',
    'Missing',
  ],
])('a mark that waits is shown by what happened %s', (_, at, saidAt, expected) => {
  const mark = { ...markOf('1', 'Found'), saidAt }
  expect(statusesOf(withPending([decidedAt(at)], [mark]))).toEqual([`1 ${expected}`])
})

describe('people are found', () => {
  const keys = (sought: Partial<Parameters<typeof matching>[1]>) =>
    matching(people, { keyword: '', employer: null, area: null, ...sought }).map(({ key }) => key)
  test('by name, code and company, whatever the case', () => {
    expect(keys({ keyword: 'p-000002' })).toEqual(['2'])
    expect(keys({ keyword: 'acme สมชาย' })).toEqual(['1', '2', '3'])
    expect(keys({ keyword: 'ธนาคาร' })).toEqual([guest.key])
  })
  test('by the company of a guest, and by having no area', () => {
    expect(keys({ employer: 'ธนาคาร' })).toEqual([guest.key])
    expect(keys({ area: 'none' })).toHaveLength(4)
  })
})

test('companies and areas are counted, the most missing first', () => {
  expect(byEmployer(people)).toMatchObject([
    { id: 'acme', nameTh: 'เอซีเอ็มอี', expected: 3, missing: 2 },
    { id: 'ธนาคาร', nameTh: 'ธนาคาร', expected: 1, missing: 1 },
  ])
  expect(byArea(people)).toMatchObject([{ id: 'none', nameTh: '', expected: 4, missing: 3 }])
})
