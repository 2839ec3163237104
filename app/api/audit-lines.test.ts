import { describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { contracts } from '@/lib/domain/contracts'
import { cookieOf } from '@/lib/testing/session-cookie'
import { database } from '@/lib/platform/db/database'
import type { Contract } from '@/lib/platform/contract/contract'
import { unnamedIn } from '@/lib/testing/audit-words'
import { send } from '@/lib/testing/call'
import { createWriter, type Writer } from '@/lib/testing/valid-calls/valid-call'
import { eligibilityCalls } from '@/lib/testing/valid-calls/eligibility'
import { gateCalls } from '@/lib/testing/valid-calls/gate'
import { credentialCalls } from '@/lib/testing/valid-calls/credentials'
import { importCalls } from '@/lib/testing/valid-calls/imports'
import { peopleCalls } from '@/lib/testing/valid-calls/people'
import { siteCalls } from '@/lib/testing/valid-calls/site'
import { trainingCalls } from '@/lib/testing/valid-calls/training'
import { workCalls } from '@/lib/testing/valid-calls/work'

/** One valid call for each command; a new command without one fails the first test. */
const goodCalls = [
  ...peopleCalls,
  ...siteCalls,
  ...workCalls,
  ...trainingCalls,
  ...gateCalls,
  ...credentialCalls,
  ...eligibilityCalls,
  ...importCalls,
]
const json = { 'content-type': 'application/json' }

/** Commands that need a session cookie. */
const byCookie: Contract[] = [account.confirmIdentity]

const headersOf = async (contract: Contract, caller: Writer) =>
  byCookie.includes(contract)
    ? { ...json, 'sec-fetch-site': 'same-origin', ...(await cookieOf(caller)) }
    : json

describe('every write leaves its audit line, save for what only its caller sees', () => {
  test('the test calls every command', () => {
    const commands = contracts.filter(({ kind }) => kind === 'command').map(({ path }) => path)
    expect(goodCalls.map(([{ path }]) => path).toSorted()).toEqual(commands.toSorted())
  })

  test.each(goodCalls.map(([contract, input]) => [contract.path, contract, input] as const))(
    '%s',
    async (_, contract, input) => {
      const caller = await createWriter()
      const body = await input(caller)
      const before = await database().db.auditEntry.count()
      const isForm = body instanceof FormData
      const answer = await send(
        contract.policy === 'anyone' || byCookie.includes(contract) ? null : caller,
        contract,
        contract.method === 'GET'
          ? {}
          : {
              headers: isForm ? {} : await headersOf(contract, caller),
              body: isForm ? body : JSON.stringify(body ?? {}),
            },
        body,
      )
      expect([answer.status, answer.body.code]).toEqual([200, undefined])
      const added = (await database().db.auditEntry.count()) - before
      expect(added > 0).toBe(contract.audit !== 'own')
    },
  )

  test('each member of the details has a word', async () => {
    const lines = await database().db.auditEntry.findMany()
    expect(unnamedIn(lines)).toEqual([])
  })

  test('an audit line names the actor and the trace id, and contains no secret', async () => {
    const lines = await database().db.auditEntry.findMany()
    const actorOf = ({ actorUserId, changes }: (typeof lines)[number]) =>
      actorUserId ?? Object(changes).deviceId
    expect(lines.filter((line) => !actorOf(line) || !line.traceId)).toEqual([])
    expect(JSON.stringify(lines)).not.toMatch(
      /long password|another long one|scrypt|eyJ|gate_[\w-]{40}/,
    )
  })
})
