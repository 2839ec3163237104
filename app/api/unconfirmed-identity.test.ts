import { expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import { users } from '@/lib/domain/people/users/contract'
import { settings } from '@/lib/domain/site/settings/contract'
import { contracts } from '@/lib/domain/contracts'
import { issueToken } from '@/lib/platform/auth/tokens'
import type { Contract } from '@/lib/platform/contract/contract'
import { MINUTE } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { callUnchecked } from '@/lib/testing/calls/call'
import { validCalls } from '@/lib/testing/inputs/valid-calls/all'
import { createWriter, type ValidCall } from '@/lib/testing/inputs/valid-calls/valid-call'
import { createPerson } from '@/lib/testing/records/factories'

/** What asks who is there, called with a token that was issued six minutes ago: a confirmation counts for five. */

const { db } = database()

const ofPerson = async () => ({ id: (await createPerson()).id })
/** The first answers the question; the others have tests of their own on when they ask. */
const others: Contract[] = [account.confirmIdentity, account.changePassword, users.save]

function asks(contract: Contract): boolean {
  return !others.includes(contract) && Boolean(contract.description?.includes('confirm-identity'))
}

const calls: ValidCall[] = [
  ...validCalls.filter(([contract]) => contract !== settings.save),
  [settings.save, () => ({ FirstDayOfWeek: 1, sessionIdleDays: 3 })],
  [persons.exportRecord, ofPerson],
  [secondFactors.beginPasskey, () => ({})],
]
/** By what the endpoints say of themselves. */
const asking = calls.filter(([contract]) => asks(contract))

test('each endpoint that says so is called here', () => {
  expect(asking.map(([{ path }]) => path).toSorted()).toEqual(
    contracts
      .filter(asks)
      .map(({ path }) => path)
      .toSorted(),
  )
  expect(asking.length).toBeGreaterThan(15)
})

test.each(asking.map(([contract, input]) => [contract.path, contract, input] as const))(
  '%s is refused, and does nothing',
  async (_, contract, input) => {
    const caller = await createWriter()
    const body = await input(caller)
    const token = await issueToken({ ...caller, isByTwoFactors: true }, Date.now() - 6 * MINUTE)
    const before = await db.auditEntry.count()
    const answer = await callUnchecked(null, contract, body, { authorization: `Bearer ${token}` })
    expect([answer.status, answer.body.code]).toEqual([403, 'confirm-identity'])
    expect(await db.auditEntry.count()).toBe(before)
  },
)
