import { expect, test } from 'vitest'
import { persons } from '@/lib/domain/people/persons/contract'
import { retentionRules } from '@/lib/domain/site/retention-rules/contract'
import { issueToken } from '@/lib/platform/auth/tokens'
import { MINUTE } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { callUnchecked } from '@/lib/testing/calls/call'
import { createPerson, createUser } from '@/lib/testing/records/factories'

/** What cannot be undone or taken back, asked for with a token that was issued six minutes ago: a confirmation counts for five. */

const { db } = database()
const { userId, sessionVersion } = await createUser('Admin')
const token = await issueToken({ userId, sessionVersion }, Date.now() - 6 * MINUTE)
const headers = { authorization: `Bearer ${token}` }

const ofPerson = async () => ({ id: (await createPerson()).id })
const ofRule = async () => {
  const { id, rowVersion } = await db.retentionRule.findFirstOrThrow()
  return { id, rowVersion }
}

test.each([
  [persons.anonymise, ofPerson],
  [persons.erase, ofPerson],
  [persons.exportRecord, ofPerson],
  [retentionRules.confirm, ofRule],
])('$path is refused', async (contract, input) => {
  const { status, body } = await callUnchecked(null, contract, await input(), headers)
  expect([status, body.code]).toEqual([403, 'confirm-identity'])
  expect(await db.auditEntry.count({ where: { event: 'person.exported' } })).toBe(0)
  expect(await db.person.count({ where: { anonymisedAt: { not: null } } })).toBe(0)
})
