import { expect, test } from 'vitest'
import { database } from '@/lib/platform/db/database'
import { createEmployer, createPerson, createUser } from '@/lib/testing/records/factories'
import { checkedImport, commitAll, outcomesOf, unique } from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'

const admin = await createUser('Admin')
const names = { firstNameTh: 'สมหญิง', firstNameEn: 'Somying', lastNameEn: 'Rakdee' }
const createNamed = () =>
  createPerson({ ...names, lastNameTh: `รักดี${unique()}`, nationalId: makeNationalId() })

test('the English names of somebody under a header of Thai ones change none of them', async () => {
  const person = await createNamed()
  const rows = [
    ['รหัส', 'First name', 'Last name', 'โทร'],
    [person.code, 'SOMYING', 'Rakdee', '0811111111'],
  ]
  const refused = await checkedImport(admin, 'Persons', rows)
  expect(await outcomesOf(admin, refused)).toEqual(['2 Wrong *:row-exists'])
  const id = await checkedImport(admin, 'Persons', rows, { onMatch: 'update' })
  await commitAll(admin, id)
  const after = await database().db.person.findUniqueOrThrow({ where: { id: person.id } })
  expect(after).toMatchObject({ ...names, lastNameTh: person.lastNameTh, phone: '0811111111' })
})

test('a cell with the whole name of somebody is no surname of theirs', async () => {
  const person = await createNamed()
  const rows = [
    ['เลขบัตร', 'ชื่อ-สกุล'],
    [person.nationalId!, `น.ส.${person.firstNameTh} ${person.lastNameTh}`],
  ]
  const id = await checkedImport(admin, 'Persons', rows, { onMatch: 'update' })
  expect(await outcomesOf(admin, id)).toEqual(['2 Same'])
})

test('the English name of a company under a header of Thai ones leaves it its Thai one', async () => {
  const nameEn = `Pump ${unique()} Ltd`
  const { id: employerId, nameTh } = await createEmployer({ nameTh: `ปั๊ม ${unique()}`, nameEn })
  const rows = [
    ['ชื่อบริษัท', 'โทร'],
    [nameEn.toUpperCase(), '021234567'],
  ]
  const id = await checkedImport(admin, 'Employers', rows, { onMatch: 'update' })
  await commitAll(admin, id)
  const after = await database().db.employer.findUniqueOrThrow({ where: { id: employerId } })
  expect(after).toMatchObject({ nameTh, nameEn, phone: '021234567' })
})
