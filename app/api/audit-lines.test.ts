import { describe, expect, test } from 'vitest'
import { contracts } from '@/lib/domain/contracts'
import { database } from '@/lib/platform/db/database'
import { unnamedIn } from '@/lib/testing/inputs/audit-words'
import { sendValid, validCalls } from '@/lib/testing/inputs/valid-calls/all'
import { createWriter } from '@/lib/testing/inputs/valid-calls/valid-call'

describe('every write leaves its audit line, save for what only its caller sees', () => {
  test('the test calls every command', () => {
    const commands = contracts.filter(({ kind }) => kind === 'command').map(({ path }) => path)
    expect(validCalls.map(([{ path }]) => path).toSorted()).toEqual(commands.toSorted())
  })

  test.each(validCalls.map(([contract, input]) => [contract.path, contract, input] as const))(
    '%s',
    async (_, contract, input) => {
      const caller = await createWriter()
      const body = await input(caller)
      const before = await database().db.auditEntry.count()
      const answer = await sendValid(caller, contract, body)
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
    const byAJob = { event: 'retention-rule.proposed' }
    const lines = await database().db.auditEntry.findMany({ where: { NOT: byAJob } })
    const actorOf = ({ actorUserId, changes }: (typeof lines)[number]) =>
      actorUserId ?? Object(changes).deviceId
    expect(lines.filter((line) => !actorOf(line) || !line.traceId)).toEqual([])
    expect(JSON.stringify(lines)).not.toMatch(
      /long password|another long one|scrypt|eyJ|gate_[\w-]{40}/,
    )
  })
})
