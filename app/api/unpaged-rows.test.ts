import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { reports } from '@/lib/domain/insight/reports/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { users } from '@/lib/domain/people/users/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { roles } from '@/lib/platform/access/policies'
import { config } from '@/lib/platform/config/config'
import { addDays, fromUtcDate, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import type { Contract } from '@/lib/platform/contract/contract'
import { call } from '@/lib/testing/calls/call'
import {
  createJsaTemplate,
  createPerson,
  createProject,
  createTask,
  createUser,
  createWorkPermit,
  type TestUser,
} from '@/lib/testing/records/factories'

/** Endpoints that answer rows without pages answer all of them up to LIST_LIMIT, and are refused above it. */

const LIMIT = config().listLimit
afterEach(() => void (config().listLimit = LIMIT))

let caller: TestUser
let taskId: string
let permitId: string
let projectId: string

beforeAll(async () => {
  caller = await createUser(roles.filter((role) => role !== 'Contractor'))
  const { userId } = caller
  const dueDate = new Date('2020-01-01T00:00:00Z')
  taskId = (await createTask({ assigneeUserId: userId, status: 'Open', dueDate })).id
  const people = { assigneeUserId: userId, assignerUserId: userId, actorUserId: userId }
  await database().db.taskLog.create({
    data: { taskId, command: 'create', toStatus: 'Open', ...people },
  })
  permitId = (await createWorkPermit({ requestedByUserId: userId })).id
  await database().db.workPermitLog.create({
    data: { permitId, command: 'create', toStatus: 'Draft' },
  })
  projectId = (await createProject({ status: 'Active' })).id
  await createJsaTemplate({ isEnabled: true })
  const nextWeek = toUtcDate(addDays(fromUtcDate(new Date()), 7))
  await createPerson({ trainingStatus: 'Passed', trainingValidUntil: nextWeek })
})

const endpoints: [Contract, () => object][] = [
  [users.search, () => ({})],
  [users.exportXlsx, () => ({})],
  [users.create, () => ({})],
  [users.preCreateContractor, () => ({})],
  [projects.create, () => ({})],
  [projects.get, () => ({ id: projectId, includeEmptyOption: 'true' })],
  [tasks.logs, () => ({ id: taskId })],
  [workPermits.logs, () => ({ id: permitId })],
  [jsaTemplates.listForContractor, () => ({})],
  [reports.overdueTasks, () => ({})],
  [reports.expiringTraining, () => ({})],
]

describe.each(endpoints.map(([contract, input]) => [contract.path, contract, input] as const))(
  '%s',
  (_, contract, input) => {
    test('answers all rows up to the limit', async () => {
      expect((await call(caller, contract, input())).status).toBe(200)
    })

    test('is refused above the limit', async () => {
      config().listLimit = 0
      const { status, body } = await call(caller, contract, input())
      expect([status, body.code]).toEqual([400, 'too-many-rows'])
    })
  },
)
