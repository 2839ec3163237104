import { expect, test } from 'vitest'
import { users } from '@/lib/domain/people/users/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { Contract } from '@/lib/platform/contract/contract'
import { callUnchecked } from '@/lib/testing/calls/call'
import { attendanceOf } from '@/lib/testing/records/enrolment'
import {
  createPerson,
  createProject,
  createTask,
  createTrainingSession,
  createUser,
} from '@/lib/testing/records/factories'
import { createPermitSite, createReadyPermit } from '@/lib/testing/records/permit-site'
import { statementsOfKnownCaller } from '@/lib/testing/calls/statements'

const site = await createPermitSite()
const { officer, owner, contractor } = site
const admin = await createUser('Admin')

let number = 0
const project = (PurchaseRequisitionNo = `PR-STATEMENTS-${number++}`) => ({
  PurchaseRequisitionNo,
  name: 'งานเชื่อม',
  employerId: site.company.id,
  workOwnerUserId: owner.userId,
  startDate: '2026-12-01',
})
const permit = async (status: 'Draft' | 'Submitted', command: string) => ({
  id: (await createReadyPermit(site, { status })).id,
  command,
})
const ownTask = async () =>
  (await createTask({ assigneeUserId: owner.userId, assignerUserId: owner.userId })).id
const attendances = async (status: 'Confirmed' | 'Attended') => ({
  ids: [(await attendanceOf(officer, status)).id],
})

type Row = {
  name: string
  contract: Contract
  caller: { userId: string }
  input: () => Promise<unknown>
  /** Round trips to the database, with BEGIN and COMMIT, once the caller is known. */
  most: number
  status?: number
}

const rows: Row[] = [
  {
    name: 'a new project',
    contract: projects.save,
    caller: owner,
    input: async () => project(),
    most: 7,
  },
  {
    name: 'a PR No. that is taken',
    contract: projects.save,
    caller: owner,
    input: async () => {
      const taken = project()
      await callUnchecked(owner, projects.save, taken)
      return taken
    },
    most: 1,
    status: 400,
  },
  {
    name: 'a list that fits its page',
    contract: employers.search,
    caller: owner,
    input: async () => ({ page: 1, pageSize: 100 }),
    most: 1,
  },
  {
    name: 'a project again',
    contract: projects.save,
    caller: owner,
    input: async () => ({ ...project(), id: (await createProject()).id }),
    most: 9,
  },
  {
    name: 'a new company',
    contract: employers.save,
    caller: admin,
    input: async () => ({ nameTh: 'บริษัท ใหม่ จำกัด' }),
    most: 4,
  },
  {
    name: 'a task to ask for a permit',
    contract: tasks.createTask,
    caller: owner,
    input: async () => ({ taskTypeId: 3 }),
    most: 23,
  },
  {
    name: 'a task that is started',
    contract: tasks.executeCommand,
    caller: owner,
    input: async () => ({
      id: (await createTask({ assigneeUserId: owner.userId })).id,
      command: 'start',
    }),
    most: 9,
  },
  {
    name: 'a task that is handed over',
    contract: tasks.reassign,
    caller: owner,
    input: async () => ({ id: await ownTask(), AssigneeUserId: officer.userId }),
    most: 12,
  },
  {
    name: 'twenty tasks that are handed over',
    contract: tasks.reassignMany,
    caller: owner,
    input: async () => ({
      ids: await Promise.all(Array.from({ length: 20 }, ownTask)),
      AssigneeUserId: officer.userId,
    }),
    most: 10,
  },
  {
    name: 'the roles of a user',
    contract: users.save,
    caller: admin,
    input: async () => ({
      id: (await createUser('WorkOwner')).userId,
      roles: ['WorkOwner', 'Purchasing'],
    }),
    most: 13,
  },
  {
    name: 'an enrolment',
    contract: trainingEnrollments.enroll,
    caller: officer,
    input: async () => ({
      sessionId: (await createTrainingSession()).id,
      personIds: [(await createPerson()).id],
    }),
    most: 9,
  },
  {
    name: 'a check-in',
    contract: trainingApprovals.checkIn,
    caller: officer,
    input: () => attendances('Confirmed'),
    most: 9,
  },
  {
    name: 'a pass',
    contract: trainingApprovals.pass,
    caller: officer,
    input: () => attendances('Attended'),
    most: 15,
  },
  {
    name: 'a permit that is submitted',
    contract: workPermits.executeCommand,
    caller: contractor,
    input: () => permit('Draft', 'submit'),
    most: 20,
  },
  {
    name: 'a permit that is approved',
    contract: workPermits.executeCommand,
    caller: officer,
    input: () => permit('Submitted', 'approve'),
    most: 17,
  },
]

test.each(rows)(
  '$name takes $most statements',
  async ({ contract, caller, input, most, status = 200 }) => {
    const [before, measured] = [await input(), await input()]
    const statements = await statementsOfKnownCaller(
      () => callUnchecked(caller, contract, before),
      async () => {
        const answer = await callUnchecked(caller, contract, measured)
        expect([answer.status, answer.body]).toEqual([status, expect.anything()])
      },
    )
    expect(statements, statements.join('\n')).toHaveLength(most)
  },
)
