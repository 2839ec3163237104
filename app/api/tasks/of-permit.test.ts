import { describe, expect, test } from 'vitest'
import { projects } from '@/lib/domain/work/projects/contract'
import { projectTimeline } from '@/lib/domain/work/projects/timeline/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { call } from '@/lib/testing/calls/call'
import { createProject, createUser, type TestUser } from '@/lib/testing/records/factories'

const owner = await createUser('WorkOwner')
const contractor = await createUser('Contractor')
const colleague = await createUser('Contractor', { employerId: contractor.employerId })
const stranger = await createUser('Contractor')

const request = async (assignee: TestUser) =>
  (await call(owner, tasks.createTask, { taskTypeId: 3, AssigneeUserId: assignee.userId })).body

describe('the project of a permit', () => {
  const choose = async (workPermitId: string | undefined, projectId: string | null) =>
    expect((await call(owner, workPermits.save, { id: workPermitId!, projectId })).status).toBe(200)
  const found = async (projectId: string) =>
    (await call(owner, tasks.search, { scope: 'all', projectId })).body.map(({ id }) => id)
  const linked = async (PurchaseRequisitionNo: string | null) => {
    const { body } = await call(owner, projects.searchByPrNo, {
      PurchaseRequisitionNo: PurchaseRequisitionNo!,
    })
    return body.map(({ isInUse, linkedTaskId }) => ({ isInUse, linkedTaskId }))
  }

  test('is that of its task, whichever way it was chosen', async () => {
    const [first, second] = [await createProject(), await createProject()]
    const task = await request(owner)
    await choose(task.workPermitId, first.id)
    expect(await found(first.id)).toEqual([task.id])
    expect(await linked(first.purchaseRequisitionNo)).toEqual([
      { isInUse: true, linkedTaskId: task.id },
    ])
    const { body } = await call(owner, projectTimeline.searchTimeline, {
      id: first.id,
      lanes: ['Task'],
    })
    expect(JSON.stringify(body)).toContain(task.id)

    await choose(task.workPermitId, second.id)
    expect([await found(first.id), await found(second.id)]).toEqual([[], [task.id]])
    await choose(task.workPermitId, null)
    expect(await found(second.id)).toEqual([])
  })

  test('stays with the task where a save leaves it out', async () => {
    const project = await createProject()
    const task = await request(owner)
    await choose(task.workPermitId, project.id)
    const saved = await call(owner, workPermits.save, { id: task.workPermitId!, ppe: ['helmet'] })
    expect(saved.status).toBe(200)
    expect(await found(project.id)).toEqual([task.id])
  })
})

describe('a Contractor who would not see the permit of the task', () => {
  const outcomeOf = async (task: { id: string }, assignee: TestUser) => {
    const AssigneeUserId = assignee.userId
    const one = await call(owner, tasks.reassign, { id: task.id, AssigneeUserId })
    return [one.status, one.body.code, one.body.errors?.[0]?.path]
  }

  test('is not given it', async () => {
    const task = await request(contractor)
    const refused = [400, 'permit-of-other-company', 'AssigneeUserId']
    expect(await outcomeOf(task, stranger)).toEqual(refused)
    expect(await outcomeOf(await request(owner), contractor)).toEqual(refused)
    expect(await outcomeOf(task, colleague)).toEqual([200, undefined, undefined])
    expect(await outcomeOf(task, await createUser('SafetyOfficer'))).toEqual([
      200,
      undefined,
      undefined,
    ])
  })

  test('keeps no task whose permit gets another company, until it is reassigned', async () => {
    const { workPermitId, id } = await request(contractor)
    const change = async (contractorId: string | null) => {
      const { status, body } = await call(owner, workPermits.save, {
        id: workPermitId!,
        contractorId,
      })
      return [status, body.code, body.errors?.[0]?.path]
    }
    const refused = [400, 'permit-of-other-company', 'contractorId']
    expect(await change(stranger.employerId)).toEqual(refused)
    expect(await change(null)).toEqual(refused)
    expect(await change(contractor.employerId)).toEqual([200, undefined, undefined])
    await call(owner, tasks.reassign, { id, AssigneeUserId: owner.userId })
    expect(await change(stranger.employerId)).toEqual([200, undefined, undefined])
  })

  test('does not hold up the permit once the task is over', async () => {
    const { workPermitId, id } = await request(contractor)
    await call(owner, tasks.executeCommand, { id, command: 'cancel' })
    const input = { id: workPermitId!, contractorId: stranger.employerId }
    expect((await call(owner, workPermits.save, input)).status).toBe(200)
  })

  test('is given the others of several tasks', async () => {
    const own = await request(contractor)
    const foreign = await request(stranger)
    const { body } = await call(owner, tasks.reassignMany, {
      ids: [foreign.id, own.id],
      AssigneeUserId: colleague.userId,
    })
    expect(body.results).toMatchObject([
      { id: foreign.id, outcome: 'refused', code: 'permit-of-other-company' },
      { id: own.id, outcome: 'done' },
    ])
    const { body: kept } = await call(owner, tasks.get, { id: foreign.id })
    expect(kept.AssigneeUserId).toBe(stranger.userId)
  })
})
