import { describe, expect, test } from 'vitest'
import { projects } from '@/lib/domain/work/projects/contract'
import {
  nextStatuses,
  projectStatuses,
  type ProjectStatus,
} from '@/lib/domain/work/projects/workflow'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createProject, createUser } from '@/lib/testing/records/factories'

const owner = await createUser('WorkOwner')

const get = async (id: string) => (await call(owner, projects.get, { id })).body

describe('projects/changeStatus', () => {
  const cells = projectStatuses.flatMap((from) =>
    projectStatuses.map((to) => [from, to, nextStatuses(from).includes(to) ? 200 : 409] as const),
  )
  test.each(cells)('%s → %s is %i', async (from, to, status) => {
    const { id } = await createProject({ status: from })
    const answer = await call(owner, projects.changeStatus, { id, status: to })
    expect(answer.status).toBe(status)
    const expected: ProjectStatus = status === 200 ? to : from
    expect((await get(id)).status).toBe(expected)
  })

  test('is refused in Thai with the names of the statuses', async () => {
    const { id } = await createProject({ status: 'Completed' })
    const { body } = await call(owner, projects.changeStatus, { id, status: 'Active' })
    expect([body.code, body.detail]).toEqual([
      'no-such-step',
      'เปลี่ยนสถานะจาก เสร็จสิ้น เป็น กำลังดำเนินการ ไม่ได้',
    ])
  })

  test('a draft becomes active only when it is complete, and every gap is named', async () => {
    const { id } = await createProject({
      purchaseRequisitionNo: null,
      name: 'DRAFT',
      employerId: null,
    })
    const { status, body } = await call(owner, projects.changeStatus, { id, status: 'Active' })
    expect([status, body.code]).toEqual([400, 'project-incomplete'])
    expect(body.errors.map(({ path }) => path)).toEqual([
      'PurchaseRequisitionNo',
      'name',
      'employerId',
    ])
  })

  test.each(['Approved', 'Active', 'Suspended', 'AwaitingClosure', 'Expired'] as const)(
    'a project is not completed while a permit is %s',
    async (status) => {
      const { id } = await createProject({ status: 'Active' })
      await database().db.workPermit.create({
        data: {
          permitNo: `WP-${id}`,
          projectId: id,
          requestedByUserId: owner.userId,
          status,
          workDate: new Date('2026-11-20T00:00:00Z'),
          startTime: '08:00',
          endTime: '17:00',
        },
      })
      const answer = await call(owner, projects.changeStatus, { id, status: 'Completed' })
      expect([answer.status, answer.body.code]).toEqual([400, 'open-permits'])
    },
  )

  test('of two concurrent changes one is a conflict', async () => {
    const { id } = await createProject({ status: 'Active' })
    const answers = await Promise.all(
      (['Completed', 'Completed'] as const).map((status) =>
        call(owner, projects.changeStatus, { id, status }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
