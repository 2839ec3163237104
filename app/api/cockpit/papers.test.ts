import { describe, expect, test } from 'vitest'
import { cockpit, type CockpitKind } from '@/lib/domain/insight/cockpit/contract'
import { addDays, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createCredential, createCredentialType } from '@/lib/testing/records/credentials'
import { createPerson, createUser, type TestUser } from '@/lib/testing/records/factories'
import { createPermitSite, createReadyPermit, today } from '@/lib/testing/records/permit-site'

const site = await createPermitSite()
const inDays = (days: number) => toUtcDate(addDays(today(), days))

const itemsOf = async (reader: TestUser, kind: CockpitKind) =>
  (await call(reader, cockpit.get, {})).body.items.filter((item) => item.kind === kind)

const endingOf = async (personId: string, typeId?: string) =>
  createCredential({
    personId,
    typeId: typeId ?? (await createCredentialType()).id,
    status: 'Approved',
    expiresOn: inDays(9),
    submittedByUserId: site.contractor.userId,
  })

describe('a credential that ends soon', () => {
  test('is shown to whoever is responsible for its person, who may open no page of people', async () => {
    const [responsible, other] = [await createUser('WorkOwner'), await createUser('WorkOwner')]
    const person = await createPerson({
      employerId: site.company.id,
      responsibleUserId: responsible.userId,
    })
    const { id } = await endingOf(person.id)
    const [item, ...others] = await itemsOf(responsible, 'credentialEnding')
    expect(others).toEqual([])
    expect(item).toMatchObject({ subject: { type: 'credential', id }, href: null })
    expect(await itemsOf(other, 'credentialEnding')).toEqual([])
    for (const reader of [site.officer, site.contractor]) {
      const shown = await itemsOf(reader, 'credentialEnding')
      const own = shown.find(({ subject }) => subject.id === id)
      expect(own?.href).toBe(`/persons/${person.code}`)
    }
  })

  test('of a type out of use, of which no renewal is taken, asks nobody for one', async () => {
    const type = await createCredentialType()
    const { id } = await endingOf((await createPerson()).id, type.id)
    const isShown = async () =>
      (await itemsOf(site.officer, 'credentialEnding')).some(({ subject }) => subject.id === id)
    expect(await isShown()).toBe(true)
    await database().db.credentialType.update({ where: { id: type.id }, data: { isActive: false } })
    expect(await isShown()).toBe(false)
  })
})

test('of what ends on one day that of people on coming permits comes first', async () => {
  const people = await Promise.all(
    Array.from({ length: 4 }, () =>
      createPerson({
        employerId: site.company.id,
        trainingStatus: 'Passed',
        trainingValidUntil: inDays(9),
      }),
    ),
  )
  const papers = await Promise.all(people.map(({ id }) => endingOf(id)))
  // Those who would come last by their ids.
  const onPermit = new Set([lastOf(people).id, lastOf(papers).personId!])
  const personIds = [...onPermit]
  await createReadyPermit(site, { status: 'Approved', workDate: addDays(today(), 1), personIds })
  const trained = await itemsOf(site.officer, 'trainingEnding')
  expect(new Set(trained.slice(0, onPermit.size).map(({ subject }) => subject.id))).toEqual(
    onPermit,
  )
  const holderOf = new Map(papers.map(({ id, personId }) => [id, personId!]))
  const holders = (await itemsOf(site.officer, 'credentialEnding')).flatMap(
    ({ subject }) => holderOf.get(subject.id) ?? [],
  )
  expect(new Set(holders.slice(0, onPermit.size))).toEqual(onPermit)
})

const lastOf = <Row extends { id: string }>(rows: Row[]): Row =>
  rows.toSorted((one, other) => one.id.localeCompare(other.id)).at(-1)!
