import { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { PermitCommand, PermitStatus } from '@/lib/domain/work/work-permits/workflow'
import type { Role } from '@/lib/platform/access/policies'
import { addDays, dayIn, toUtcDate, type Day } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call, english } from '../calls/call'
import {
  createEmployer,
  createPerson,
  createProject,
  createUser,
  createWorkPermit,
} from './factories'
import { type TestUser } from '@/lib/testing/records/factories'

export const today = (): Day => dayIn('Asia/Bangkok', new Date())

/** An active project with a user for each role that a permit needs. */
export async function createPermitSite() {
  const company = await createEmployer()
  const make = (role: Role) => createUser(role)
  const [officer, owner, areaOwner] = [
    await make('SafetyOfficer'),
    await make('WorkOwner'),
    await make('WorkspaceOwner'),
  ]
  const contractor = await createUser('Contractor', { employerId: company.id })
  const project = await createProject({
    status: 'Active',
    employerId: company.id,
    workOwnerUserId: owner.userId,
    users: { create: { userId: areaOwner.userId, role: 'WorkspaceOwner' } },
  } as Parameters<typeof createProject>[0])
  return { company, officer, owner, areaOwner, contractor, project }
}
export type PermitSite = Awaited<ReturnType<typeof createPermitSite>>

/** A person of the contractor whose training is valid until the day, inclusive; for a year by default. */
export const createWorker = (
  site: PermitSite,
  validUntil: Day = addDays(today(), 365),
  more = {},
) =>
  createPerson({
    employerId: site.company.id,
    trainingStatus: 'Passed',
    trainingValidUntil: toUtcDate(validUntil),
    ...more,
  })

type Options = {
  status?: PermitStatus
  workDate?: Day
  startTime?: string
  endTime?: string
  personIds?: string[]
  requester?: TestUser
  approvedBy?: { role: Role; userId: string }[]
}

/** A complete permit, by default a draft for all of today with one new worker. */
export async function createReadyPermit(site: PermitSite, options: Options = {}) {
  const { status = 'Draft', workDate = today(), approvedBy = [], requester } = options
  const personIds = options.personIds ?? [(await createWorker(site)).id]
  const date = toUtcDate(workDate)
  return createWorkPermit({
    status,
    workDate: date,
    projectId: site.project.id,
    contractorId: site.company.id,
    startTime: options.startTime ?? '00:00',
    endTime: options.endTime ?? '23:59',
    requestedByUserId: (requester ?? site.contractor).userId,
    workers: {
      create: personIds.map((personId, position) => ({ personId, position, workDate: date })),
    },
    approvals: { create: approvedBy.map(({ role, userId }) => ({ role, userId, at: new Date() })) },
  })
}

export const execute = (
  caller: TestUser,
  id: string,
  command: PermitCommand,
  more: {
    reason?: string
    role?: 'SafetyOfficer' | 'WorkOwner' | 'WorkspaceOwner'
    rowVersion?: number
  } = {},
) => call(caller, workPermits.executeCommand, { id, command, ...more }, english)

export const permitStatus = async (id: string) =>
  (await database().db.workPermit.findUniqueOrThrow({ where: { id } })).status

export const readPermit = async (caller: TestUser, id: string) =>
  (await call(caller, workPermits.get, { id })).body
