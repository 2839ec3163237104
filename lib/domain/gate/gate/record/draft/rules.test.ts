import { expect, test } from 'vitest'
import type { VerdictWord } from '@/lib/domain/eligibility/eligibility/rules'
import type { GateDevice } from '@/lib/platform/access/actor'
import { WITHHELD } from '@/lib/platform/contract/withheld'
import type { Draft } from '../../events/rules'
import { draftOf, isTaken, withVerdict } from './rules'

const NOW = new Date('2026-03-02T08:00:00.000Z')
const device: GateDevice = {
  deviceId: 'device',
  gateId: 'front',
  name: 'Front',
  roles: [],
  employerId: null,
}
const revoked = { ...device, revokedAt: NOW.getTime() }
const arrival = {
  gates: new Map([['front', { workspaceAreaId: null }]]),
  offset: 0,
  receivedAt: NOW,
  listHours: 24,
}
const somchai = { id: 'somchai', code: 'P-000001', employerId: null, isAnonymised: false }

type When = 'online' | 'offline'
const draft = (
  kind: Draft['kind'],
  when: When,
  { actor = device, people = [somchai], reason = '' } = {},
) => {
  const action = { actionId: 'a', gateId: 'front', at: NOW.toISOString(), personId: 'somchai' }
  const isOffline = when === 'offline'
  return draftOf(actor, arrival, { ...action, kind, isOffline, reason }, 'hash', people)
}

const told = ({ kind, refusal, conflicts }: Draft) => [kind, refusal, conflicts]

const judged = (verdict: VerdictWord) => ({
  verdict,
  reasons: [],
  person: { permits: [{ status: 'Approved', workspaceAreaId: 'tank yard' }] },
  site: { rulesRevision: 7 },
})

test.each<[Draft['kind'], When, VerdictWord, ...ReturnType<typeof told>]>([
  ['In', 'online', 'allowed', 'In', null, []],
  ['In', 'online', 'warned', 'In', null, []],
  ['In', 'online', 'refused', 'Refused', 'entry-refused', []],
  ['In', 'offline', 'allowed', 'In', null, []],
  ['In', 'offline', 'warned', 'In', null, []],
  ['In', 'offline', 'refused', 'In', null, ['entered-while-refused']],
  ['Refused', 'online', 'allowed', 'Refused', null, []],
  ['Refused', 'online', 'warned', 'Refused', null, []],
  ['Refused', 'online', 'refused', 'Refused', null, []],
  ['Refused', 'offline', 'allowed', 'Refused', null, []],
  ['Refused', 'offline', 'warned', 'Refused', null, []],
  ['Refused', 'offline', 'refused', 'Refused', null, []],
  ['Out', 'online', 'refused', 'Out', null, []],
  ['Out', 'offline', 'refused', 'Out', null, []],
])('%s %s with the verdict %s is %s', (kind, when, verdict, ...expected) =>
  expect(told(withVerdict(draft(kind, when), judged(verdict)))).toEqual(expected),
)

test.each<[Draft['kind'], When, ...ReturnType<typeof told>]>([
  ['In', 'online', 'Refused', 'unknown-person', []],
  ['In', 'offline', 'In', null, ['unknown-person']],
  ['Out', 'online', 'Out', null, ['unknown-person']],
  ['Out', 'offline', 'Out', null, ['unknown-person']],
  ['Refused', 'online', 'Refused', null, []],
  ['Refused', 'offline', 'Refused', null, []],
])('%s %s of somebody unknown is %s', (kind, when, ...expected) =>
  expect(told(draft(kind, when, { people: [] }))).toEqual(expected),
)

test('whoever comes in at the boundary is in the area of a granted permit', () =>
  expect(withVerdict(draft('In', 'online'), judged('allowed'))).toMatchObject({
    workspaceAreaId: 'tank yard',
    rulesRevision: 7,
  }))

test('a revoked device only tells what has happened offline, and somebody looks at it', () => {
  expect(isTaken(revoked, { isOffline: false })).toBe(false)
  expect(isTaken(revoked, { isOffline: true })).toBe(true)
  expect(isTaken(device, { isOffline: false })).toBe(true)
  expect(draft('Out', 'offline', { actor: revoked }).conflicts).toEqual(['device-revoked'])
})

test('what is written about somebody who was anonymised is not kept', () => {
  const reason = 'forgot the badge'
  const people = [{ ...somchai, isAnonymised: true }]
  expect(draft('In', 'offline', { reason }).reason).toBe(reason)
  expect(draft('In', 'offline', { reason, people }).reason).toBe(WITHHELD)
})
