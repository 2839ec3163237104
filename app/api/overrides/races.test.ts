import { expect, test } from 'vitest'
import { overrides } from '@/lib/domain/eligibility/overrides/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createOverride } from '@/lib/testing/records/eligibility-site'
import { createUser } from '@/lib/testing/records/factories'
import { rounds } from '@/lib/testing/runs/rounds'

const proposer = await createUser('WorkOwner')
const officers = [await createUser('SafetyOfficer'), await createUser('SafetyOfficer')] as const

const propose = () => createOverride({ proposedByUserId: proposer.userId })
const statusOf = async (id: string) =>
  (await database().db.override.findUniqueOrThrow({ where: { id } })).status
const eventsOf = async (id: string) => {
  const lines = await database().db.auditEntry.findMany({ where: { subjectId: id } })
  return lines.map(({ event }) => event).toSorted()
}

test.each(rounds(6))('of two who confirm at once one is too late (round %i)', async () => {
  const { id } = await propose()
  const answers = await Promise.all(
    officers.map((officer) => call(officer, overrides.confirm, { id })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await eventsOf(id)).toEqual(['override.confirmed'])
})

test.each(rounds(6))(
  'whoever takes it back while another confirms it has the last word (round %i)',
  async () => {
    const { id } = await propose()
    const [confirmed, withdrawn] = await Promise.all([
      call(officers[0], overrides.confirm, { id }),
      call(proposer, overrides.withdraw, { id }),
    ])
    expect(withdrawn.status).toBe(200)
    expect(await statusOf(id)).toBe('Withdrawn')
    expect([200, 409]).toContain(confirmed.status)
    expect(await eventsOf(id)).toEqual(
      confirmed.status === 200
        ? ['override.confirmed', 'override.withdrawn']
        : ['override.withdrawn'],
    )
    if (confirmed.status === 409) expect(confirmed.body.code).toBe('state-moved-on')
  },
)

test.each(rounds(6))(
  'of two who saw the same version one withdraws or confirms it (round %i)',
  async () => {
    const { id, rowVersion } = await propose()
    const answers = await Promise.all([
      call(officers[0], overrides.confirm, { id, rowVersion }),
      call(officers[1], overrides.withdraw, { id, rowVersion }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await statusOf(id)).toBe(answers[0].status === 200 ? 'Active' : 'Withdrawn')
  },
)
