import { describe, expect, test } from 'vitest'
import type { Requirement } from '@/lib/domain/eligibility/requirements/rules'
import {
  credential,
  DAY,
  needsCredential,
  person,
  rules,
  verdictOf,
  work,
  type Change,
} from '@/lib/testing/records/verdict-cases'
import type { PersonFacts } from '../facts/contract'
import type { Case } from '../rules'
import { requirementReason } from './rules'

const needsTraining: Partial<Requirement> = { anyOf: [{ kind: 'SafetyTraining' }] }

describe('a credential', () => {
  const holding = (...credentials: Partial<PersonFacts['credentials'][number]>[]): Change => ({
    person: {
      credentials: credentials.map((each) => ({ ...credential, expiresOn: null, ...each })),
    },
  })
  test.each<[string, Change, string, string | null, string]>([
    ['that nobody has shown', {}, 'refused', null, 'credential-missing'],
    ['without an end', holding({}), 'allowed', null, ''],
    ['with an end far away', holding({ expiresOn: '2027-12-31' }), 'allowed', '2027-11-30', ''],
    [
      'that ends in 30 days',
      holding({ expiresOn: '2027-01-09' }),
      'warned',
      '2027-01-09',
      'credential-ending',
    ],
    [
      'that ended yesterday',
      holding({ expiresOn: '2026-12-09' }),
      'refused',
      null,
      'credential-over',
    ],
    [
      'that begins tomorrow',
      holding({ issuedOn: '2026-12-11' }),
      'refused',
      DAY,
      'credential-not-yet-valid',
    ],
    ['under review', holding({ status: 'Submitted' }), 'refused', null, 'credential-pending'],
    ['that was returned', holding({ status: 'Returned' }), 'refused', null, 'credential-returned'],
    ['of another type', holding({ typeId: 'other' }), 'refused', null, 'credential-missing'],
    [
      'whose renewal is under review',
      holding({ expiresOn: '2027-12-31' }, { status: 'Submitted' }),
      'allowed',
      '2027-11-30',
      '',
    ],
    [
      'that is over, with its renewal under review',
      holding({ expiresOn: '2026-12-09' }, { status: 'Submitted' }),
      'refused',
      null,
      'credential-pending',
    ],
    [
      'of two approved ones the later counts',
      holding({ expiresOn: '2026-12-31' }, { expiresOn: '2027-12-31' }),
      'allowed',
      '2027-11-30',
      '',
    ],
    [
      'that ends soon, with an approved renewal from the day after',
      holding({ expiresOn: '2026-12-31' }, { issuedOn: '2027-01-01', expiresOn: '2027-12-31' }),
      'allowed',
      '2027-11-30',
      '',
    ],
    [
      'that ends soon, with two approved renewals one after the other',
      holding(
        { issuedOn: '2027-01-16', expiresOn: null },
        { expiresOn: '2026-12-31' },
        { issuedOn: '2027-01-01', expiresOn: '2027-01-15' },
      ),
      'allowed',
      null,
      '',
    ],
    [
      'that ends soon, with an approved renewal that ends soon too',
      holding({ expiresOn: '2026-12-31' }, { issuedOn: '2027-01-01', expiresOn: '2027-01-05' }),
      'warned',
      '2027-01-05',
      'credential-ending',
    ],
    [
      'that ends soon, with an approved renewal after a gap',
      holding({ expiresOn: '2026-12-31' }, { issuedOn: '2027-01-02', expiresOn: '2027-12-31' }),
      'warned',
      '2026-12-31',
      'credential-ending',
    ],
    [
      'that ends soon, with a renewal under review from the day after',
      holding({ expiresOn: '2026-12-31' }, { status: 'Submitted', issuedOn: '2027-01-01' }),
      'warned',
      '2026-12-31',
      'credential-ending',
    ],
  ])('%s', (_, change, ...expected) =>
    expect(verdictOf(change, rules(needsCredential))).toEqual(expected),
  )

  test('only warns in the days of grace after its end', () => {
    const over = holding({ expiresOn: '2026-12-05' })
    expect(verdictOf(over, rules({ ...needsCredential, graceDays: 5 }))).toEqual([
      'warned',
      DAY,
      'credential-in-grace',
    ])
    expect(verdictOf(over, rules({ ...needsCredential, graceDays: 4 }))[0]).toBe('refused')
  })

  test('a safety training does so as a training', () => {
    const over: Change = { person: { trainingValidUntil: '2026-12-05' } }
    const [verdict, , codes] = verdictOf(over, rules({ ...needsTraining, graceDays: 5 }))
    expect([verdict, codes]).toEqual(['warned', 'training-in-grace'])
  })

  test('of a company is looked for at the person’s company', () => {
    const papers = rules({ anyOf: [{ kind: 'Credential', credentialTypeId: 'papers' }] })
    const shown = { ...credential, typeId: 'papers', expiresOn: null }
    expect(verdictOf({ person: { credentials: [shown] } }, papers)[0]).toBe('refused')
    expect(verdictOf({ employer: { credentials: [shown] } }, papers)[0]).toBe('allowed')
  })

  test('of several alternatives one suffices, and the best one is told', () => {
    const either = rules({ anyOf: [{ kind: 'SafetyTraining' }, ...needsCredential.anyOf] })
    const untrained = { trainingStatus: 'NotTrained', trainingValidUntil: null } as const
    expect(verdictOf({ person: untrained }, either)[2]).toBe('worker-not-trained')
    expect(verdictOf({ person: { ...untrained, ...holding({}).person } }, either)[0]).toBe(
      'allowed',
    )
    expect(
      verdictOf({ person: { ...untrained, ...holding({ status: 'Returned' }).person } }, either)[2],
    ).toBe('credential-returned')
  })
})

