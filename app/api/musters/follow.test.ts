import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { musters } from '@/lib/domain/gate/musters/contract'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import {
  actionOf,
  createGate,
  createTrainedPerson,
  pairDevice,
  sendActions,
} from '@/lib/testing/records/gate-site'
import {
  createRunningMuster,
  endRunningMuster,
  markOf,
  sendMarks,
} from '@/lib/testing/records/musters'
import { statementsOfKnownCaller } from '@/lib/testing/calls/statements'

const officer = await createUser('SafetyOfficer')
const { id: gateId } = await createGate()
const device = await pairDevice(await createUser('Admin'), gateId)

const follow = async (input: { id?: string; have?: string } = {}) =>
  (await call(null, musters.follow, input, device.headers)).body
const versionOf = (answer: Awaited<ReturnType<typeof follow>>) =>
  answer.unchanged ? 'unchanged' : answer.version
const pass = (personId: string, kind: 'In' | 'Out') =>
  sendActions(officer, [actionOf(kind, personId, { gateId, isOffline: true })])

beforeEach(endRunningMuster)

describe('a device follows', () => {
  test('the muster that runs, without knowing its id; nothing where none runs', async () => {
    expect(await follow()).toEqual({ unchanged: false, version: null, muster: null })
    const { id } = await createRunningMuster()
    expect(await follow()).toMatchObject({ muster: { id, endedAt: null } })
  })

  test('a named one to its end, and sees what `get` says', async () => {
    const { id } = await createRunningMuster()
    const have = versionOf(await follow({ id }))!
    await call(officer, musters.end, { id, reason: 'ครบเวลา' })
    const { body } = await call(null, musters.get, { id }, device.headers)
    const { asOf: _asOf, ...muster } = body
    expect(await follow({ id, have })).toMatchObject({ unchanged: false, muster })
    expect(await follow({ have })).toMatchObject({ muster: null })
  })

  test('what is new alone: a mark, somebody who comes in, also again, somebody who goes out', async () => {
    const [marked, passing] = [await createTrainedPerson(), await createTrainedPerson()]
    const { id } = await createRunningMuster()
    let have = versionOf(await follow())!
    for (const change of [
      () => sendMarks(officer, [markOf(marked.id)], { musterId: id }),
      () => pass(passing.id, 'In'),
      () => pass(passing.id, 'In'),
      () => pass(passing.id, 'Out'),
    ]) {
      expect(await follow({ have })).toMatchObject({ unchanged: true })
      await change()
      const changed = await follow({ have })
      expect(changed.unchanged).toBe(false)
      have = versionOf(changed)!
    }
  })

  test('by one statement as long as nothing is new', async () => {
    await createRunningMuster()
    const have = versionOf(await follow())!
    const again = () => call(officer, musters.follow, { have })
    const statements = await statementsOfKnownCaller(again, again)
    expect(statements).toHaveLength(1)
  })
})

test.each(['rubbish', '2020-01-01T00:00:00.000Z~rubbish', '~'])(
  'to somebody who holds the unknown version %s all is sent',
  async (have) => {
    const { id } = await createRunningMuster()
    expect(await follow({ have })).toMatchObject({ unchanged: false, muster: { id } })
  },
)

test('a muster that does not exist is said to be missing', async () => {
  const answer = await call(officer, musters.follow, { id: randomUUID() })
  expect([answer.status, answer.body.code]).toEqual([400, 'record-not-found'])
})
