import { expect, test } from 'vitest'
import { auditLog } from '@/lib/domain/insight/audit-log/contract'
import { reports } from '@/lib/domain/insight/reports/contract'
import { projectColumns } from '@/lib/domain/work/projects/columns'
import { projects } from '@/lib/domain/work/projects/contract'
import { projectTimeline } from '@/lib/domain/work/projects/timeline/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { call, english } from '@/lib/testing/calls/call'
import { createEmployer, createUser, createWorkPermit } from '@/lib/testing/records/factories'

const admin = await createUser('Admin')
const PurchaseRequisitionNo = `PR-${crypto.randomUUID()}`
const employerId = (await createEmployer()).id
const plannedWorkers = 3
const input = { PurchaseRequisitionNo, employerId, plannedWorkers }
const { id } = (await call(admin, projects.save, input)).body
const unnamed = { th: 'ยังไม่ได้ตั้งชื่อ', en: 'Not named yet' }
const labels = {
  th: `${PurchaseRequisitionNo} ${unnamed.th}`,
  en: `${PurchaseRequisitionNo} ${unnamed.en}`,
}

test.each(['th', 'en'] as const)(
  'a file names a project without a name so (%s)',
  async (locale) => {
    const [row] = (await call(admin, projects.searchByPrNo, { PurchaseRequisitionNo })).body
    const texts = projectColumns(locale).map(({ value }) => value(row!))
    expect([texts.includes(unnamed[locale]), texts.includes('DRAFT')]).toEqual([true, false])
  },
)

test('its timeline names it in both languages', async () => {
  const { body } = await call(admin, projectTimeline.searchTimeline, { id: id! })
  const planned = body.find(({ event }) => event === 'project.planned')
  expect(planned!.subject!.label).toEqual(labels)
})

test('the audit log names it in both languages', async () => {
  const { body } = await call(admin, auditLog.search, { subjectId: id! })
  expect(body[0]!.subject!.name).toEqual(labels)
})

test('the forecast of training names it in the language of its reader', async () => {
  for (const language of ['th', 'en'] as const) {
    const headers = { 'accept-language': language }
    const { body } = await call(admin, reports.trainingDemand, {}, headers)
    const named = body.flatMap((row) => row.projects).find((project) => project.id === id)
    expect(named?.name).toBe(labels[language])
  }
})

test('a permit says which project is not active', async () => {
  const permit = await createWorkPermit({ projectId: id!, requestedByUserId: admin.userId })
  const { body } = await call(admin, workPermits.readiness, { id: permit.id }, english)
  const { text } = body.gaps.find(({ code }) => code === 'project-not-active')!
  expect(text).toContain(unnamed.en)
  expect(text).not.toContain('DRAFT')
})
