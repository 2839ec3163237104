import { describe, expect, test } from 'vitest'
import { fromUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import {
  createEmployer,
  createPerson,
  createProject,
  createUser,
} from '@/lib/testing/records/factories'
import { checkedImport, commitAll, outcomesOf, unique } from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'

const admin = await createUser('Admin')
const ZERO_WIDTH = '\u200b'

/** One text with its marks in two orders: as it is stored, and as some keyboards write it. */
const STORED = 'กุ้ง'
const TYPED = 'กุ้ง'

describe('texts that look alike', () => {
  test('are one company, whatever the order of their marks', async () => {
    const name = unique()
    const known = await createEmployer({ nameTh: `${STORED} ${unique()}` })
    expect(TYPED.normalize('NFC')).toBe(STORED)
    const rows = [
      ['ชื่อบริษัท', 'โทร'],
      [known.nameTh.replace(STORED, TYPED), '021234567'],
      [`${STORED} ${name}`, ''],
      [`${TYPED} ${name}`, ''],
    ]
    const id = await checkedImport(admin, 'Employers', rows, { onMatch: 'update' })
    expect(await outcomesOf(admin, id)).toEqual([
      '2 Change',
      '3 Wrong *:row-twice',
      '4 Wrong *:row-twice',
    ])
  })

  test('are one PR No. and one passport, whatever is in them that nobody sees', async () => {
    const { nameTh } = await createEmployer({ nameTh: `ผู้รับเหมา ${unique()}` })
    const known = await createProject()
    const prNo = `PR-${unique()}`
    const projects = await checkedImport(
      admin,
      'Projects',
      [
        ['เลขที่ PR', 'ชื่อโครงการ', 'ผู้รับเหมา'],
        [`${known.purchaseRequisitionNo}${ZERO_WIDTH}`, 'ใหม่', ''],
        [prNo, 'ก', nameTh],
        [`${ZERO_WIDTH}${prNo}`, 'ก', nameTh],
      ],
      { onMatch: 'update' },
    )
    expect(await outcomesOf(admin, projects)).toEqual([
      '2 Change',
      '3 Wrong *:row-twice',
      '4 Wrong *:row-twice',
    ])
    const number = makeNationalId()
    const people = await checkedImport(admin, 'Persons', [
      ['ชื่อ', 'นามสกุล', 'เลขบัตร'],
      ['ก', unique(), number],
      ['ข', unique(), `${number}${ZERO_WIDTH}`],
    ])
    expect(await outcomesOf(admin, people)).toEqual(['2 Wrong *:row-twice', '3 Wrong *:row-twice'])
  })
})

test('a cell in which nothing is seen keeps what is stored', async () => {
  const person = await createPerson({
    nationalId: makeNationalId(),
    phone: '0811111111',
    titleTh: 'นาย',
  })
  const project = await createProject()
  const people = await checkedImport(
    admin,
    'Persons',
    [
      ['เลขบัตร', 'ชื่อ', 'โทร', 'คำนำหน้า'],
      [person.nationalId!, 'ใหม่', ZERO_WIDTH, ZERO_WIDTH],
    ],
    { onMatch: 'update' },
  )
  await commitAll(admin, people)
  expect(await database().db.person.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({
    firstNameTh: 'ใหม่',
    phone: '0811111111',
    titleTh: 'นาย',
  })
  const projects = await checkedImport(
    admin,
    'Projects',
    [
      ['เลขที่ PR', 'ชื่อโครงการ', 'วันเริ่ม'],
      [project.purchaseRequisitionNo!, 'ใหม่', ZERO_WIDTH],
    ],
    { onMatch: 'update' },
  )
  await commitAll(admin, projects)
  const after = await database().db.project.findUniqueOrThrow({ where: { id: project.id } })
  expect([after.name, fromUtcDate(after.startDate)]).toEqual([
    'ใหม่',
    fromUtcDate(project.startDate),
  ])
})