describe('a requirement counts only where it applies', () => {
  const untrained: Change = { person: { trainingStatus: 'NotTrained' } }
  test.each<[string, Partial<Requirement>, Partial<Case>, string]>([
    ['for its purpose', { purpose: 'Enter' }, {}, 'allowed'],
    ['for its kind of work', { typeCodes: ['HotWork'] }, { typeCode: 'General' }, 'allowed'],
    [
      'for its kind of work, the same',
      { typeCodes: ['HotWork'] },
      { typeCode: 'HotWork' },
      'refused',
    ],
    ['for its duties', { dutyCodes: ['Entrant'] }, { dutyCodes: ['Worker'] }, 'allowed'],
    [
      'for one of several duties',
      { dutyCodes: ['Entrant'] },
      { dutyCodes: ['Worker', 'Entrant'] },
      'refused',
    ],
    ['for its area', { workspaceAreaIds: ['x'] }, { workspaceAreaId: null }, 'allowed'],
    ['for its project', { projectIds: ['x'] }, { projectId: 'x' }, 'refused'],
    ['for the site’s own people', { employerKinds: ['Site'] }, {}, 'allowed'],
    ['for its company', { employerIds: ['a'] }, {}, 'refused'],
  ])('%s', (_, change, asked, verdict) =>
    expect(verdictOf(untrained, rules(change), { ...work, ...asked })[0]).toBe(verdict),
  )

  test('and only warns where that is its effect', () =>
    expect(verdictOf(untrained, rules({ effect: 'Warn' }))).toEqual([
      'warned',
      null,
      'worker-not-trained',
    ]))
})

test('of two credentials that begin later the first to begin is named, whatever their order', () => {
  const asked = rules(needsCredential)
  const first = { ...credential, expiresOn: null, issuedOn: '2026-12-12' }
  const second = { ...first, issuedOn: '2026-12-20' }
  for (const credentials of [
    [first, second],
    [second, first],
  ]) {
    const facts = { person: { ...person, credentials }, employer: null }
    expect(requirementReason(asked.requirements[0]!, facts, asked, DAY)).toMatchObject({
      code: 'credential-not-yet-valid',
      since: '2026-12-12',
    })
  }
})
