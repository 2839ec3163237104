import { expect, test } from 'vitest'
import { gate } from '@/lib/domain/gate/gate/contract'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import {
  actionOf,
  createGate,
  createTrainedPerson,
  sendActions,
} from '@/lib/testing/records/gate-site'
import { statementsOfKnownCaller } from '@/lib/testing/calls/statements'

/** Source: docs/gate.md#10-figures-demo-tests. */
const officer = await createUser('SafetyOfficer')
const { id: gateId } = await createGate()
await call(officer, gate.snapshot, {}) // so that the key is known
const statementsOf = (work: () => Promise<unknown>) =>
  statementsOfKnownCaller(() => call(officer, gate.look, { text: '1' }), work)

test.each(['text', 'keyword'] as const)('a look by %s takes two statements', async (by) => {
  const { code } = await createTrainedPerson()
  const statements = await statementsOf(() => call(officer, gate.look, { [by]: code, gateId }))
  expect(statements).toHaveLength(2)
})

test('the list for devices takes two statements', async () =>
  expect(await statementsOf(() => call(officer, gate.snapshot, {}))).toHaveLength(2))

const isOwn = (statement: string) => !/^(BEGIN|COMMIT)/.test(statement)

test.each([1, 50])('recording %i people takes the same statements as one: six', async (count) => {
  const people = await Promise.all(Array.from({ length: count }, () => createTrainedPerson()))
  for (const kind of ['In', 'Out'] as const) {
    const actions = people.map(({ id }) => actionOf(kind, id, { gateId }))
    const statements = await statementsOf(() => sendActions(officer, actions))
    expect(statements.filter(isOwn).length).toBeLessThanOrEqual(6)
  }
})
