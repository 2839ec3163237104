import { describe, expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { fromUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call, english } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createProject,
  createUser,
  createWorkPermit,
} from '@/lib/testing/records/factories'
import {
  checkedImport,
  commitAll,
  outcomesOf,
  readImport,
  readRows,
  unique,
} from '@/lib/testing/records/imports'

const purchasing = await createUser('Purchasing')
const HEADERS = ['เลขที่ PR', 'ชื่อโครงการ', 'ผู้รับเหมา', 'วันเริ่ม', 'วันสิ้นสุด']
const contractor = await createEmployer({ nameTh: `ผู้รับเหมา ${unique()}` })

describe('a file of projects', () => {
  test('makes them with days of the Buddhist era, and says that it read them so', async () => {
    const prNo = `PR-${unique()}`
    const id = await checkedImport(purchasing, 'Projects', [
      HEADERS,
      [prNo, 'ซ่อมถัง', contractor.nameTh, '๑ ธ.ค. ๒๕๖๙', '31/12/2569'],
    ])
    const [row] = await readRows(purchasing, id)
    expect([row!.outcome, row!.notes.map(({ code }) => code)]).toEqual(['New', ['buddhist-year']])
    await commitAll(purchasing, id)
    const project = await database().db.project.findFirstOrThrow({
      where: { purchaseRequisitionNo: prNo },
    })
    expect(project).toMatchObject({ name: 'ซ่อมถัง', employerId: contractor.id })
    expect([project.startDate, project.endDate].map(fromUtcDate)).toEqual([
      '2026-12-01',
      '2026-12-31',
    ])
    const line = await database().db.auditEntry.findFirstOrThrow({
      where: { event: 'project.saved', subjectId: project.id },
    })
    expect(Object(line.changes).importId).toBe(id)
  })

  test('is refused by the save of the form', async () => {
    const site = await createEmployer({ kind: 'Site', nameTh: `ไซต์ ${unique()}` })
    const known = await createProject()
    const id = await checkedImport(purchasing, 'Projects', [
      HEADERS,
      [`PR-${unique()}`, 'ก', site.nameTh, '', ''],
      [`PR-${unique()}`, 'ก', '', '', ''],
      [`PR-${unique()}`, 'ก', contractor.nameTh, '31/12/2569', '1/12/2569'],
      [`PR-${unique()}`, 'ก', contractor.nameTh, '31/13/2569', ''],
      [known.purchaseRequisitionNo!.toUpperCase(), 'ก', contractor.nameTh, '', ''],
      ['PR-SAME', 'ก', contractor.nameTh, '', ''],
      ['pr-same', 'ก', contractor.nameTh, '', ''],
    ])
    expect(await outcomesOf(purchasing, id)).toEqual([
      '2 Wrong employerId:not-a-contractor',
      '3 Wrong employerId:employer-missing',
      '4 Wrong endDate:end-before-start',
      '5 Wrong startDate:row-not-a-day',
      '6 Wrong *:row-exists',
      '7 Wrong *:row-twice',
      '8 Wrong *:row-twice',
    ])
    expect(await database().db.project.count({ where: { name: 'ก' } })).toBe(0)
  })

  test('changes what it names; an undo puts it back, and leaves what is used', async () => {
    const known = await createProject({ name: 'เดิม' })
    const fresh = [`PR-${unique()}`, `PR-${unique()}`]
    const rows = [
      HEADERS.slice(0, 3),
      [known.purchaseRequisitionNo!, 'ใหม่', ''],
      ...fresh.map((prNo) => [prNo, 'เพิ่ม', contractor.nameTh]),
    ]
    const id = await checkedImport(purchasing, 'Projects', rows, { onMatch: 'update' })
    expect(await outcomesOf(purchasing, id)).toEqual(['2 Change', '3 New', '4 New'])
    await commitAll(purchasing, id)
    const stored = () => database().db.project.findUniqueOrThrow({ where: { id: known.id } })
    expect(await stored()).toMatchObject({ name: 'ใหม่', employerId: known.employerId })
    const used = (await readRows(purchasing, id))[1]!.recordId!
    await createWorkPermit({ projectId: used, requestedByUserId: purchasing.userId })
    const { body } = await call(purchasing, imports.undo, { id }, english)
    expect(body).toMatchObject({ undone: 2, results: [{ rowNo: 3, code: 'record-touched' }] })
    expect(await stored()).toMatchObject({ name: 'เดิม', employerId: known.employerId })
    expect((await readImport(purchasing, id)).status).toBe('Undone')
  })

  test('an undo makes a project active again that the file made a draft', async () => {
    const reason = { status: 'OnHold', statusReason: 'รอผู้รับเหมา' } as const
    const known = [
      await createProject({ name: 'กำลังทำ', status: 'Active' }),
      await createProject({ name: 'พักไว้', ...reason }),
    ]
    const rows = [HEADERS.slice(0, 2), ...known.map((each) => [each.purchaseRequisitionNo!, '-'])]
    const id = await checkedImport(purchasing, 'Projects', rows, { onMatch: 'update' })
    await commitAll(purchasing, id)
    const stored = async () => {
      const ids = known.map((each) => each.id)
      const found = await database().db.project.findMany({ where: { id: { in: ids } } })
      return ids
        .map((each) => found.find((project) => project.id === each)!)
        .map(({ name, status, statusReason }) => ({ name, status, statusReason }))
    }
    const draft = { name: 'DRAFT', status: 'Draft', statusReason: null }
    expect(await stored()).toEqual([draft, draft])
    const { body } = await call(purchasing, imports.undo, { id }, english)
    expect(body).toEqual({ undone: 2, results: [] })
    expect(await stored()).toEqual([
      { name: 'กำลังทำ', status: 'Active', statusReason: null },
      { name: 'พักไว้', ...reason },
    ])
  })
})
