import { expect, test } from 'vitest'
import { person } from '@/lib/testing/records/verdict-cases'
import { translator } from '@/lib/platform/i18n/translator'
import type { GateList, ListedPerson } from './contract'
import { isTooOld, lookInList } from './rules'

const { hasSeat: _hasSeat, permits: _permits, ...known } = person
const listed = (change: Partial<ListedPerson> = {}): ListedPerson => ({
  ...known,
  employerId: null,
  seatDays: [],
  permits: [],
  ...change,
})

const training: GateList['requirements'][number] = {
  id: 'r',
  nameTh: 'อบรม',
  nameEn: 'Training',
  purpose: 'Enter',
  employerKinds: [],
  typeCodes: [],
  dutyCodes: [],
  projectIds: [],
  workspaceAreaIds: [],
  employerIds: [],
  scheduleIds: [],
  anyOf: [{ kind: 'SafetyTraining' }],
  effect: 'Refuse',
  graceDays: 0,
  override: 'One',
  basis: 'SitePolicy',
  lawRefTh: null,
  lawRefEn: null,
}
const ofTheTank = { ...training, workspaceAreaIds: ['tank'] }
const gate = { code: 'G', nameTh: 'ประตู', nameEn: null, isActive: true }

const list = (people: ListedPerson[], requirement = training): GateList => ({
  version: 'one',
  madeAt: '2026-12-10T02:00:00.000Z',
  timeZone: 'Asia/Bangkok',
  dateEra: 'CE',
  entryNeedsPermit: 'Off',
  rulesRevision: 4,
  listHours: 12,
  gates: [
    { ...gate, id: 'boundary', workspaceAreaId: null },
    { ...gate, id: 'inner', workspaceAreaId: 'tank' },
  ],
  requirements: [requirement],
  types: [],
  employers: [],
  people,
  inside: [{ personId: 'p', since: '2026-12-10T01:00:00.000Z' }],
})

const now = new Date('2026-12-10T02:01:00Z')
const reader = { t: translator('en', 'eligibility'), language: 'en' } as const
const verdictsIn = (of: GateList, gateId = 'boundary', at = now) =>
  lookInList(of, { text: 'P-000001' }, { gateId, now: at }, reader).map(
    ({ verdict: { verdict, reasons } }) => [verdict, ...reasons.map(({ text }) => text)],
  )
const untrained = listed({ trainingStatus: 'NotTrained', trainingValidUntil: null })

test('a scan shows who it is, since when they are inside, and why they may not come in', () => {
  expect(lookInList(list([listed()]), { text: '1' }, { gateId: 'boundary', now }, reader)).toEqual([
    expect.objectContaining({
      code: 'P-000001',
      nameTh: 'บุญส่ง ศรีสะอาด',
      insideSince: '2026-12-10T01:00:00.000Z',
      verdict: expect.objectContaining({
        verdict: 'allowed',
        until: '2027-05-30',
        rulesRevision: 4,
      }),
    }),
  ])
  expect(verdictsIn(list([untrained]))).toEqual([['refused', expect.stringMatching(/training/i)]])
})

test('an inner gate judges by the rules of its area', () => {
  expect(verdictsIn(list([untrained], ofTheTank))).toEqual([['allowed']])
  expect(verdictsIn(list([untrained], ofTheTank), 'inner')).toEqual([
    ['refused', expect.any(String)],
  ])
})

test('a seat lets somebody in on its day at the site, not on the day of the list', () => {
  const seated = list([{ ...untrained, seatDays: ['2026-12-11'] }])
  const at = (instant: string) => verdictsIn(seated, 'boundary', new Date(instant))[0]![0]
  expect(at('2026-12-10T16:59:00Z')).toBe('refused')
  expect(at('2026-12-10T17:00:00Z')).toBe('warned')
})

test('a name is found in whatever order the marks of a letter were typed', () => {
  const rung = list([listed({ firstNameTh: 'รุ่ง' })])
  for (const keyword of ['ร\u0e38\u0e48ง', 'ร\u0e48\u0e38ง'])
    expect(lookInList(rung, { keyword }, { gateId: 'boundary', now }, reader)).toHaveLength(1)
})

test('removed people are found by their card alone, and told why', () => {
  const removed = list([listed({ isRemoved: true })])
  const by = (asked: { text: string } | { keyword: string }) =>
    lookInList(removed, asked, { gateId: 'boundary', now }, reader)
  expect(by({ text: 'P-000001' })[0]!.verdict.reasons).toMatchObject([{ code: 'worker-removed' }])
  expect(by({ keyword: 'บุญส่ง' })).toEqual([])
  expect(
    lookInList(list([listed()]), { keyword: 'ส่ง ศรี' }, { gateId: 'boundary', now }, reader),
  ).toHaveLength(1)
})

test('a list is too old after its hours, not before', () => {
  expect(isTooOld(list([]), new Date('2026-12-10T14:00:00Z'))).toBe(false)
  expect(isTooOld(list([]), new Date('2026-12-10T14:00:01Z'))).toBe(true)
})
