import { expect, test } from 'vitest'
import type { Reason } from '@/lib/domain/eligibility/eligibility/alternatives/rules'
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

const outcomeOf = ({ kind, refusal, conflicts }: Draft) => [kind, refusal, conflicts]

const permit = (workspaceAreaId: string | null, hours: string, status = 'Approved') => {
  const [startTime, endTime] = hours.split('–') as [string, string]
  return { status, workspaceAreaId, startTime, endTime }
}

const judged = (
  verdict: VerdictWord,
  { reasons = [] as Reason[], permits = [permit('tank yard', '08:00–17:00')] } = {},
) => ({
  verdict,
  reasons,
  person: { permits },
  site: { rulesRevision: 7, timeZone: 'Asia/Bangkok' },
})

test.each<[Draft['kind'], When, VerdictWord, ...ReturnType<typeof outcomeOf>]>([
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
  expect(outcomeOf(withVerdict(draft(kind, when), judged(verdict)))).toEqual(expected),
)

test.each<[Draft['kind'], When, ...ReturnType<typeof outcomeOf>]>([
  ['In', 'online', 'Refused', 'unknown-person', []],
  ['In', 'offline', 'In', null, ['unknown-person']],
  ['Out', 'online', 'Out', null, ['unknown-person']],
  ['Out', 'offline', 'Out', null, ['unknown-person']],
  ['Refused', 'online', 'Refused', null, []],
  ['Refused', 'offline', 'Refused', null, []],
])('%s %s of somebody unknown is %s', (kind, when, ...expected) =>
  expect(outcomeOf(draft(kind, when, { people: [] }))).toEqual(expected),
)

test('whoever comes in at the boundary is in the area of a granted permit', () =>
  expect(withVerdict(draft('In', 'online'), judged('allowed'))).toMatchObject({
    workspaceAreaId: 'tank yard',
    rulesRevision: 7,
  }))

/** It is 15:00 at the site. */
test.each([
  ['the one of this hour', ['roof 08:00–12:00', 'pit 13:00–17:00'], 'pit'],
  ['the one of this hour, whatever its number', ['pit 13:00–17:00', 'roof 08:00–12:00'], 'pit'],
  ['that begins in this minute', ['roof 08:00–15:00', 'pit 15:00–17:00'], 'pit'],
  ['the next to begin', ['gate 20:00–21:00', 'roof 08:00–12:00', 'pit 16:00–17:00'], 'pit'],
  ['the last, when all are over', ['pit 10:00–14:00', 'roof 08:00–09:00'], 'pit'],
  ['no other than a granted one', ['roof 13:00–17:00 Submitted', 'pit 08:00–09:00'], 'pit'],
  ['none', [], null],
])('of several permits the area is that of %s', (_, permits, area) => {
  const rows = permits.map((text) => {
    const [name, hours, status] = text.split(' ')
    return permit(name!, hours!, status)
  })
  const { workspaceAreaId } = withVerdict(
    draft('In', 'online'),
    judged('allowed', { permits: rows }),
  )
  expect(workspaceAreaId).toBe(area)
})

test('of somebody who is refused the reasons that refuse are kept, of others all', () => {
  const reasons: Reason[] = [
    { code: 'worker-not-trained', effect: 'Refuse' },
    { code: 'credential-missing', effect: 'Warn' },
  ]
  const codesOf = (verdict: VerdictWord, own: Reason[]) =>
    withVerdict(draft('In', 'online'), judged(verdict, { reasons: own })).reasonCodes
  expect(codesOf('refused', reasons)).toEqual(['worker-not-trained'])
  expect(codesOf('warned', reasons.slice(1))).toEqual(['credential-missing'])
})

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
