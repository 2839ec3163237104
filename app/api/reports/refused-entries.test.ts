import { describe, expect, test } from 'vitest'
import { reports } from '@/lib/domain/insight/reports/contract'
import { addDays } from '@/lib/platform/dates/day'
import { call } from '@/lib/testing/calls/call'
import { createCredentialType } from '@/lib/testing/records/credentials'
import { createRequirement } from '@/lib/testing/records/eligibility-site'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'
import {
  actionOf,
  createGate,
  createTrainedPerson,
  sendActions,
} from '@/lib/testing/records/gate-site'
import { today as todayAtSite } from '@/lib/testing/records/permit-site'

const today = todayAtSite()
const officer = await createUser('SafetyOfficer')
const first = await createEmployer({ nameTh: 'บริษัท ก จำกัด' })
const second = await createEmployer({ nameTh: 'บริษัท ข จำกัด' })
const contractor = await createUser('Contractor', { employerId: first.id })
await makeRefusals()

/** All are warned of a certificate. Two refused, one of them twice; one who came in without a network, one who was let in, and a code of nobody. */
async function makeRefusals() {
  await createRequirement({ purpose: 'Enter' })
  const { id: credentialTypeId } = await createCredentialType()
  const anyOf = [{ kind: 'Credential' as const, credentialTypeId }]
  await createRequirement({ purpose: 'Enter', effect: 'Warn', anyOf })
  const { id: gateId } = await createGate()
  const own = await createPerson({ employerId: first.id, trainingStatus: 'NotTrained' })
  const other = await createPerson({ employerId: second.id, trainingStatus: 'NotTrained' })
  const passed = await createTrainedPerson({ employerId: second.id })
  const { body } = await sendActions(officer, [
    actionOf('In', own.id, { gateId }),
    actionOf('In', own.id, { gateId }),
    actionOf('In', other.id, { gateId }),
    actionOf('In', other.id, { gateId, isOffline: true }),
    actionOf('In', passed.id, { gateId }),
    actionOf('Refused', passed.id, { gateId, isOffline: true }),
    actionOf('In', '', { gateId, scanned: 'ไม่มีใคร' }),
  ])
  expect(body.results.filter(({ outcome }) => outcome === 'refused')).toHaveLength(4)
}

describe('refused entries', () => {
  const ask = async (as: typeof officer, input = {}) =>
    (await call(as, reports.refusedEntries, input)).body.map(
      ({ contractorTh, reason, people, refused, entered }) =>
        [contractorTh, reason, people, refused, entered].join(' '),
    )

  test('counts attempts by company and reason, and who came in nonetheless', async () => {
    expect((await ask(officer)).toSorted()).toEqual(
      [
        ' unknown-person 0 1 0',
        `${second.nameTh} turned-away 1 1 0`,
        `${second.nameTh} worker-not-trained 1 1 1`,
        `${first.nameTh} worker-not-trained 1 2 0`,
      ].toSorted(),
    )
  })

  test('are those of the period, and for a Contractor of the own company', async () => {
    expect(await ask(officer, { toDate: addDays(today, -1) })).toEqual([])
    expect(await ask(officer, { fromDate: today, toDate: today })).toHaveLength(4)
    expect(await ask(contractor)).toEqual([`${first.nameTh} worker-not-trained 1 2 0`])
    expect(await ask(contractor, { contractorId: second.id })).toEqual([])
  })
})
