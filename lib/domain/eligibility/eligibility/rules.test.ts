import { describe, expect, test } from 'vitest'
import { addDays } from '@/lib/platform/dates/day'
import {
  credential,
  DAY,
  enter,
  needsCredential,
  rules,
  verdictOf,
  work,
  type Change,
} from '@/lib/testing/records/verdict-cases'
import type { Rules } from './alternatives/rules'
import type { PersonFacts } from './facts/contract'
import type { Case } from './rules'

describe('a verdict on a person', () => {
  test.each<[string, Change, Partial<Case>, string, string | null, string]>([
    ['who lacks nothing', {}, {}, 'allowed', '2027-05-30', ''],
    [
      'whose training ends today',
      { person: { trainingValidUntil: DAY } },
      {},
      'warned',
      DAY,
      'training-ending',
    ],
    [
      'whose training ended yesterday',
      { person: { trainingValidUntil: '2026-12-09' } },
      {},
      'refused',
      null,
      'worker-training-over',
    ],
    [
      'marked Expired',
      { person: { trainingStatus: 'Expired', trainingValidUntil: '2026-01-01' } },
      {},
      'refused',
      null,
      'worker-training-over',
    ],
    [
      'never trained',
      { person: { trainingStatus: 'NotTrained', trainingValidUntil: null } },
      {},
      'refused',
      null,
      'worker-not-trained',
    ],
    [
      'who failed',
      { person: { trainingStatus: 'Failed', trainingValidUntil: null } },
      {},
      'refused',
      null,
      'worker-not-trained',
    ],
    [
      'who was removed, whatever else holds',
      { person: { isRemoved: true, employerId: 'b' } },
      {},
      'refused',
      null,
      'worker-removed',
    ],
    [
      'of another company',
      { person: { employerId: 'b' } },
      {},
      'refused',
      null,
      'worker-of-another-company',
    ],
    [
      'whose company is not active',
      { employer: { status: 'Inactive' } },
      {},
      'refused',
      null,
      'employer-not-active',
    ],
    [
      'barred until tomorrow',
      { person: { bars: [{ fromDate: DAY, untilDate: '2026-12-11' }] } },
      {},
      'refused',
      '2026-12-11',
      'worker-barred',
    ],
    [
      'barred from tomorrow on',
      { person: { bars: [{ fromDate: '2026-12-11', untilDate: null }] } },
      {},
      'allowed',
      DAY,
      '',
    ],
    [
      'whose company is barred',
      { employer: { bars: [{ fromDate: DAY, untilDate: null }] } },
      {},
      'refused',
      null,
      'employer-barred',
    ],
  ])('%s', (_, change, asked, ...expected) =>
    expect(verdictOf(change, rules(), { ...work, ...asked })).toEqual(expected),
  )
})

describe('an override', () => {
  const untrained = { trainingStatus: 'NotTrained' } as const
  const override: PersonFacts['overrides'][number] = {
    id: 'o',
    purpose: 'Work',
    permitId: null,
    day: DAY,
    reasonCodes: ['worker-not-trained'],
    requirementIds: ['r'],
  }
  const withOverride = (change: Partial<typeof override> = {}, asked: Partial<Case> = {}) =>
    verdictOf(
      {
        person: {
          ...untrained,
          overrides: [{ ...override, ...change }],
        },
      },
      rules(),
      { ...work, ...asked },
    )
  test('turns a refusal into a warning, on its day alone', () =>
    expect(withOverride()).toEqual(['warned', DAY, 'worker-not-trained']))
  test.each<[string, Partial<typeof override>]>([
    ['another day', { day: '2026-12-11' }],
    ['another purpose', { purpose: 'Enter' }],
    ['another reason', { reasonCodes: ['worker-training-over'] }],
    ['another requirement', { requirementIds: ['s'] }],
    ['another permit', { day: null, permitId: 'x' }],
  ])('for %s changes nothing', (_, change) => expect(withOverride(change)[0]).toBe('refused'))
  test('counts no more once its requirement allows none', () =>
    expect(
      verdictOf(
        { person: { ...untrained, overrides: [override] } },
        rules({ override: 'Never' }),
      )[0],
    ).toBe('refused'))
  test('of the permit counts for that permit', () =>
    expect(withOverride({ day: null, permitId: 'x' }, { permitId: 'x' })[0]).toBe('warned'))
})

