import { describe, expect, test } from 'vitest'
import { assets } from '@/lib/domain/site/assets/contract'
import { persons } from '@/lib/domain/people/persons/contract'
import { mask } from '@/lib/domain/people/persons/national-id/rules'
import { users } from '@/lib/domain/people/users/contract'
import { roles } from '@/lib/platform/access/policies'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createAsset,
  createPerson,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'
import { makeNationalId } from '@/lib/testing/records/national-id'

const looks = (event: string, { userId }: TestUser) =>
  database().db.auditEntry.findMany({ where: { event, actorUserId: userId } })
const views = (caller: TestUser) => looks('person.ids-viewed', caller)
const show = (caller: TestUser, id: string) => call(caller, persons.showNationalId, { id })

describe('a national id', () => {
  test('is masked in every record, and reading records leaves no line', async () => {
    const admin = await createUser('Admin')
    const nationalId = makeNationalId()
    const { id, code } = await createPerson({ nationalId })
    const user = await createUser('WorkOwner', { personId: id })
    const answers = [
      await call(admin, persons.get, { id }),
      await call(admin, persons.getByCode, { code }),
      await call(admin, persons.search, { keyword: nationalId }),
      await call(admin, users.get, { id: user.id }),
      await call(admin, users.search, {}),
    ]
    for (const { body } of answers) {
      expect(JSON.stringify(body)).toContain(mask(nationalId))
      expect(JSON.stringify(body)).not.toContain(nationalId)
    }
    expect(await views(admin)).toEqual([])
  })

  test('is shown whole on request, which leaves one line a person and hour', async () => {
    const officer = await createUser('SafetyOfficer')
    const [one, other] = [makeNationalId(), makeNationalId()]
    const { id } = await createPerson({ nationalId: one })
    const { id: otherId } = await createPerson({ nationalId: other })
    for (const _ of [1, 2]) expect((await show(officer, id)).body).toEqual({ nationalId: one })
    await show(officer, otherId)
    const lines = await views(officer)
    expect(lines.map(({ subjectId }) => subjectId).sort()).toEqual([id, otherId].sort())
    expect(JSON.stringify(lines)).not.toContain(one)
  })

  test('leaves another line after an hour, and one for each reader', async () => {
    const [officer, admin] = [await createUser('SafetyOfficer'), await createUser('Admin')]
    const { id } = await createPerson({ nationalId: makeNationalId() })
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const line = {
      event: 'person.ids-viewed',
      actorUserId: officer.userId,
      subjectType: 'person',
      subjectId: id,
      changes: {},
      traceId: 't',
    }
    await database().db.auditEntry.create({ data: { ...line, at: minutesAgo(61) } })
    await show(officer, id)
    await show(admin, id)
    expect([(await views(officer)).length, (await views(admin)).length]).toEqual([2, 1])
    const { id: recent } = await createPerson({ nationalId: makeNationalId() })
    const recentLine = { ...line, subjectId: recent, at: minutesAgo(59) }
    await database().db.auditEntry.create({ data: recentLine })
    await show(officer, recent)
    expect(await views(officer)).toHaveLength(3)
  })

  test('that there is none is answered without a line', async () => {
    const officer = await createUser('SafetyOfficer')
    const { id } = await createPerson()
    expect((await show(officer, id)).body).toEqual({ nationalId: null })
    expect(await views(officer)).toEqual([])
  })
})

test('an ID card leaves one line a card and hour, a portrait none', async () => {
  const officer = await createUser('SafetyOfficer')
  for (const assetType of ['IdCard', 'Profile'] as const) {
    const { id } = await createAsset(officer.userId, { assetType })
    for (const _ of [1, 2]) expect((await call(officer, assets.get, { id })).status).toBe(200)
  }
  expect(await looks('asset.viewed', officer)).toHaveLength(1)
})

describe('a person by code', () => {
  test('is found by the code as it is typed, by id, and by the link of the card', async () => {
    const officer = await createUser('SafetyOfficer')
    const { id, code } = await createPerson()
    const ways = [code, code.toLowerCase(), code.slice(2), id, `https://site/persons/${code}`]
    for (const way of ways)
      expect((await call(officer, persons.getByCode, { code: way })).body).toMatchObject({ id })
  })

  test.each(['P-999999', 'somebody', '👷'])('is refused for %s', async (code) => {
    const officer = await createUser('SafetyOfficer')
    const { status, body } = await call(officer, persons.getByCode, { code })
    expect([status, body.code]).toEqual([400, 'record-not-found'])
  })

  test.each(roles)(
    'a %s gets the accounts, trainings and passages that the role may see',
    async (role) => {
      const { personId, id } = await createUser(['Admin', 'WorkOwner'])
      const reader = await createUser(role)
      const { code } = await database().db.person.findUniqueOrThrow({ where: { id: personId } })
      const { status, body } = await call(reader, persons.getByCode, { code })
      const seen = status === 200 && [
        body.accounts.map((account) => [account.id === id, account.roles.length, account.canOpen]),
        body.can.seeTrainings,
        body.can.seePassages,
      ]
      expect(seen).toEqual(seenBy[role] ?? false)
    },
  )

  const seenBy: Partial<Record<string, unknown>> = {
    Admin: [[[true, 2, true]], true, true],
    Purchasing: [[[true, 2, false]], false, true],
    SafetyOfficer: [[[true, 1, false]], true, true],
  }
})
