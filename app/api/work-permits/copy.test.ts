import { beforeAll, describe, expect, test } from 'vitest'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import {
  createEmployer,
  createJsaTemplate,
  createUser,
  type TestUser,
} from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
  readPermit,
  type PermitSite,
} from '@/lib/testing/records/permit-site'

let site: PermitSite
beforeAll(async () => {
  site = await createPermitSite()
})

const copy = (caller: TestUser, id: string) => call(caller, workPermits.copy, { id })

/** A closed permit with all that a form asks for. */
async function closedPermit() {
  const [area, template, worker] = [
    await database().db.workspaceArea.create({
      data: { code: crypto.randomUUID(), nameTh: 'ลานถัง' },
    }),
    await createJsaTemplate({ isEnabled: true }),
    await createWorker(site),
  ]
  const { id } = await createReadyPermit(site, { status: 'Closed', personIds: [worker.id] })
  await database().db.workPermit.update({
    where: { id },
    data: {
      typeCode: 'HotWork',
      description: 'เชื่อมท่อ',
      startTime: '08:00',
      endTime: '16:00',
      ppe: ['ถุงมือ'],
      workspaceAreaId: area.id,
      jsaTemplateId: template.id,
      jsaTemplateRevision: 1,
      jsaSteps: [],
      workers: { updateMany: { where: {}, data: { duty: 'ช่างเชื่อม' } } },
    },
  })
  return { id, area, template, worker }
}

describe('work-permits/copy', () => {
  test('makes a draft of one’s own with everything but the day and the decisions', async () => {
    const { id, area, template, worker } = await closedPermit()
    const made = await copy(site.contractor, id)
    expect(made.status).toBe(200)
    const permit = await readPermit(site.contractor, made.body.id!)
    expect(permit).toMatchObject({
      status: 'Draft',
      requestedByUserId: site.contractor.userId,
      projectId: site.project.id,
      contractorId: site.company.id,
      workspaceAreaId: area.id,
      typeCode: 'HotWork',
      description: 'เชื่อมท่อ',
      workDate: null,
      startTime: '08:00',
      endTime: '16:00',
      ppe: ['ถุงมือ'],
      workers: [{ personId: worker.id, duty: 'ช่างเชื่อม' }],
      jsa: { templateId: template.id, templateRevision: template.revision },
      approvals: [],
      task: null,
    })
    expect(permit.permitNo).not.toBe((await readPermit(site.contractor, id)).permitNo)
  })

  test('leaves out what may not be chosen any more', async () => {
    const { id, area, template, worker } = await closedPermit()
    const { db } = database()
    await db.workspaceArea.update({ where: { id: area.id }, data: { isActive: false } })
    await db.jsaTemplate.update({ where: { id: template.id }, data: { isEnabled: false } })
    await db.person.update({
      where: { id: worker.id },
      data: { employerId: (await createEmployer()).id },
    })
    const { body } = await copy(site.officer, id)
    expect(await readPermit(site.officer, body.id!)).toMatchObject({
      workspaceAreaId: null,
      workers: [],
      jsa: { templateId: null, steps: [] },
    })
  })

  test('a project that is over is left out, its company stays', async () => {
    const other = await createPermitSite()
    const { id } = await createReadyPermit(other, { status: 'Closed' })
    await database().db.project.update({
      where: { id: other.project.id },
      data: { status: 'Completed' },
    })
    const { body } = await copy(other.contractor, id)
    expect(await readPermit(other.contractor, body.id!)).toMatchObject({
      projectId: null,
      contractorId: other.company.id,
    })
  })

  test('a permit of another company does not exist for a Contractor', async () => {
    const { id } = await createReadyPermit(site)
    const answer = await copy(await createUser('Contractor'), id)
    expect([answer.status, answer.body.code]).toEqual([400, 'record-not-found'])
  })
})
