import { describe, expect, test } from 'vitest'
import { persons } from '@/lib/domain/people/persons/contract'
import { call, english } from '@/lib/testing/calls/call'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'

const admin = await createUser('Admin')

const find = async (keyword: string) =>
  (await call(admin, persons.search, { keyword })).body.map(({ id }) => id)

describe('searching people', () => {
  test('finds every word in the names of both languages', async () => {
    const { id } = await createPerson({
      firstNameTh: 'ณัฐพล',
      lastNameTh: 'เก่งกาจ',
      firstNameEn: 'Nattapon',
    })
    expect(await find('กาจ natta')).toEqual([id])
    expect(await find('กาจ steel')).toEqual([])
  })

  test('answers in the order of the names that the caller reads; who has none in English comes last, by the Thai one', async () => {
    const { id: employerId } = await createEmployer()
    const people: [string, string | null][] = [
      ['ค', 'Anan'],
      ['ข', null],
      ['ง', 'Boon'],
      ['ก', null],
    ]
    for (const [firstNameTh, firstNameEn] of people)
      await createPerson({ employerId, firstNameTh, firstNameEn })
    const inOrder = async (headers = {}) =>
      (await call(admin, persons.search, { employerId }, headers)).body.map(
        ({ firstNameTh }) => firstNameTh,
      )
    expect(await inOrder()).toEqual(['ก', 'ข', 'ค', 'ง'])
    expect(await inOrder(english)).toEqual(['ค', 'ง', 'ก', 'ข'])
  })

  test('finds by the whole national id, with or without dashes, or by its last three digits', async () => {
    const { id } = await createPerson({ nationalId: '1101700207366' })
    for (const keyword of ['1101700207366', '1-1017-00207-36-6', '366'])
      expect(await find(keyword)).toContain(id)
    for (const keyword of ['110170020736', '101700207366', '7366', '%366', '_101700207366'])
      expect(await find(keyword)).not.toContain(id)
  })

  test('finds a passport number in any case', async () => {
    const { id } = await createPerson({ nationalId: 'QZ1234567' })
    expect(await find('qz1234567')).toEqual([id])
    expect(await find('qz12345')).toEqual([])
  })

  test('finds by the code, as typed or as scanned from a card', async () => {
    const { id, code } = await createPerson()
    expect(code).toMatch(/^P-\d{6}$/)
    const number = String(Number(code.slice(2)))
    const texts = [code, code.toLowerCase(), `p${number}`, `https://site.example/persons/${code}`]
    for (const keyword of texts) expect(await find(keyword)).toEqual([id])
    expect(await find(number)).toContain(id)
    expect(await find(`https://site.example/persons/${id}`)).toEqual([id])
  })

  test('matches % literally', async () => {
    const { id } = await createPerson({ firstNameTh: 'ร้อย100%' })
    await createPerson({ firstNameTh: 'ร้อย1000' })
    expect(await find('ร้อย100%')).toEqual([id])
  })

  test('filters by employer and training, pages, sorts and answers the total', async () => {
    const employerId = (await createEmployer()).id
    const made = ['ค', 'ก', 'ข'].map((firstNameTh) =>
      createPerson({ firstNameTh, employerId, trainingStatus: 'Passed' }),
    )
    await Promise.all(made)
    await createPerson({ employerId })
    const filters = { employerId, TrainingStatus: 'Passed', pageSize: 2 } as const
    const first = await call(admin, persons.search, { ...filters, page: 1 })
    const last = await call(admin, persons.search, { ...filters, page: 2, sort: '-firstNameTh' })
    expect(first.body.map(({ firstNameTh }) => firstNameTh)).toEqual(['ก', 'ข'])
    expect(last.body.map(({ firstNameTh }) => firstNameTh)).toEqual(['ก'])
    expect(first.headers.get('x-total-count')).toBe('3')
  })

  test.each([
    'firstNameTh',
    'lastNameTh',
    'firstNameEn',
    'TrainingStatus',
    'trainingValidUntil',
  ] as const)('sorts by %s', async (sort) => {
    expect((await call(admin, persons.search, { sort, page: 1 })).status).toBe(200)
    expect((await call(admin, persons.search, { sort: `-${sort}`, page: 1 })).status).toBe(200)
  })

  test('finds those of the ids whom the caller may see', async () => {
    const contractor = await createUser('Contractor')
    const own = await createPerson({ employerId: contractor.employerId })
    const stranger = await createPerson()
    const ids = [own.id, stranger.id]
    const seenBy = async (caller: typeof admin) =>
      (await call(caller, persons.search, { ids })).body.map(({ id }) => id).toSorted()
    expect(await seenBy(admin)).toEqual(ids.toSorted())
    expect(await seenBy(contractor)).toEqual([own.id])
  })

  test('leaves out removed people', async () => {
    await createPerson({ firstNameTh: 'ลบแล้ว', removedAt: new Date() })
    expect(await find('ลบแล้ว')).toEqual([])
  })
})
