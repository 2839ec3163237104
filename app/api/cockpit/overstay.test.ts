import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { gate } from '@/lib/domain/gate/gate/contract'
import { cockpit } from '@/lib/domain/insight/cockpit/contract'
import { HOUR } from '@/lib/platform/dates/durations'
import { call } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import {
  actionOf,
  createGate,
  createTrainedPerson,
  sendActions,
} from '@/lib/testing/records/gate-site'

const officer = await createUser('SafetyOfficer')
const front = await createGate()
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

const overstaysFor = async (reader: TestUser) =>
  (await call(reader, cockpit.get, {})).body.items
    .filter(({ kind }) => kind === 'overstay')
    .map(({ subject, employer }) => ({ ...subject, employer: employer?.id }))

test('who has been on site for too long is shown as the list says, to the own company with its guests alone', async () => {
  const [contractor, other] = [await createUser('Contractor'), await createUser('Contractor')]
  const mixed = await createUser(['Contractor', 'WorkOwner'], { employerId: contractor.employerId })
  const long = await createTrainedPerson({ employerId: contractor.employerId })
  const short = await createTrainedPerson({ employerId: contractor.employerId })
  const guest = { name: randomUUID(), company: 'ธนาคาร', escortPersonId: long.id }
  const offline = { gateId: front.id, isOffline: true }
  await sendActions(officer, [
    actionOf('In', long.id, { ...offline, at: ago(22) }),
    actionOf('In', '', { ...offline, guest, at: ago(21) }),
    actionOf('In', short.id, { ...offline, at: ago(1) }),
  ])
  for (const reader of [officer, contractor, other, mixed]) {
    const asked = reader === mixed ? { employerId: contractor.employerId! } : {}
    const { body } = await call(reader, gate.onSite, { ...asked, isOverstay: true, sort: 'inAt' })
    const shown = await overstaysFor(reader)
    expect(shown).toEqual(
      body.map((stay) => ({
        type: 'stay',
        id: stay.id,
        label: stay.person?.nameTh ?? stay.guest?.name,
        employer: stay.employer?.id,
      })),
    )
  }
  const labels = (await overstaysFor(contractor)).map(({ label }) => label)
  expect(labels).toEqual([`${long.firstNameTh} ${long.lastNameTh}`, guest.name])
  expect(await overstaysFor(other)).toEqual([])
  expect((await overstaysFor(mixed)).map(({ label }) => label)).not.toContain(guest.name)
})