describe('coming in', () => {
  const entering = (
    change: Partial<PersonFacts>,
    entryNeedsPermit: Rules['entryNeedsPermit'] = 'Off',
  ) => verdictOf({ person: change }, rules({ purpose: 'Enter' }, { entryNeedsPermit }), enter)
  const permit = {
    id: 'w',
    permitNo: 'WP-2026-000001',
    status: 'Approved',
    typeCode: 'General',
    startTime: '08:00',
    endTime: '17:00',
    workspaceAreaId: null,
  } as const
  test.each<[string, Partial<PersonFacts>, Rules['entryNeedsPermit'], string, string]>([
    ['without a photograph', { hasPhoto: false }, 'Off', 'warned', 'photo-missing'],
    [
      'for the training of today',
      { trainingStatus: 'NotTrained', hasSeat: true },
      'Off',
      'warned',
      'training-today',
    ],
    [
      'for the training of today, after the former one ended',
      { trainingStatus: 'Expired', trainingValidUntil: '2026-12-01', hasSeat: true },
      'Off',
      'warned',
      'training-today',
    ],
    ['without a permit where none is asked for', {}, 'Off', 'allowed', ''],
    ['without a permit where one is wished for', {}, 'Warn', 'warned', 'no-permit-today'],
    ['without a permit where one is needed', {}, 'Refuse', 'refused', 'no-permit-today'],
    ['with a permit of today', { permits: [permit] }, 'Refuse', 'allowed', ''],
    [
      'with a permit that is not approved yet',
      { permits: [{ ...permit, status: 'Submitted' }] },
      'Refuse',
      'refused',
      'no-permit-today',
    ],
  ])('%s', (_, change, needs, verdict, codes) => {
    const [word, , reasons] = entering(change, needs)
    expect([word, reasons]).toEqual([verdict, codes])
  })

  test.each<[string, Partial<PersonFacts>, Case, string]>([
    ['with a permit of today, where one is needed', { permits: [permit] }, enter, 'allowed'],
    ['during another permit of today', { permits: [permit] }, work, 'refused'],
  ])('%s, holds today: permits of later days are not known', (_, change, asked, verdict) => {
    const by = rules({ purpose: 'Enter' }, { entryNeedsPermit: 'Refuse' })
    expect(verdictOf({ person: change }, by, asked).slice(0, 2)).toEqual([verdict, DAY])
  })

  test.each([
    ['during another permit', { startTime: '08:00', endTime: '17:00' }, 'worker-busy'],
    ['from the minute in which another permit ends', { startTime: '17:00', endTime: '18:00' }, ''],
  ])('working %s', (_, hours, codes) =>
    expect(verdictOf({ person: { permits: [permit] } }, rules(), { ...work, hours })[2]).toBe(
      codes,
    ),
  )
  test('working on the permit itself is not busy', () =>
    expect(
      verdictOf({ person: { permits: [permit] } }, rules(), { ...work, permitId: 'w' })[0],
    ).toBe('allowed'))
})

test('all reasons are told, refusing ones first', () =>
  expect(
    verdictOf(
      {
        person: {
          trainingValidUntil: '2026-12-20',
          bars: [{ fromDate: DAY, untilDate: null }],
        },
      },
      rules(),
    ),
  ).toEqual(['refused', null, 'worker-barred training-ending']))

test('the last day of a verdict is looked for in credentials that a requirement names alone', () => {
  let readings = 0
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...credential,
    issuedOn: addDays(DAY, index),
    expiresOn: null,
    get typeId() {
      readings += 1
      return 'other'
    },
  }))
  const named = { ...credential, expiresOn: '2027-12-31' }
  expect(verdictOf({ person: { credentials: [...many, named] } }, rules(needsCredential))).toEqual([
    'allowed',
    '2027-11-30',
    '',
  ])
  expect(readings).toBeLessThan(10 * many.length)
})
